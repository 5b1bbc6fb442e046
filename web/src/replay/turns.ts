import type { Frame, StepView } from '$lib/protocol.gen';

/** One turn: moves in a row up to its end, and the frames before and after them. */
export interface Turn {
	seat: number;
	steps: StepView[];
	from: number; // the frame before its first move
	to: number; // the frame after its last move
}

/** Divide a game into turns. */
export function turnsOf(frames: readonly Frame[]): Turn[] {
	const turns: Turn[] = [];
	frames.forEach(({ step }, at) => {
		if (!step) return;
		const last = turns.at(-1);
		if (last?.seat === step.seat && last.steps.at(-1)?.kind !== 'end') {
			last.steps.push(step);
			last.to = at;
		} else turns.push({ seat: step.seat, steps: [step], from: at - 1, to: at });
	});
	return turns;
}

/** The end of the turn after a frame, or the start of the turn that it is in. */
export function turnAway(turns: readonly Turn[], at: number, way: 1 | -1): number {
	if (way === 1) return turns.find((turn) => turn.to > at)?.to ?? at;
	return turns.findLast((turn) => turn.from < at)?.from ?? 0;
}
