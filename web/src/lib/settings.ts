import type { Settings } from './protocol.gen';
import { listed, say } from './words.svelte';

/** What was agreed at a table, in one line. */
export function settingsTold(settings: Settings): string {
	const parts = [say('players-count', { players: settings.players })];
	if (settings.game === 'take-that') {
		parts.push(say('rounds-count', { rounds: settings.rounds }));
		if (settings.professional) parts.push(say('professional'));
	} else {
		parts.push(say(`talk-${settings.talk}`));
		if (settings.minimum === 3) parts.push(say('minimum-three'));
		if (settings.short_hand) parts.push(say('short-hand'));
		if (settings.aid) parts.push(say('aid'));
	}
	if (settings.switched_off.length)
		parts.push(
			say('without-commands', { commands: listed(settings.switched_off.map((one) => say(`command-${one}`))) })
		);
	return parts.join(' · ');
}
