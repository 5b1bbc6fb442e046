// The page opens without the network from what is kept here. Tables live on the server: nothing of /api or
// /ws is ever kept. VERSION and PATHS are filled in by the build.
const KEPT = 'tenback-__VERSION__';
const PATHS = '__PATHS__';

addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(KEPT)
			.then((cache) => cache.addAll(PATHS))
			.then(() => skipWaiting())
	);
});

addEventListener('activate', (event) => {
	event.waitUntil(forgetOlder().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== 'GET' || url.origin !== location.origin) return;
	if (event.request.mode === 'navigate') event.respondWith(networkFirst(event.request));
	else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event.request));
});

// What the page loaded before this worker was there: its language above all.
addEventListener('message', (event) => {
	event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(event.data)));
});

addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});

async function forgetOlder() {
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => name.startsWith('tenback-') && name !== KEPT).map((n) => caches.delete(n))
	);
}

async function networkFirst(request) {
	try {
		return await fetch(request);
	} catch {
		return (await caches.match('/')) ?? Response.error();
	}
}

async function keptFirst(request) {
	const kept = await caches.match(request);
	if (kept) return kept;
	const answer = await fetch(request);
	if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
	return answer;
}
