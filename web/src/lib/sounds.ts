import { preferences } from './preferences.svelte';

/** Notes as [frequency in hertz, start in seconds]: short, and each with its meaning. */
const TUNES = {
	turn: [
		[523, 0],
		[784, 0.12]
	],
	trick: [
		[784, 0],
		[659, 0.09],
		[988, 0.18]
	],
	danger: [
		[220, 0],
		[208, 0.16]
	],
	won: [
		[523, 0],
		[659, 0.12],
		[784, 0.24],
		[1047, 0.36]
	],
	lost: [
		[392, 0],
		[330, 0.18],
		[262, 0.36]
	]
} as const;
export type Sound = keyof typeof TUNES;

let context: AudioContext | null = null;

/** Play a sound, where sounds are switched on. */
export function sound(name: Sound): void {
	if (!preferences.sounds || typeof AudioContext === 'undefined') return;
	// Before the first tap browsers keep sounds back, and would play them all at once later.
	if (navigator.userActivation?.hasBeenActive === false) return;
	context ??= new AudioContext();
	void context.resume();
	for (const [frequency, start] of TUNES[name]) note(context, frequency, context.currentTime + start);
}

function note(audio: AudioContext, frequency: number, start: number): void {
	const tone = audio.createOscillator();
	const gain = audio.createGain();
	tone.type = 'triangle';
	tone.frequency.value = frequency;
	gain.gain.setValueAtTime(preferences.volume * 0.4, start);
	gain.gain.exponentialRampToValueAtTime(0.001, start + 0.28);
	tone.connect(gain).connect(audio.destination);
	tone.start(start);
	tone.stop(start + 0.3);
}
