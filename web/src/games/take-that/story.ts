import { nameAt } from '$lib/names';
import { say } from '$lib/words.svelte';
import type { Story } from '../game';
import type { Played } from '../../replay/frames';

const FANNED = 10;

/** What was remarkable: the winner's pairs, and the longest line that somebody had to take. */
export function tellStory({ frames, result, seats }: Played, you: number | null): Story {
	const winner = you !== null && result.winners.includes(you) ? you : (result.winners[0] ?? 0);
	const steps = frames.flatMap(({ step }) => (step ? [step] : []));
	const pairs = steps.filter((step) => step.kind === 'twist' && step.seat === winner);
	const longest = [...steps].sort((one, other) => other.taken - one.taken)[0];
	return {
		heaps: [pairs.flatMap(({ card }) => (card === null ? [] : [card])).slice(-FANNED)],
		count: pairs.length,
		counted: 'story-pairs',
		sentence: longest?.taken
			? lineTaken(longest.taken, longest.seat === you ? null : nameAt(seats, longest.seat))
			: ''
	};
}

/** The longest line; without a name it was yours. */
function lineTaken(cards: number, name: string | null): string {
	return name === null ? say('story-your-line', { cards }) : say('story-line', { cards, name });
}
