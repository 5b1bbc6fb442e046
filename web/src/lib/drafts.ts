import type { HandCard, PileShown, TwistCard, Update } from './protocol.gen';

type Board = Update['board'];
type Draft = Update['draft'];

/** A draft that waits is not on the board yet: lay it there for its player's eyes. */
export function pilesWithDraft(board: Board, draft: Draft): readonly PileShown[] {
	if (board?.type !== 'piles') return [];
	if (!draft?.waits || draft.card === null) return board.piles;
	const card = draft.card;
	const command = board.hand.find((one) => one.card === card)?.command ?? null;
	return board.piles.map((pile) =>
		pile.pile === draft.pile ? { ...pile, top: card, command, cards: pile.cards + 1 } : pile
	);
}

/** The hand without the card that lies in the draft. */
export function handWithoutDraft(board: Board, draft: Draft): readonly (HandCard | TwistCard)[] {
	const hand: readonly (HandCard | TwistCard)[] = board?.hand ?? [];
	const gone = draft?.waits ? draft.card : null;
	return hand.filter((one) => one.card !== gone);
}
