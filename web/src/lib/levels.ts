import { LEVELS, LEVEL_WINS, LEVEL_WINS_WITH_MARKS } from './facts.gen';
import type { SettingsChosen } from './protocol.gen';
import { say } from './words.svelte';

/** The levels of bots that one of our games has, weakest first. */
export const levelsOf = (game: string): readonly string[] => LEVELS[game] ?? [];

/** Name a bot where it is chosen, with how often such bots win at such a table where that was measured. */
export function botOffered(settings: SettingsChosen, level: string): string {
	const wins = settings.talk === 'silent' ? LEVEL_WINS : LEVEL_WINS_WITH_MARKS;
	const won = wins[settings.game]?.[rulesOf(settings)]?.[level]?.[settings.players];
	const named = say(`level-${level}`);
	return won === undefined
		? say('seat-for-bot', { level: named })
		: say('seat-for-bot-wins', { level: named, won });
}

/** Name the rules of a table as the measured figures do; figures of other rules do not count for it. */
function rulesOf(settings: SettingsChosen): string {
	const changed = [
		settings.minimum === 3 && 'minimum-three',
		settings.short_hand && 'short-hand',
		settings.professional && 'professional',
		settings.one_pile === 'whole-turn' && 'whole-turn',
		settings.switched_off?.length && 'switched-off',
		settings.layout && 'layout',
		(settings.rounds ?? 2) !== 2 && 'rounds'
	];
	return changed.filter(Boolean).join(' ') || 'usual';
}
