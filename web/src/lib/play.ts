import { api } from './api';
import { beSomebody } from './person.svelte';
import type { GameName, SettingsChosen } from './protocol.gen';
import { go } from './route.svelte';
import { say } from './words.svelte';

const AT_ONCE: Record<GameName, number> = { 'the-game': 3, extreme: 3, 'take-that': 3 };

/** Sit down with bots and play: one step from any screen. */
export async function playWithBots(game: GameName): Promise<void> {
	const players = AT_ONCE[game];
	await openTable({ game, players }, ['me', ...Array<string>(players - 1).fill('careful')], true);
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
