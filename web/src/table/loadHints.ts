import { learnWords } from '$lib/words.svelte';

/** Load what shows a hint, with its words: most people never ask for one. */
export const loadHints = () =>
	Promise.all([import('./HintCard.svelte'), learnWords('analysis')]).then(([card]) => card);
