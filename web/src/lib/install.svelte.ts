/** What Chromium offers where a page can become an app; other browsers have it in their menus. */
interface InstallOffer extends Event {
	prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

export const canInstall = () => offer !== null;

/** Keep the browser's offer until somebody wants it: no banner asks for anything by itself. */
export function waitForInstallOffer(): void {
	addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		offer = event as InstallOffer;
	});
	addEventListener('appinstalled', () => (offer = null));
}

/** Ask; the browser offers it once. */
export async function install(): Promise<void> {
	const asked = offer;
	offer = null;
	await asked?.prompt();
}
