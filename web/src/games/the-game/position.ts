import { withoutDraft } from '$lib/drafts';
import { PILE_NAMES, PILE_REFUSES } from '$lib/facts.gen';
import type { Fit, HandCard, Message, PileShown, Reason, TheGameBoard } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { listed, say } from '$lib/words.svelte';

/** The piles; a draft that waits is not on the board yet, and is laid there for its player's eyes. */
export function pilesOf(table: TableState, board: TheGameBoard): readonly PileShown[] {
	const draft = table.draft;
	if (!draft?.waits || draft.card === null) return board.piles;
	const laid = { top: draft.card, command: board.drafted };
	return board.piles.map((pile) =>
		pile.pile === draft.pile ? { ...pile, ...laid, cards: pile.cards + 1 } : pile
	);
}

export function handOf(table: TableState, board: TheGameBoard): readonly HandCard[] {
	return withoutDraft(board.hand, table.draft);
}

/** The piles that the chosen card could go on. */
export function fitsOfChosen(table: TableState, board: TheGameBoard): readonly Fit[] {
	return board.hand.find((held) => held.card === table.chosen)?.fits ?? [];
}

/** Play a card on a pile; a play that would lose the game asks first (E20). */
export function playCard(table: TableState, board: TheGameBoard, card: number, pile: number): void {
	const held = board.hand.find((one) => one.card === card);
	const fit = held?.fits.find((one) => one.pile === pile);
	if (!fit?.move) {
		table.refused = { reason: fit?.reason ?? whyNot(board, held, pile) };
	} else if (fit.fatal || fit.doomed) {
		table.question = { words: whyAsked(fit, card), move: fit.move };
	} else {
		table.move(fit.move);
	}
}

/** Why a play is asked about first: the command that it breaks, or what could no longer be done. */
function whyAsked(fit: Fit, card: number): Message[] {
	const facts = { card, pile: PILE_NAMES[fit.pile] ?? '' };
	if (fit.breaks) return [{ id: 'fatal-play', facts: { ...facts, command: fit.breaks } }];
	const owed = listed(fit.owes.map((kind) => say(`to-do-${kind}`)));
	return [
		{ id: 'doomed-play', facts },
		{ id: 'doomed-owes', facts: { owed } }
	];
}

/** Nothing fits there: the card says why, else the direction of the pile does. */
function whyNot(board: TheGameBoard, held: HandCard | undefined, pile: number): Reason {
	if (held?.why) return held.why;
	return PILE_REFUSES[(board.piles[pile]?.ascending ?? true) ? 'up' : 'down'];
}
