import type { ResultLine, ResultView } from '$lib/protocol.gen';
import { say } from '$lib/words.svelte';

/** How a team game compares with the earlier ones of this person, of the same game with as many players. */
export function describeBest(result: ResultView, earlier: readonly ResultLine[]): string {
	if (result.scores.length || !earlier.length) return '';
	const left = earlier.map((line) => cardsLeft(line.result));
	if (result.won) {
		const wins = left.filter((cards) => cards === 0).length + 1;
		return wins === 1 ? say('best-new') : say('best-wins', { wins, games: earlier.length + 1 });
	}
	const best = Math.min(...left);
	if (result.cards_left < best) return say('best-new');
	return best === 0 ? '' : say('best-left', { cards: best });
}

/** `won` or `lost:7`, as the server writes a result. */
const cardsLeft = (result: string) => (result === 'won' ? 0 : Number(result.split(':')[1]));
