import type { CommandName } from '$lib/protocol.gen';

/** All commands, in the order in which they are told. */
export const COMMANDS: readonly CommandName[] = [
	'stop',
	'skull',
	'three',
	'silence',
	'no-trick',
	'one-pile',
	'draw-one'
];

const LIGHTNING: ReadonlySet<CommandName> = new Set(['stop', 'skull', 'three']);

/** Which of the two badges a command wears. */
export function familyOf(command: CommandName): 'lightning' | 'infinity' {
	return LIGHTNING.has(command) ? 'lightning' : 'infinity';
}
