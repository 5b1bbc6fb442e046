import { GAMES } from './facts.gen';

/** Which screen an address shows. */
export type Route =
	| { screen: 'home' }
	| { screen: 'new'; game: string }
	| { screen: 'table'; id: string }
	| { screen: 'replay'; id: string }
	| { screen: 'review'; id: string }
	| { screen: 'mistakes' }
	| { screen: 'learn'; game: string | null }
	| { screen: 'rules'; game: string }
	| { screen: 'open-record' }
	| { screen: 'me' }
	| { screen: 'keeps' }
	| { screen: 'people'; id: string }
	| { screen: 'challenge'; id: string }
	| { screen: 'new-challenge'; table: string }
	| { screen: 'daily' }
	| { screen: 'daily-deal'; id: string }
	| { screen: 'instant'; id: string }
	| { screen: 'not-found' };

let address = $state(location.pathname);

/** The screen of the present address. */
export function route(): Route {
	return parseRoute(address);
}

export function parseRoute(path: string): Route {
	const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
	const taught = GAMES.find((name) => name === second);
	if (first === '') return { screen: 'home' };
	if (first === 'replay') return { screen: 'open-record' };
	if (first === 'me' && second === 'people' && third) return { screen: 'people', id: third };
	if (first === 'me' && second === 'mistakes') return { screen: 'mistakes' };
	if (first === 'me') return { screen: 'me' };
	if (first === 'keeps') return { screen: 'keeps' };
	if (first === 'daily') return second ? { screen: 'daily-deal', id: second } : { screen: 'daily' };
	if (first === 'instant' && second) return { screen: 'instant', id: second };
	if (first === 'new') return { screen: 'new', game: second || GAMES[0]! };
	if ((first === 'learn' || first === 'rules') && second && !taught) return { screen: 'not-found' };
	if (first === 'learn') return { screen: 'learn', game: taught ?? null };
	if (first === 'rules') return { screen: 'rules', game: taught ?? GAMES[0]! };
	if (first === 'c' && second) return { screen: 'challenge', id: second };
	if (first === 't' && second && third === 'challenge') return { screen: 'new-challenge', table: second };
	if (first === 't' && second && third === 'replay') return { screen: 'replay', id: second };
	if (first === 't' && second && third === 'review') return { screen: 'review', id: second };
	if (first === 't' && second) return { screen: 'table', id: second };
	return { screen: 'not-found' };
}

/** Go to another screen without reloading the page. */
export function go(path: string): void {
	history.pushState(null, '', path);
	arrive();
}

function arrive(): void {
	address = location.pathname;
	scrollTo(0, 0);
}

/** Let links and the back button change the screen. */
export function followLinks(): void {
	addEventListener('popstate', arrive);
	addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || !isPlain(event) || !isOurs(link)) return;
		event.preventDefault();
		go(link.pathname + link.search + link.hash);
	});
}

function isPlain(event: MouseEvent): boolean {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
	const samePage = link.pathname === location.pathname && link.hash !== '';
	return (
		link.origin === location.origin &&
		!link.target &&
		!link.hasAttribute('download') &&
		!link.pathname.startsWith('/api/') &&
		!samePage
	);
}
