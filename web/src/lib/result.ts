import type { ResultShown } from './protocol.gen';
import { nameAt } from './names';
import { listed, say } from './words.svelte';

/** The result in the rulebook's words. */
export function resultTold(result: ResultShown, seats: Parameters<typeof nameAt>[0]): string {
	if (result.ending === 'scored') return matchTold(result, seats);
	const command = result.command ? say(`command-${result.command}`) : '';
	const parts = [say(`ending-the-game-${result.ending}`, { command })];
	parts.push(...result.owed.map((kind) => say(`ending-owed-${kind}`)));
	if (!result.won) parts.push(say('ending-the-game-left', { cards: result.cards_left }));
	if (result.excellent && !result.won) parts.push(say('ending-the-game-excellent'));
	return parts.join(' ');
}

function matchTold(result: ResultShown, seats: Parameters<typeof nameAt>[0]): string {
	const names = listed(result.winners.map((seat) => nameAt(seats, seat)));
	const points = result.scores[result.winners[0] ?? 0] ?? 0;
	return say('ending-take-that-scored', { winners: result.winners.length, names, points });
}
