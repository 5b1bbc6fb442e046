import { say } from './words.svelte';

/** Why something was refused, and of a line of chat or a name the part that may not be said. */
export interface Refusal {
	reason: string;
	part?: string;
	why?: string;
}

/** Say why something was refused; of a line of chat also which part of it. */
export function describeRefusal(refusal: Refusal): string {
	const { reason, part, why } = refusal;
	if (!part || !why) return say(reason);
	const words = reason === 'refusal-table-bad-name' ? 'name-refused' : 'talk-refused';
	return say(words, { part, reason: say(why) });
}
