import type { TakeThatBoard, StepKind, TwistCard } from '$lib/protocol.gen';
import { withoutDraft } from '$lib/drafts';
import type { TableState } from '$lib/table.svelte';
import { always, did, never, type Tip } from '../../lessons/lesson';

const board = (table: TableState) => (table.board?.type === 'take-that' ? table.board : null);
const hand = (table: TableState) => withoutDraft<TwistCard>(board(table)?.hand ?? [], table.draft);
const mine = (table: TableState, holds: (board: TakeThatBoard) => boolean) => {
	const shown = board(table);
	return shown !== null && table.myTurn && table.draft === null && holds(shown);
};
const does = (kind: StepKind) => (table: TableState, since: number) =>
	did(table, since, (step) => step.kind === kind);
const pair = (table: TableState) => hand(table).find((held) => held.twist !== null);

export const TAKE_THAT: readonly Tip[] = [
	{ id: 'lesson-line-goal', when: always, done: never },
	{
		id: 'lesson-line-open',
		when: (table) => mine(table, (shown) => shown.line.length === 0),
		done: does('lay')
	},
	{
		id: 'lesson-line-twist',
		facts: (table) => ({ card: pair(table)?.card ?? '', twin: pair(table)?.twin ?? '' }),
		when: (table) => mine(table, () => pair(table) !== undefined),
		done: does('twist')
	},
	{
		id: 'lesson-line-reach',
		facts: (table) => ({ low: board(table)?.low ?? '', high: board(table)?.high ?? '' }),
		when: (table) =>
			mine(table, (shown) => shown.low !== null && hand(table).some((held) => held.lay !== null)),
		done: does('lay')
	},
	{
		id: 'lesson-line-toad',
		when: (table) =>
			hand(table).some((held) => held.toad) || (board(table)?.line.some((one) => one.toad) ?? false),
		done: never
	},
	{
		id: 'lesson-line-take',
		when: (table) =>
			mine(table, (shown) => shown.take !== null && !hand(table).some((held) => held.lay ?? held.twist)),
		done: does('take')
	},
	{
		id: 'lesson-line-price',
		facts: (table) => ({ price: Math.abs(board(table)?.price ?? 0) }),
		when: (table) => (board(table)?.price ?? 0) < 0,
		done: never
	},
	{ id: 'lesson-line-empty', when: (table) => board(table)?.draw_pile === 0, done: never }
];
