import { PILE_NAMES } from '$lib/facts.gen';
import type { ChatLine } from '$lib/protocol.gen';
import type { TableState } from '$lib/table.svelte';
import { labelled, say } from '$lib/words.svelte';
import { gameNamed } from '../games';

/** What one seat said at one moment: a line of chat, or all the marks it gave together. */
export interface Remark {
	number: number; // of its last line
	seat: number;
	name: string;
	lines: ChatLine[];
}

/** Whether people talk at this table at all: with marks, or by chat. */
export function hasTalk(table: TableState): boolean {
	const settings = table.update?.settings;
	if (!settings || settings.players === 1 || settings.talk === 'silent') return false;
	return gameNamed(settings.game).hasTalk || settings.talk !== 'marks';
}

/** Put marks that a seat gave together into one remark; a line of chat stands alone. */
export function remarks(table: TableState, lines: readonly ChatLine[]): Remark[] {
	const found: Remark[] = [];
	for (const line of lines) {
		const last = found.at(-1);
		if (last && goesWith(line, last.lines.at(-1)!)) {
			last.lines.push(line);
			last.number = line.number;
		} else found.push({ number: line.number, seat: line.seat, name: nameOf(table, line), lines: [line] });
	}
	return found;
}

function goesWith(line: ChatLine, last: ChatLine): boolean {
	return line.mark !== null && last.mark !== null && line.seat === last.seat && line.at === last.at;
}

/** Who speaks: people as they were called then, bots by their number. */
function nameOf(table: TableState, line: ChatLine): string {
	return table.update?.seats[line.seat]?.kind === 'bot' ? table.nameOf(line.seat) : line.name;
}

/** A line in words. */
export function wordsOf(line: ChatLine): string {
	return line.mark === null ? line.text : wordsOfMark(line.mark, line.pile);
}

/** A mark in words, with the pile that it is about. */
function wordsOfMark(mark: string, pile: number | null): string {
	const words = say(`mark-${mark}`);
	return pile === null ? words : labelled(PILE_NAMES[pile]!, words);
}

/** A whole remark in words. */
export function describeRemark(remark: Remark): string {
	return labelled(remark.name, remark.lines.map(wordsOf).join(' '));
}
