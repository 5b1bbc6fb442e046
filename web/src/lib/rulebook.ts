import type { GameName } from './protocol.gen';

interface Section {
	topic: string;
	numbers: readonly string[];
}

const section = (topic: string, ...numbers: string[]): Section => ({ topic, numbers });

/** The order in which the numbered rules are told; the same as `tenback.words.rulebook`. */
export const SECTIONS: Record<GameName, readonly Section[]> = {
	'the-game': [
		section('set-up', 'G1', 'G2', 'G3'),
		section('turn', 'G4', 'G5', 'G6', 'G7', 'G8'),
		section('end', 'G9', 'G10'),
		section('talk', 'G11', 'G12'),
		section('experts', 'G13'),
		section('rulings', 'G20')
	],
	extreme: [
		section('commands', 'E1', 'E2', 'E3', 'E4'),
		section('lightning', 'E5', 'E6', 'E7'),
		section('infinity', 'E8', 'E9', 'E10', 'E11', 'E12'),
		section('talk', 'E13'),
		section('rulings', 'E20', 'E21', 'E22', 'E23', 'E24', 'E25')
	],
	'take-that': [
		section('set-up', 'T1', 'T2', 'T3'),
		section('turn', 'T4', 'T5', 'T6', 'T7', 'T8'),
		section('end', 'T9', 'T10', 'T11'),
		section('experts', 'T12'),
		section('rulings', 'T20', 'T21', 'T22', 'T23', 'T24')
	]
};
