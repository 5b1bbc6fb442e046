import { say } from './words.svelte';

/** A no: why, and of a line of chat or a name the part that may not be said. */
export interface No {
	reason: string;
	part?: string;
	why?: string;
}

/** Say why something was refused; of a line of chat also which part of it. */
export function sayNo(no: No): string {
	return no.part && no.why ? say('talk-refused', { part: no.part, reason: say(no.why) }) : say(no.reason);
}
