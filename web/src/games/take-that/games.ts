import type { Settings } from '$lib/protocol.gen';
import { say } from '$lib/words.svelte';
import type { Game } from '../game';
import TakeThatArt from './TakeThatArt.svelte';

function describeSettings(settings: Settings): string[] {
	const phrases = [say('rounds-count', { rounds: settings.rounds })];
	if (settings.professional) phrases.push(say('professional'));
	return phrases;
}

const takeThat: Game = {
	name: 'take-that',
	Art: TakeThatArt,
	isTaught: true,
	hasTalk: false,
	describeSettings,
	practice: { game: 'take-that', players: 2, rounds: 1, practice_deal: 3 },
	loadTips: () => import('./tips').then((tips) => tips.TAKE_THAT),
	loadChoices: () => import('./TakeThatChoices.svelte'),
	loadFigure: () => import('./Figure.svelte'),
	loadTable: () => import('./table').then((table) => table.takeThat)
};

export default [takeThat];
