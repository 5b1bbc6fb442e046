import type { Settings } from '$lib/protocol.gen';
import { listed, say } from '$lib/words.svelte';
import type { Game } from '../game';
import ExtremeArt from './ExtremeArt.svelte';
import TheGameArt from './TheGameArt.svelte';

function describeSettings(settings: Settings): string[] {
	const phrases = [say(`talk-${settings.talk}`)];
	if (settings.minimum === 3) phrases.push(say('minimum-three'));
	if (settings.short_hand) phrases.push(say('short-hand'));
	if (settings.aid) phrases.push(say('aid'));
	return phrases;
}

function describeExtreme(settings: Settings): string[] {
	const missing = listed(settings.switched_off.map((command) => say(`command-${command}`)));
	return [
		...describeSettings(settings),
		...(missing ? [say('without-commands', { commands: missing })] : [])
	];
}

const theGame: Game = {
	name: 'the-game',
	Art: TheGameArt,
	isTaught: true,
	hasTalk: true,
	describeSettings,
	practice: { game: 'the-game', players: 2, practice_deal: 1524178 },
	loadTips: () => import('./tips').then((tips) => tips.THE_GAME),
	loadChoices: () => import('./TheGameChoices.svelte'),
	loadFigure: () => import('./Figure.svelte'),
	loadTable: () => import('./table').then((table) => table.theGame)
};

const extreme: Game = {
	name: 'extreme',
	Art: ExtremeArt,
	isTaught: true,
	hasTalk: true,
	describeSettings: describeExtreme,
	practice: { game: 'extreme', players: 2, practice_deal: 478621 },
	loadTips: () => import('./tips').then((tips) => tips.EXTREME),
	loadChoices: () => import('./ExtremeChoices.svelte'),
	loadFigure: () => import('./CommandFigure.svelte'),
	loadTable: () => import('./table').then((table) => table.extreme)
};

export default [theGame, extreme];
