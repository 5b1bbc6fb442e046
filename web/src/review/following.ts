import { api, type Failure } from '$lib/api';
import type { ReviewProgress, ReviewView } from '$lib/protocol.gen';

/** Longer than the server is ever silent: then something on the way keeps the events back. */
const SILENT = 8_000; // milliseconds
const LOOK_AGAIN = 2_000;

interface Told {
	show: (review: ReviewView) => void;
	fail: (problem: Failure) => void;
}

/** Show a review while it is made, turn by turn; where no stream gets through, ask for it again and again. */
export function follow(review: ReviewView, { show, fail }: Told): () => void {
	let known = review;
	let isOver = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const source = new EventSource(`/api/tables/${review.table}/review/events`);

	const shown = (now: ReviewView) => {
		known = now;
		if (now.stage !== 'waiting') stop();
		show(now);
	};
	const heard = (now: ReviewView) => {
		wait(lookAgain, SILENT);
		shown(now);
	};
	const on = <T>(name: string, then: (told: T) => void) =>
		source.addEventListener(name, (event) => then(JSON.parse((event as MessageEvent<string>).data) as T));
	on<ReviewView>('review', heard);
	on<ReviewProgress>('progress', ({ turns, steps, costly }) =>
		heard({ ...known, turns, costly, steps: [...known.steps, ...steps] })
	);
	on('full', lookAgain);
	// A broken link comes back by itself; one that was refused does not.
	source.onerror = () => source.readyState === EventSource.CLOSED && lookAgain();
	wait(lookAgain, SILENT);
	return stop;

	function lookAgain(): void {
		source.close();
		api.review(review.table).then((now) => {
			if (isOver) return;
			wait(lookAgain, LOOK_AGAIN);
			shown(now);
		}, fail);
	}

	function wait(then: () => void, milliseconds: number): void {
		clearTimeout(timer);
		timer = setTimeout(then, milliseconds);
	}

	function stop(): void {
		isOver = true;
		clearTimeout(timer);
		source.close();
	}
}
