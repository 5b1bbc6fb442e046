import { FARTHEST_MARK, PILE_NAMES } from '$lib/facts.gen';
import type { Cost } from '$cards/CostBadge.svelte';
import type { Fit, HandCard, MarkOffer, PileView, StepView } from '$lib/protocol.gen';
import { listed, say } from '$lib/words.svelte';

/** “57, fits on A and D”: the whole card for somebody who cannot see it. */
export function cardLabel(held: HandCard, piles: readonly PileView[], isDrawn: boolean): string {
	const command = held.command ? `, ${say(`command-${held.command}`)}` : '';
	const drawn = isDrawn ? `, ${say('card-drawn')}` : '';
	return `${held.card}${command}, ${whereTo(held, piles)}${drawn}`;
}

function whereTo(held: HandCard, piles: readonly PileView[]): string {
	const names = openFits(held).map((fit) => piles[fit.pile]?.name ?? '');
	const fits = say('card-fits', { piles: listed(names) });
	if (losesAnywhere(held)) return `${fits}, ${say('card-loses')}`;
	if (names.length) return fits;
	return held.fits.length && held.why ? say(held.why) : say('card-fits-nowhere');
}

/** Where a card fits and no command forbids it. */
export function openFits(held: HandCard): readonly Fit[] {
	return held.fits.filter((fit) => !fit.barred);
}

/** Whether every play of a card would lose the game. */
export function losesAnywhere(held: HandCard): boolean {
	const open = held.fits.filter((fit) => fit.move !== null);
	return open.length > 0 && open.every(loses);
}

/** “Pile A up 57 +4, 61 here: a step of 4”: all that is seen on the pile, in that order, and what it means. */
export function pileLabel(pile: PileView, chosen: number | null, fit: Fit | undefined): string {
	const seen = [say('pile-name', { pile: pile.name, way: wayOf(pile), top: pile.top })];
	if (pile.command) seen.push(say(`command-${pile.command}`));
	if (chosen === null) return seen.join(' ');
	if (!fit) return `${seen.join(' ')}, ${say('pile-takes-not', { card: chosen })}`;
	if (fit.barred && fit.reason) return `${seen.join(' ')}, ${say(fit.reason)}`;
	if (loses(fit)) return `${seen.join(' ')}, ${say('pile-takes', { card: chosen, cost: say('pile-loses') })}`;
	const cost = fit.trick ? say('pile-trick') : say('pile-step', { step: fit.step });
	return `${seen.join(' ')} ${costOf(fit)?.text}, ${say('pile-takes', { card: chosen, cost })}`;
}

export function wayOf(pile: PileView): string {
	return pile.ascending ? say('way-up') : say('way-down');
}

/** Whether a play loses the game, at once or in the end of the turn (E20). */
export const loses = (fit: Fit) => fit.fatal || fit.doomed;

/** What a play costs, as short as a badge; nothing where it may not be made. Far is farther than any mark. */
export function costOf(fit: Fit | undefined): Cost | null {
	if (!fit || fit.barred) return null;
	if (loses(fit)) return { text: '!', kind: 'loses' };
	if (fit.trick) return { text: `−${Math.abs(fit.step)}`, kind: 'trick' };
	return { text: `+${fit.step}`, kind: fit.step > FARTHEST_MARK ? 'far' : 'step' };
}

/** How far others have moved a pile since I played, and who was the last; null when nobody has. */
export function sinceMyTurn(
	steps: readonly StepView[],
	me: number | null,
	pile: number
): { step: string; seat: number } | null {
	const mine = steps.findLastIndex((step) => step.seat === me && step.kind === 'play');
	const plays = steps.slice(mine + 1).filter((step) => step.pile === pile && step.seat !== me);
	const last = plays.at(-1);
	if (!last || me === null) return null;
	const sum = plays.reduce((total, step) => total + (step.step ?? 0), 0);
	return { step: sum < 0 ? `−${-sum}` : `+${sum}`, seat: last.seat };
}

/** A turn of several plays as one sentence; `name` is null for the player at this screen. */
export function describeTurn(steps: readonly StepView[], name: string | null): string {
	const plays = steps.filter((step) => step.kind === 'play').map(describePlay);
	const drawn = steps.reduce((sum, step) => sum + step.drawn, 0);
	const parts: string[] = [];
	if (steps.some((step) => step.kind === 'begin')) parts.push(begun(name));
	if (plays.length) parts.push(played(listed(plays), name));
	if (drawn) parts.push(say(name === null ? 'told-you-drew' : 'told-drew', { drawn }));
	return parts.join(' ');
}

const begun = (name: string | null) => (name === null ? say('told-you-begin') : say('told-begins', { name }));
const played = (plays: string, name: string | null) =>
	name === null ? say('told-you-played', { plays }) : say('told-played', { name, plays });

function describePlay(step: StepView): string {
	const pile = PILE_NAMES[step.pile ?? 0] ?? '';
	const trick = step.trick ? ` (${say('pile-trick')})` : '';
	const command = step.command ? ` ${say(`command-${step.command}`)}` : '';
	return say('told-card-on-pile', { card: `${step.card}${command}`, pile }) + trick;
}

/** Marks in the order in which they are offered: about piles, about the hand, about commands. */
export function offersAbout(offers: readonly MarkOffer[], pile: number | null): readonly MarkOffer[] {
	return offers.filter((offer) => offer.pile === pile);
}
