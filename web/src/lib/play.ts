import { api } from './api';
import { beSomebody } from './person.svelte';
import type { GameName, SettingsChosen } from './protocol.gen';
import { go } from './route.svelte';
import { say } from './words.svelte';

const AT_ONCE = 3; // players

/** Sit down with bots and play: one step from any screen. */
export async function playWithBots(game: GameName): Promise<void> {
	const bots = Array<string>(AT_ONCE - 1).fill('careful');
	await openTable({ game, players: AT_ONCE }, ['me', ...bots], true);
}

/** Open a table and go there. */
export async function openTable(
	settings: SettingsChosen,
	seats: string[],
	start: boolean,
	query = ''
): Promise<void> {
	await beSomebody(say('guest'));
	const made = await api.open({ settings, seats, start });
	go(`/t/${made.id}${query}`);
}
