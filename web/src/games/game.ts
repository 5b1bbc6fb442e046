import type { Component } from 'svelte';
import type { Board, ResultView, Settings, SettingsChosen, StepView } from '$lib/protocol.gen';
import type { Sitting } from '$lib/names';
import type { TableState } from '$lib/table.svelte';
import type { Tip } from '../lessons/lesson';
import type { Played } from '../replay/frames';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the choices of a new table are written into. */
export type Chosen = SettingsChosen & { switched_off: Settings['switched_off'][number][] };

/** A game as it is offered. What only some pages need is loaded by them. */
export interface Game {
	name: string;
	/** Three of its cards, for the eyes. */
	Art: Component | null;
	/** Whether there are pages of its rules and a first game to learn it by. */
	isTaught: boolean;
	/** Whether people talk about its cards, so that a table has to say how. */
	hasTalk: boolean;
	/** What was agreed at a table about its rules, in short phrases. */
	describeSettings(settings: Settings): string[];
	/** The prepared deal of the first game: it shows its rules early. */
	practice: SettingsChosen | null;
	loadTips: () => Promise<readonly Tip[]>;
	loadChoices: Loaded<{ settings: Chosen }> | null;
	loadFigure: Loaded<{ topic: string }> | null;
	loadTable: () => Promise<TableGame>;
}

/** What was remarkable about a finished game. */
export interface Story {
	/** Cards to be fanned out for a winner. */
	heaps: readonly (readonly number[])[];
	/** What is counted up, and the id of what it counts. */
	count: number;
	counted: string;
	/** One sentence about this game alone. */
	sentence: string;
}

/** What a table needs to show one game and to put it into words. */
export interface TableGame<B extends Board = Board> {
	Board: Component<{ table: TableState; board: B }>;
	/** The board at one moment of a replay: nothing can be pressed; an arrow stands on piles that are pointed to. */
	ReplayBoard: Component<{
		board: B;
		nameOf: (seat: number) => string;
		pointed?: readonly number[];
	}>;
	/** A card as the replay shows it in a hand. */
	Card: Component<{ card: number }>;
	/** What else stands beside the table. */
	Aside: Component<{ board: B }> | null;
	/** What everybody is asked while it is nobody's turn. */
	openQuestion(board: B): string | null;
	/** What the player to move still has to do. */
	describeDuty(board: B): string;
	/** What the chosen card does beside being played: its name and one sentence. */
	describeChosen(table: TableState, board: B): { name: string; does: string } | null;
	/** The whole position in words. */
	describePosition(table: TableState, board: B): string;
	/** A turn as one sentence; `name` is null for the player at this screen. */
	describeTurn(steps: readonly StepView[], name: string | null): string;
	/** One step of a replay. */
	describeStep(step: StepView, name: string): string;
	/** How it ended; `you` is the seat of the player at this screen. */
	describeResult(result: ResultView, seats: readonly Sitting[], you?: number | null): string;
	/** How it ended in two or three words. */
	resultTitle(result: ResultView, you: number | null): string;
	tellStory: ((replay: Played, you: number | null) => Story) | null;
	/** The result without names, to be shared. */
	describeScore(result: ResultView): string;
	/** How many piles it has that somebody can point to. */
	piles: number;
	pileName(pile: number): string;
	/** What is drawn of a game's progress beside the cards that are left. */
	chart: { label: string; value(board: B): number } | null;
	/** Keys of its own: what they are, with the ids of their words, and what they do. */
	keys: readonly (readonly [key: string, words: string])[];
	press(table: TableState, board: B, key: string): boolean;
}

/** The type of a table's board follows its game, so what was written for one board may be asked about any. */
export function tableGame<B extends Board>(game: TableGame<B>): TableGame {
	return game as unknown as TableGame;
}
