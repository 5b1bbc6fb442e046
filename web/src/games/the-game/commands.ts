import { LIGHTNING } from '$lib/facts.gen';
import type { CommandName } from '$lib/protocol.gen';

/** Which of the two badges a command wears. */
export function familyOf(command: CommandName): 'lightning' | 'infinity' {
	return LIGHTNING.includes(command) ? 'lightning' : 'infinity';
}
