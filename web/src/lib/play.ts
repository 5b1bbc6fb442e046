import { api } from './api';
import { GAMES } from './facts.gen';
import { isNewHere } from './learning.svelte';
import { offerOf } from './offers';
import { ensurePerson } from './person.svelte';
import type { SettingsChosen } from './protocol.gen';
import { go } from './route.svelte';
import { say } from './words.svelte';

const PLAYERS = 3; // where the game allows it
const LEVEL = 'careful'; // where the game has it

/** Sit down with bots and play: one step from any screen. */
export async function playWithBots(game: string): Promise<void> {
	const { players = [], levels = [] } = (await offerOf(game)) ?? {};
	const count = players.includes(PLAYERS) ? PLAYERS : (players.at(-1) ?? PLAYERS);
	const level = levels.includes(LEVEL) ? LEVEL : (levels.at(-1) ?? LEVEL);
	const seats = ['me', ...Array<string>(count - 1).fill(level)];
	const query = isNewHere() && GAMES.includes(game) ? '?learn=ask' : ''; // a newcomer is offered help
	await openTable({ game, players: count }, seats, true, query);
}

/** Open a table and go there. */
export async function openTable(
	settings: SettingsChosen,
	seats: string[],
	start: boolean,
	query = ''
): Promise<void> {
	await ensurePerson(say('guest'));
	const made = await api.open({ settings, seats, start });
	go(`/t/${made.id}${query}`);
}
