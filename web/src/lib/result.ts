import type { ResultShown } from './protocol.gen';
import { listed, say } from './words.svelte';

interface Named {
	name: string;
}

/** The result in the rulebook's words. */
export function resultTold(result: ResultShown, seats: readonly Named[]): string {
	if (result.ending === 'scored') return matchTold(result, seats);
	const command = result.command ? say(`command-${result.command}`) : '';
	const parts = [say(`ending-the-game-${result.ending}`, { command })];
	parts.push(...result.owed.map((kind) => say(`ending-owed-${kind}`)));
	if (!result.won) parts.push(say('ending-the-game-left', { cards: result.cards_left }));
	if (result.excellent && !result.won) parts.push(say('ending-the-game-excellent'));
	return parts.join(' ');
}

function matchTold(result: ResultShown, seats: readonly Named[]): string {
	const names = listed(result.winners.map((seat) => seats[seat]?.name ?? ''));
	const points = result.scores[result.winners[0] ?? 0] ?? 0;
	return say('ending-take-that-scored', { winners: result.winners.length, names, points });
}
