import { PILE_NAMES } from '$lib/facts.gen';
import { nameAt } from '$lib/names';
import type { Frame, StepView } from '$lib/protocol.gen';
import { say } from '$lib/words.svelte';
import type { Story } from '../game';
import type { Played } from '../../replay/frames';

const FANNED = 6; // cards of a pile
const LATE = 60; // cards left: before, every game has room
const FEW = 5; // with so few left no moment is tight any more

/** What was remarkable: how often somebody went ten back, and how narrow or how wasteful it was. */
export function tellStory(replay: Played, you: number | null): Story {
	const plays = replay.frames.flatMap(({ step }) => (step?.kind === 'play' ? [step] : []));
	return {
		heaps: PILE_NAMES.map((_, pile) => cardsOn(plays, pile)),
		count: plays.filter((step) => step.trick).length,
		counted: 'story-tricks',
		sentence: replay.result.won ? tightest(replay.frames) : longestStep(plays, replay, you)
	};
}

const cardsOn = (plays: readonly StepView[], pile: number) =>
	plays.flatMap((step) => (step.pile === pile && step.card !== null ? [step.card] : [])).slice(-FANNED);

function tightest(frames: readonly Frame[]): string {
	const moments = frames.map(({ board, cards_left }) => ({
		cards: cards_left,
		room: 'piles' in board ? board.piles.reduce((sum, pile) => sum + pile.room, 0) : 0
	}));
	const open = moments.filter((moment) => moment.cards > FEW && moment.cards <= LATE);
	const [found] = open.sort((one, other) => one.room / one.cards - other.room / other.cards);
	return found ? say('story-tight', found) : '';
}

function longestStep(plays: readonly StepView[], { seats }: Played, you: number | null): string {
	const longest = [...plays].sort((one, other) => (other.step ?? 0) - (one.step ?? 0))[0];
	if (!longest) return '';
	const facts = { step: longest.step ?? 0, pile: PILE_NAMES[longest.pile ?? 0] ?? '' };
	if (longest.seat === you) return say('story-your-jump', facts);
	return say('story-jump', { ...facts, name: nameAt(seats, longest.seat) });
}
