import { COMMANDS } from '$lib/facts.gen';
import type { CommandName, HandCard, TheGameBoard } from '$lib/protocol.gen';
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

/** The card and pile of a backwards trick that can be played now. */
function trick(table: TableState): { card: number; pile: string } | null {
	for (const held of hand(table)) {
		const fit = held.fits.find((one) => one.trick && one.move !== null);
		if (fit) return { card: held.card, pile: piles(table)[fit.pile]?.name ?? '' };
	}
	return null;
}

const STEPS: readonly Tip[] = [
	{ id: 'lesson-piles-goal', when: always, done: never },
	{
		id: 'lesson-piles-begin',
		when: (table) => board(table)?.begin != null,
		done: (table) => board(table)?.begin === null
	},
	{
		id: 'lesson-piles-choose',
		when: (table) => mine(table, () => table.chosen === null),
		done: (table, since) => table.chosen !== null || hasPlayed(table, since)
	},
	{ id: 'lesson-piles-cost', when: (table) => mine(table, () => table.chosen !== null), done: hasPlayed },
	{ id: 'lesson-piles-draft', when: (table) => table.draft !== null, done: never },
	{
		id: 'lesson-piles-trick',
		facts: (table) => trick(table) ?? { card: '', pile: '' },
		when: (table) => mine(table, () => trick(table) !== null),
		done: (table, since) => did(table, since, (step) => step.trick)
	},
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
	{
		id: 'lesson-piles-marks',
		when: (table) => (table.update?.talk.offers.length ?? 0) > 0 && !table.myTurn,
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
	{ id: 'lesson-extreme-goal', when: always, done: never },
	...STEPS.slice(1, 3),
	FATAL,
	...COMMANDS.map(command),
	...STEPS.slice(3)
];
