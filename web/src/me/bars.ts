import type { ResultBar } from '$lib/protocol.gen';

export interface Row extends ResultBar {
	/** How wide my bar is, in percent of the widest. */
	mine: number;
	/** How wide the bar of the bots is; both show shares of their own games. */
	field: number;
	/** How many percent of the bots' games it stands for. */
	share: number;
}

/** Put my bars beside those of the bots, which have played more games: each as a share of its own. */
export function sideBySide(bars: readonly ResultBar[], field: readonly ResultBar[]): Row[] {
	const lows = [...new Set([...bars, ...field].map((bar) => bar.low))].sort((a, b) => a - b);
	const [mine, theirs] = [sharesOf(bars), sharesOf(field)];
	const most = Math.max(0.0001, ...mine.values(), ...theirs.values());
	return lows.map((low) => {
		const own = bars.find((bar) => bar.low === low);
		const high = (own ?? field.find((bar) => bar.low === low))!.high;
		const [one, other] = [mine.get(low) ?? 0, theirs.get(low) ?? 0];
		const widths = { mine: (100 * one) / most, field: (100 * other) / most };
		return { low, high, games: own?.games ?? 0, ...widths, share: Math.round(100 * other) };
	});
}

function sharesOf(bars: readonly ResultBar[]): Map<number, number> {
	const games = bars.reduce((sum, bar) => sum + bar.games, 0);
	return new Map(bars.map((bar) => [bar.low, bar.games / Math.max(1, games)]));
}
