import type { No } from './table.svelte';
import { say } from './words.svelte';

/** Say why something was refused; of a line of chat also which part of it. */
export function sayNo(no: No): string {
	return no.part && no.why ? say('talk-refused', { part: no.part, reason: say(no.why) }) : say(no.reason);
}
