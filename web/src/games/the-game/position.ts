import { withoutLaid } from '$lib/drafts';
import { PILE_NAMES, PILE_REFUSES } from '$lib/facts.gen';
import type { Fit, HandCard, Message, PileView, Reason, TheGameBoard } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { listed, say } from '$lib/words.svelte';

/** The piles; a card that is not on the board yet is laid there for its player's eyes. */
export function pilesOf(table: TableState, board: TheGameBoard): readonly PileView[] {
	const laid = table.laid;
	if (laid?.card == null) return board.piles;
	const held = board.hand.find((one) => one.card === laid.card);
	const top = { top: laid.card, command: table.sending ? (held?.command ?? null) : board.drafted };
	return board.piles.map((pile) =>
		pile.pile === laid.pile ? { ...pile, ...top, cards: pile.cards + 1 } : pile
	);
}

export function handOf(table: TableState, board: TheGameBoard): readonly HandCard[] {
	return withoutLaid(board.hand, table.laid);
}

/** The piles that the chosen card could go on. */
export function fitsOfChosen(table: TableState, board: TheGameBoard): readonly Fit[] {
	return board.hand.find((held) => held.card === table.chosen)?.fits ?? [];
}

/** Play a card on a pile, by the table as it is once the card before has arrived. */
export function playCard(table: TableState, card: number, pile: number): void {
	table.whenSettled(() => playNow(table, table.board as TheGameBoard, card, pile));
}

/** A play that would lose the game asks first (E20). */
function playNow(table: TableState, board: TheGameBoard, card: number, pile: number): void {
	const laid = { card, pile, kind: 'play' };
	const held = board.hand.find((one) => one.card === card);
	const fit = held?.fits.find((one) => one.pile === pile);
	if (!fit?.move) {
		table.refused = { reason: fit?.reason ?? whyNot(board, held, pile) };
	} else if (fit.fatal || fit.doomed) {
		table.question = { words: whyAsked(fit, card), move: fit.move, laid };
	} else {
		table.move(fit.move, laid);
	}
}

/** End the turn, or say what is still to be done. */
export function endTurn(table: TableState): void {
	table.whenSettled(() => {
		const { end, end_reason } = table.board as TheGameBoard;
		if (end) table.move(end);
		else if (end_reason) table.refused = { reason: end_reason };
	});
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
