import CardFace from '$cards/CardFace.svelte';
import { nameAt, type Sitting } from '$lib/names';
import type { GenericBoard, ResultView, StepView } from '$lib/protocol.gen';
import { offerOf } from '$lib/offers';
import type { TableState } from '$lib/table.svelte';
import { labelled, say, sayMessage } from '$lib/words.svelte';
import { tableGame, type TableGame } from '../game';
import Board from './Board.svelte';
import { loadDrawing } from './drawing';
import ReplayBoard from './ReplayBoard.svelte';

function describePosition(table: TableState, board: GenericBoard): string {
	const nameOf = (seat: number) => table.nameOf(seat);
	return [board.status, ...board.lines].map((line) => sayMessage(line, nameOf)).join(' ');
}

function describeTurn(steps: readonly StepView[], name: string | null): string {
	const who = name ?? say('seat-you');
	return steps.map((step) => describeMove(step, who)).join(' ');
}

/** A move is said with its player, who may be named in its words already. */
function describeMove({ words, move }: StepView, who: string): string {
	if (words?.facts.seat !== undefined) return sayMessage(words, () => who);
	return labelled(who, words ? sayMessage(words) : move);
}

function describeResult(result: ResultView, seats: readonly Sitting[] = []): string {
	return result.words ? sayMessage(result.words, (seat) => nameAt(seats, seat)) : say('game-over');
}

export const generic: TableGame<GenericBoard> = {
	Board,
	ReplayBoard,
	Card: CardFace,
	Aside: null,
	openQuestion: () => null,
	describeDuty: () => '', // the board says it, with names
	describeChosen: () => null,
	describePosition,
	describeTurn,
	describeStep: (step, name) => describeTurn([step], name),
	describeResult,
	resultTitle: () => say('game-over'),
	tellStory: null,
	describeScore: describeResult,
	piles: 0,
	pileName: () => '',
	chart: null,
	keys: [],
	press: () => false
};

/** Get ready for a game: its words and, where its package draws its board, the module that does. */
export async function loadGeneric(name: string): Promise<TableGame> {
	const offer = await offerOf(name);
	if (offer?.ownBoard) await loadDrawing(name);
	return tableGame(generic);
}
