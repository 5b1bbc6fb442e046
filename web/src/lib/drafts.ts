import type { DraftShown } from './protocol.gen';

/** The hand without the card that lies in a draft. */
export function withoutDraft<Held extends { card: number }>(
	hand: readonly Held[],
	draft: DraftShown | null
): readonly Held[] {
	const gone = draft?.waits ? draft.card : null;
	return hand.filter((held) => held.card !== gone);
}
