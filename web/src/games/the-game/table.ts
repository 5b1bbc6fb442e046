import CardFace from '$cards/CardFace.svelte';
import { PILE_NAMES } from '$lib/facts.gen';
import type { ResultView, StepView, TheGameBoard } from '$lib/protocol.gen';
import { nameAt, type Sitting } from '$lib/names';
import type { TableState } from '$lib/table.svelte';
import { listed, say, sayAll } from '$lib/words.svelte';
import { tableGame, type TableGame } from '../game';
import Board from './Board.svelte';
import CommandsOut from './CommandsOut.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { endTurn, pilesOf, playCard } from './position';
import { tellStory } from './story';
import { describeTurn, wayOf } from './words';

const PILE_KEYS = PILE_NAMES.map((name) => name.toLowerCase());

function describePosition(table: TableState, board: TheGameBoard): string {
	const tops = pilesOf(table, board).map((pile) =>
		say('pile-short', { pile: pile.name, way: wayOf(pile), top: pile.top })
	);
	return `${listed(tops)}. ${say('draw-pile-has', { cards: board.draw_pile })}`;
}

function describeStep(step: StepView, name: string): string {
	return `${step.kind === 'end' ? say('replay-ends', { name }) : ''} ${describeTurn([step], name)}`;
}

function describeResult(result: ResultView, seats: readonly Sitting[], you: number | null = null): string {
	if (result.won) return say('ending-the-game-won');
	const sentences = [...whoWasStuck(result, seats, you), resultLeft(result, 'ending-the-game-left')];
	if (result.excellent) sentences.push(say('ending-the-game-excellent'));
	return sentences.join(' ');
}

/** Who could not go on, and with which cards; the server names the seat. */
function whoWasStuck(result: ResultView, seats: readonly Sitting[], you: number | null): string[] {
	const kinds = result.command ? ['broken'] : result.owed;
	if (result.seat === null || !kinds.length)
		return [say(`ending-the-game-${result.ending}`, { command: '' })];
	const hand = result.hands[result.seat] ?? [];
	const facts = {
		name: nameAt(seats, result.seat),
		count: hand.length,
		cards: listed(hand.map(String)),
		command: result.command ? say(`command-${result.command}`) : ''
	};
	const mine = result.seat === you;
	const stuck = kinds.map((kind) => {
		if (kind === 'cards' && !hand.length) return say('ending-owed-cards');
		return mine ? say(`you-lost-${kind}`, facts) : say(`lost-${kind}`, facts);
	});
	return [say('result-lost'), ...stuck];
}

function describeScore(result: ResultView): string {
	if (result.won) return say('result-won');
	const left = resultLeft(result, 'result-left');
	return result.excellent ? `${left} · ${say('ending-the-game-excellent')}` : left;
}

/** A card with a command says what it does (E4). */
function describeChosen(table: TableState, board: TheGameBoard): { name: string; does: string } | null {
	const command = board.hand.find((held) => held.card === table.chosen)?.command;
	return command ? { name: say(`command-${command}`), does: say(`command-${command}-does`) } : null;
}

const resultLeft = (result: ResultView, words: string) => say(words, { cards: result.cards_left });

function press(table: TableState, board: TheGameBoard, key: string): boolean {
	const pile = PILE_KEYS.indexOf(key);
	if (pile >= 0 && table.chosen !== null) playCard(table, table.chosen, pile);
	else if (key === 'e' && table.myTurn) endTurn(table);
	else if (key === 'g') table.move(board.begin);
	else return false;
	return true;
}

const game: TableGame<TheGameBoard> = {
	Board,
	ReplayBoard,
	Card: CardFace,
	Aside: null,
	openQuestion: (board) => (board.begin === null ? null : say('who-begins')),
	describeDuty: (board) => sayAll(board.duty),
	describeChosen,
	describePosition,
	describeTurn,
	describeStep,
	describeResult,
	resultTitle: (result) => resultLeft(result, 'result-left'),
	tellStory,
	describeScore,
	piles: PILE_NAMES.length,
	pileName: (pile) => PILE_NAMES[pile] ?? '',
	chart: { label: 'room-left', value: (board) => board.piles.reduce((sum, pile) => sum + pile.room, 0) },
	keys: [
		[PILE_NAMES.join(' '), 'keys-pile'],
		['E', 'keys-end'],
		['G', 'keys-begin']
	],
	press
};

export const theGame = tableGame(game);
export const extreme = tableGame({ ...game, Aside: CommandsOut });
