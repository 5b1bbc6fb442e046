import { api } from '$lib/api';
import { ensurePerson } from '$lib/person.svelte';
import type { DailyLine, GroupView, DailyTry } from '$lib/protocol.gen';
import { go } from '$lib/route.svelte';
import { labelled, say } from '$lib/words.svelte';

/** The date of this device, as 2026-11-16: a day begins at the player's own midnight. */
export function ownDate(now = new Date()): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** “THE GAME: Alone” */
export function nameOf(line: DailyLine): string {
	return labelled(say(`game-${line.settings.game}`), say(line.seats.length > 1 ? 'with-bots' : 'alone'));
}

/** How a try went, in a few words. */
export function outcome(played: DailyTry | null, byPoints: boolean): string {
	if (!played) return say('daily-not-played');
	if (!played.over) return say('daily-running');
	if (played.won) return say('daily-won');
	if (played.measure === null) return say('daily-unfinished');
	return byPoints
		? say('daily-points', { points: played.measure })
		: say('daily-left', { left: played.measure });
}

/** A level of bots, as people call it. */
export const levelName = (level: string | null) =>
	level === 'varied' ? say('daily-level-varied') : say(`level-${level}`);

/** Begin a deal, or go on with it; afterwards the table leads to its result, or back to its tournament. */
export async function play(id: string, tournament = ''): Promise<void> {
	await ensurePerson(say('guest'));
	const made = await api.beginDaily(id);
	go(`/t/${made.id}?${tournament ? `instant=${tournament}` : `daily=${id}`}`);
}

/** The sentence that says where a result stands among bots. */
export function amongBots(mine: DailyTry, byPoints: boolean, field: GroupView): string {
	const facts = { games: field.games, won: field.won, beaten: Math.floor(field.beaten) };
	return mine.won
		? say('daily-won-as-bots', facts)
		: say('daily-better-than-bots', { ...facts, result: outcome(mine, byPoints) });
}

/** The same among people; their number is always told. */
export function amongPeople(mine: DailyTry, people: GroupView): string {
	if (people.games === 0) return say('daily-no-people');
	const facts = { games: people.games, won: people.won, beaten: Math.floor(people.beaten) };
	// A tie counts half, so this is a tie with one of them, and nobody did worse.
	if (!mine.won && people.beaten === 0.5) return say('daily-level-with-one', facts);
	return say(mine.won ? 'daily-won-as-people' : 'daily-better-than-people', facts);
}

export interface Bar {
	from: number;
	to: number;
	games: number;
	mine: boolean;
}

/** Put a histogram into at most so many bars of equal width; one of them is mine. */
export function bars(histogram: readonly (readonly [number, number])[], mine: number, most = 12): Bar[] {
	const measures = [...histogram.map(([measure]) => measure), mine];
	const least = Math.min(...measures);
	const width = Math.max(1, Math.ceil((Math.max(...measures) - least + 1) / most));
	const count = Math.ceil((Math.max(...measures) - least + 1) / width);
	const made = Array.from({ length: count }, (_, place): Bar => {
		const from = least + place * width;
		return { from, to: from + width - 1, games: 0, mine: mine >= from && mine < from + width };
	});
	for (const [measure, games] of histogram) made[Math.floor((measure - least) / width)]!.games += games;
	return made;
}
