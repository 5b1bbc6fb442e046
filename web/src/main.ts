import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';
import './styles/elements.css';
import './styles/controls.css';
import './styles/layout.css';
import { applyTheme, followOtherTabs, preferences } from '$lib/preferences.svelte';
import { waitForInstallOffer } from '$lib/install.svelte';
import { keepFocus } from '$lib/focus';
import { followLinks } from '$lib/route.svelte';
import { learnWords, speak, spoken, wantedLanguage } from '$lib/words.svelte';

applyTheme();
followLinks();
keepFocus();
waitForInstallOffer();
const asked = new URLSearchParams(location.search).get('lang');
await Promise.all([speak(wantedLanguage(asked, preferences.language)), letters()]);
followOtherTabs(() => {
	const chosen = preferences.language;
	if (chosen && chosen !== spoken()) void speak(chosen);
});
mount(App, { target: document.getElementById('app')! });

/** Wait for the letters that the page is set in, so that no line breaks anew; not long, it can be read without. */
function letters(): Promise<unknown> {
	const limit = new Promise((resolve) => setTimeout(resolve, 500));
	return Promise.race([limit, document.fonts.load("1rem 'Atkinson Hyperlegible Next'").catch(() => null)]);
}

// Only a secure page may keep itself for later; on a local network, over plain http, it works without.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
	navigator.serviceWorker.register('/sw.js').catch(() => undefined);
	navigator.serviceWorker.ready.then(keepForLater).catch(() => undefined);
}

/** A first visit is over before the worker is there: name what was loaded, and the rules to be read offline. */
async function keepForLater(worker: ServiceWorkerRegistration): Promise<void> {
	await learnWords('rules');
	worker.active?.postMessage(loaded());
}

/** The addresses of our own files that this page has loaded. */
function loaded(): string[] {
	const names = performance.getEntriesByType('resource').map((entry) => entry.name);
	return names.filter((name) => name.startsWith(`${location.origin}/assets/`));
}
