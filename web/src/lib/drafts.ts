import type { Message } from './protocol.gen';

/** A card that its player sees lying there already: a draft that waits, or a card that is being sent. */
export interface Laid {
	card: number | null;
	pile: number | null;
	kind: string;
}

/** The hand without the card that lies there already. */
export function withoutLaid<Held extends { card: number }>(
	hand: readonly Held[],
	laid: Laid | null
): readonly Held[] {
	return hand.filter((held) => held.card !== laid?.card);
}

/** A move that would lose the game: the player is asked first (E20). */
export interface Question {
	words: readonly Message[]; // why
	move: string;
	laid: Laid | null; // the card that it lays
}
