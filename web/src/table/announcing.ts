import { announce } from '$lib/announce.svelte';
import type { ChatLine, StepView, Update } from '$lib/protocol.gen';
import { sound } from '$lib/sounds';
import type { TableState } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import type { TableGame } from '../games/game';
import { describeRemark, remarks } from './said';
import { describeStatus, describeTable } from './status';

/** Announce what happens at a table: a turn of several plays is one sentence. */
export function announceTable(table: TableState, game: TableGame): () => void {
	let told = table.update?.steps.at(-1)?.number ?? 0; // the last step that was told or kept
	let kept: StepView[] = [];

	const flush = () => {
		const seat = kept[0]?.seat;
		if (seat === undefined) return;
		announce(game.describeTurn(kept, seat === table.seat ? null : table.nameOf(seat)));
		kept = [];
	};
	const keep = (step: StepView) => {
		if (kept.length && kept[0]!.seat !== step.seat) flush();
		if (step.trick) sound('trick');
		kept.push(step);
	};
	const follow = (before: Update | null, now: Update) => {
		if (!before) told = now.steps.at(-1)?.number ?? 0;
		now.steps.filter((step) => step.number > told).forEach(keep);
		told = Math.max(told, now.steps.at(-1)?.number ?? 0);
		if (kept.length && now.turn !== kept[0]!.seat) flush();
		announceDraft(table, game, before, now);
		if (now.result && !before?.result) announceResult(table, game, now);
		else if (asked(game, now) !== asked(game, before) && asked(game, now)) announceTurn(table, game);
	};
	const hear = (lines: readonly ChatLine[]) =>
		remarks(table, lines).forEach((remark) => announce(describeRemark(remark)));
	if (table.update) follow(null, table.update);
	const stops = [table.watch(follow), table.listen(hear)];
	return () => stops.forEach((stop) => stop());
}

/** What is asked of us: something that everybody is asked, to play, or nothing. */
function asked(game: TableGame, update: Update | null): string | null {
	const question = update?.board ? game.openQuestion(update.board) : null;
	return question ?? (update?.you.your_turn ? 'play' : null);
}

function announceTurn(table: TableState, game: TableGame): void {
	sound('turn');
	announce(describeTable(table, game), 'assertive');
}

function announceResult(table: TableState, game: TableGame, now: Update): void {
	if (!now.result) return;
	const won = now.result.won || now.result.winners.includes(table.seat ?? -1);
	sound(won ? 'won' : 'lost');
	announce(game.describeResult(now.result, now.seats, table.seat), 'assertive');
}

function announceDraft(table: TableState, game: TableGame, before: Update | null, now: Update): void {
	if (now.draft && now.draft.move !== before?.draft?.move) {
		const { card, kind, move } = now.draft;
		announce(kind === 'take' ? say('draft-take') : say('draft-told', { card: card ?? move }));
		if (now.draft.loses) warn(describeStatus(table, game));
	} else if (before?.draft && !now.draft && now.steps.at(-1)?.number === before.steps.at(-1)?.number)
		announce(say('draft-taken-back'));
}

function warn(text: string): void {
	sound('danger');
	announce(text, 'assertive');
}
