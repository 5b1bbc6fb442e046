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
