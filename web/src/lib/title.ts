import { GAMES } from './facts.gen';
import type { Route } from './route.svelte';
import { labelled, say } from './words.svelte';

const NAME = 'tenback';

/** What stands in the title of a page: what it shows, then where it is. */
export function titleOf(route: Route): string {
	const shown = describe(route);
	return shown ? `${shown} · ${NAME}` : NAME;
}

function describe(route: Route): string {
	switch (route.screen) {
		case 'home':
		case 'daily': // their words come with them
		case 'daily-deal':
		case 'instant':
		case 'table': // it names its game as soon as it is known
		case 'challenge':
		case 'new-challenge':
		case 'people': // it names itself as soon as its words are there
			return '';
		case 'new':
			return say('new-table', { game: nameOfGame(route.game) });
		case 'rules':
			return labelled(say('rules'), nameOfGame(route.game));
		case 'learn':
			return say('learn-title');
		case 'me':
			return say('my-tables');
		case 'keeps':
			return say('keeps-title');
		case 'review':
			return say('review-title');
		case 'mistakes':
			return say('review-mistakes-title');
		case 'not-found':
			return say('nowhere');
		default:
			return say(route.screen);
	}
}

/** The title of a table; the words of a package's game may not be there yet. */
export const titleOfTable = (game: string | undefined) =>
	game !== undefined && GAMES.includes(game) ? `${nameOfGame(game)} · ${NAME}` : NAME;

const nameOfGame = (game: string) => (GAMES.includes(game) ? say(`game-${game}`) : game);
