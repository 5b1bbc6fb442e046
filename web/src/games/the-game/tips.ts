import { COMMANDS } from '$lib/facts.gen';
import type { CommandName, Fit, HandCard, HintMove, TheGameBoard } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import { familyOf } from './commands';
import { handOf, pilesOf } from './position';
import { always, did, never, type Tip } from '../../lessons/lesson';

const board = (table: TableState) => (table.board?.type === 'the-game' ? table.board : null);
const hand = (table: TableState): readonly HandCard[] => {
	const shown = board(table);
	return shown ? handOf(table, shown) : [];
};
const piles = (table: TableState) => {
	const shown = board(table);
	return shown ? pilesOf(table, shown) : [];
};
const mine = (table: TableState, holds: (board: TheGameBoard) => boolean) => {
	const shown = board(table);
	return shown !== null && table.myTurn && holds(shown);
};
const hasPlayed = (table: TableState, since: number) =>
	table.draft !== null || did(table, since, (step) => step.kind === 'play');

const nameOf = (table: TableState, pile: number) => piles(table)[pile]?.name ?? '';
const play = (card: number, fit: Fit): HintMove => ({ kind: 'play', move: fit.move!, card, pile: fit.pile });

/** The backwards trick that can be played now. */
function trick(table: TableState): HintMove | null {
	for (const held of hand(table)) {
		const fit = held.fits.find((one) => one.trick && one.move !== null);
		if (fit) return play(held.card, fit);
	}
	return null;
}

interface Pair {
	first: HintMove;
	then: number;
}

const CHEAP = 20; // a pair that costs more to begin teaches the wrong thing

/** Two cards ten apart, and the play of the first that lets the second go back. */
function pair(table: TableState): Pair | null {
	const ways = (board(table)?.ties ?? []).flatMap(([low, high]) => [
		...firstPlays(table, high, low, true),
		...firstPlays(table, low, high, false)
	]);
	return ways.sort((one, other) => one.step - other.step).find((way) => way.step <= CHEAP) ?? null;
}

function firstPlays(table: TableState, first: number, then: number, ascending: boolean) {
	const fits = hand(table).find((held) => held.card === first)?.fits ?? [];
	const open = fits.filter(
		(fit) => fit.move && !fit.trick && piles(table)[fit.pile]?.ascending === ascending
	);
	return open.map((fit) => ({ first: play(first, fit), then, step: fit.step }));
}

/** What somebody else says with a sign on a pile. */
const signs = (table: TableState) =>
	(table.update?.talk.marks ?? []).filter((mark) => mark.pile !== null && mark.seat !== table.seat);

const STEPS: readonly Tip[] = [
	{ id: 'lesson-piles-goal', when: always, done: (table) => board(table)?.begin === null },
	{
		id: 'lesson-piles-begin',
		when: (table) => board(table)?.begin != null,
		done: (table) => board(table)?.begin === null
	},
	{
		id: 'lesson-piles-trick',
		facts: (table) => {
			const found = trick(table);
			return { card: found?.card ?? '', pile: nameOf(table, found?.pile ?? 0) };
		},
		when: (table) => mine(table, () => trick(table) !== null),
		done: (table) => table.myTurn && trick(table) === null,
		points: trick
	},
	{
		id: 'lesson-piles-pair',
		facts: (table) => {
			const found = pair(table);
			return {
				first: found?.first.card ?? '',
				then: found?.then ?? '',
				pile: nameOf(table, found?.first.pile ?? 0)
			};
		},
		when: (table) => mine(table, () => table.draft === null && pair(table) !== null),
		done: hasPlayed,
		points: (table) => pair(table)?.first ?? null
	},
	{
		id: 'lesson-piles-choose',
		when: (table) => mine(table, (shown) => table.chosen === null && !table.laid && shown.played_now === 0),
		done: (table, since) => table.chosen !== null || hasPlayed(table, since)
	},
	{ id: 'lesson-piles-cost', when: (table) => mine(table, () => table.chosen !== null), done: hasPlayed },
	{
		id: 'lesson-piles-minimum',
		facts: (table) => ({ cards: board(table)?.cards_owed ?? 0 }),
		when: (table) => mine(table, (shown) => shown.played_now > 0 && shown.cards_owed > 0),
		done: (table) => mine(table, (shown) => shown.end !== null)
	},
	{
		id: 'lesson-piles-end',
		when: (table) => mine(table, (shown) => shown.end !== null),
		done: (table, since) => did(table, since, (step) => step.kind === 'end')
	},
	{ id: 'lesson-piles-draft', when: (table) => table.draft !== null, done: never },
	{
		id: 'lesson-piles-marks',
		facts: (table) => {
			const [mark] = signs(table);
			if (!mark) return { name: '', pile: '', words: '' };
			return {
				name: table.nameOf(mark.seat),
				pile: nameOf(table, mark.pile!),
				words: say(`mark-${mark.mark}`)
			};
		},
		when: (table) => signs(table).length > 0,
		done: never
	},
	{ id: 'lesson-piles-empty', when: (table) => board(table)?.draw_pile === 0, done: never }
];

/** A command is explained when it is first held or first seen. */
const command = (name: CommandName): Tip => ({
	id: `lesson-command-${name}`,
	facts: () => ({
		command: say(`command-${name}`),
		family: say(`command-${familyOf(name)}`),
		does: say(`command-${name}-does`)
	}),
	when: (table) =>
		(hand(table).some((held) => held.command === name) && board(table)?.begin === null) ||
		piles(table).some((pile) => pile.command === name),
	done: never
});

const FATAL: Tip = {
	id: 'lesson-fatal',
	when: (table) => hand(table).some((held) => held.fits.some((fit) => fit.fatal)),
	done: never
};

export const THE_GAME = STEPS;
export const EXTREME: readonly Tip[] = [
	{ id: 'lesson-extreme-goal', when: always, done: (table) => board(table)?.begin === null },
	...STEPS.slice(1, 2),
	FATAL,
	...COMMANDS.map(command),
	...STEPS.slice(2)
];
