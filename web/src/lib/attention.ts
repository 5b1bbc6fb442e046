import { preferences } from './preferences.svelte';
import type { TableState } from './table.svelte';
import { titleOfTable } from './title';
import { say } from './words.svelte';

/** Say in the title, and while the page is hidden in a notification, that it is my turn. */
export function callAttention(table: TableState): () => void {
	const name = () => titleOfTable(table.update?.settings.game);
	const retitle = () => (document.title = (table.myTurn ? `● ${say('your-turn')} ` : '') + name());
	retitle();
	const stop = table.watch((before, now) => {
		retitle();
		if (now.you.your_turn && !before?.you.your_turn && document.hidden) notify(name());
	});
	return stop;
}

/** Ask to be allowed to notify; tells whether it is allowed now. */
export async function mayNotify(): Promise<boolean> {
	if (typeof Notification === 'undefined') return false;
	return (await Notification.requestPermission()) === 'granted';
}

function notify(title: string): void {
	if (!preferences.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted')
		return;
	const words = { body: say('your-turn'), tag: 'tenback-turn', icon: '/icon-192.png' };
	// Phones show notifications only through the service worker.
	navigator.serviceWorker?.ready
		.then((worker) => worker.showNotification(title, words))
		.catch(() => undefined);
}
