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

/** Sit down with bots and play: one step from any screen. Unless a level is chosen, the bots are careful. */
export async function playWithBots(game: string, wanted: string = LEVEL): Promise<void> {
	const { players = [], levels = [] } = (await offerOf(game)) ?? {};
	const count = players.includes(PLAYERS) ? PLAYERS : (players.at(-1) ?? PLAYERS);
	const level = levels.includes(wanted) ? wanted : (levels.at(-1) ?? LEVEL);
	const seats = ['me', ...Array<string>(count - 1).fill(level)];
	await openTable({ game, players: count }, seats, true, helpFor(game));
}

/** Play without anybody else. */
export const playAlone = (game: string) => openTable({ game, players: 1 }, ['me'], true, helpFor(game));

/** A newcomer is offered help with our games. */
const helpFor = (game: string) => (isNewHere() && GAMES.includes(game) ? '?learn=ask' : '');

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
