import type { HintMove, TakeThatBoard, StepKind, TwistCard } from '$lib/protocol.gen';
import { withoutLaid } from '$lib/drafts';
import type { TableState } from '$lib/table.svelte';
import { always, did, lastStep, never, type Tip } from '../../lessons/lesson';

const board = (table: TableState) => (table.board?.type === 'take-that' ? table.board : null);
const hand = (table: TableState) => withoutLaid<TwistCard>(board(table)?.hand ?? [], table.laid);
const mine = (table: TableState, holds: (board: TakeThatBoard) => boolean) => {
	const shown = board(table);
	return shown !== null && table.myTurn && table.draft === null && holds(shown);
};
const does = (kind: StepKind) => (table: TableState, since: number) =>
	did(table, since, (step) => step.kind === kind);
const twistable = (table: TableState) => hand(table).find((held) => held.twist !== null);
/** A card whose twin is in the hand too: whoever opens with it twists it later. */
const ownPair = (table: TableState) =>
	hand(table).find((held) => hand(table).some((other) => other.card === held.twin));
/** A card to lay that belongs to no pair. */
const plain = (table: TableState) =>
	hand(table).find((held) => held.lay !== null && held.twist === null && !held.toad);
const laid = (held: TwistCard | undefined): HintMove | null =>
	held?.lay ? { kind: 'lay', move: held.lay, card: held.card, pile: null } : null;

export const TAKE_THAT: readonly Tip[] = [
	{
		id: 'lesson-line-goal',
		when: always,
		done: (table, since) => table.chosen !== null || lastStep(table) > since
	},
	{
		id: 'lesson-line-take',
		when: (table) =>
			mine(table, (shown) => shown.take !== null && !hand(table).some((held) => held.lay ?? held.twist)),
		done: does('take')
	},
	{
		id: 'lesson-line-open',
		facts: (table) => ({ card: ownPair(table)?.card ?? '', twin: ownPair(table)?.twin ?? '' }),
		when: (table) => mine(table, (shown) => shown.line.length === 0 && ownPair(table) !== undefined),
		done: does('lay'),
		points: (table) => laid(ownPair(table))
	},
	{
		id: 'lesson-line-reach',
		facts: (table) => ({ low: board(table)?.low ?? '', high: board(table)?.high ?? '' }),
		when: (table) =>
			mine(table, (shown) => shown.low !== null && hand(table).some((held) => held.lay !== null)),
		done: does('lay'),
		points: (table) => laid(plain(table))
	},
	{
		id: 'lesson-line-twist',
		facts: (table) => ({ card: twistable(table)?.card ?? '', twin: twistable(table)?.twin ?? '' }),
		when: (table) => mine(table, () => twistable(table) !== undefined),
		done: does('twist'),
		points: (table) => {
			const held = twistable(table);
			return held?.twist ? { kind: 'twist', move: held.twist, card: held.card, pile: null } : null;
		}
	},
	{
		id: 'lesson-line-toad',
		when: (table) =>
			hand(table).some((held) => held.toad) || (board(table)?.line.some((one) => one.toad) ?? false),
		done: never
	},
	{
		id: 'lesson-line-price',
		facts: (table) => ({ price: Math.abs(board(table)?.price ?? 0) }),
		when: (table) => (board(table)?.price ?? 0) < 0,
		done: never
	},
	{ id: 'lesson-line-empty', when: (table) => board(table)?.draw_pile === 0, done: never }
];
