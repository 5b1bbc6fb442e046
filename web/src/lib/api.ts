import type {
	Exercises,
	DailyResult,
	Days,
	Games,
	InstantView,
	Invitation,
	Keeps,
	Me,
	MyLuck,
	NewTable,
	Notice,
	PersonView,
	Problem,
	Replay,
	Results,
	Spectators,
	ReviewView,
	TableLine,
	TableMade,
	Tables,
	Today,
	TryView,
	TryTurn
} from './protocol.gen';
import { played } from '../replay/frames';

/** A request that failed; `reason` is the id of its words. */
export class Failure extends Error {
	constructor(
		readonly reason: string,
		readonly text: string,
		readonly part = '', // of a name: what it may not have
		readonly why = ''
	) {
		super(text);
	}
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
	const answer = await fetch(`/api${path}`, {
		method,
		...(body === undefined
			? {}
			: { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
	}).catch(() => {
		throw new Failure('connection-none', 'no network');
	});
	if (answer.ok) return answer;
	const problem = (await answer.json().catch(() => null)) as Problem | null;
	if (problem === null) throw new Failure('problem-server-broken', answer.statusText);
	throw new Failure(problem.reason, problem.text, problem.part, problem.why);
}

/** Ask the server for something, and read its answer. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
	const answer = await request(method, path, body);
	return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

export const api = {
	games: () => ask<Games>('GET', '/games').then((list) => list.games),
	words: (language: string) => request('GET', `/words/${language}`).then((answer) => answer.text()),
	me: () => ask<Me>('GET', '/me').then((me) => me.person),
	name: (name: string) => ask<Me>('POST', '/me', { name }).then((me) => me.person as PersonView),
	forget: () => ask<void>('DELETE', '/me'),
	device: () => ask<Invitation>('POST', '/me/device'),
	claimPerson: (code: string) => ask<Me>('POST', '/me/claim', { code }).then((me) => me.person),
	myTables: () => ask<Tables>('GET', '/me/tables').then((list) => list.tables),
	myResults: () => ask<Results>('GET', '/me/results').then((list) => list.results),
	keeps: () => ask<Keeps>('GET', '/keeps'),
	notice: () => ask<Notice>('GET', '/notice'),
	today: (date: string) => ask<Today>('GET', `/daily?date=${date}`),
	days: () => ask<Days>('GET', '/daily/days').then((list) => list.days),
	daily: (id: string) => ask<DailyResult>('GET', `/daily/${id}`),
	beginDaily: (id: string) => ask<TableMade>('POST', `/daily/${id}`, {}),
	instant: (id: string) => ask<InstantView>('GET', `/instant/${id}`),
	myInstant: (deal: string) => ask<InstantView>('GET', `/instant/of/${deal}`),
	lobby: () => ask<Tables>('GET', '/tables').then((list) => list.tables),
	open: (table: NewTable) => ask<TableMade>('POST', '/tables', table),
	line: (id: string) => ask<TableLine>('GET', `/tables/${id}`),
	invite: (id: string, seat: number) => ask<Invitation>('POST', `/tables/${id}/invitations`, { seat }),
	claimSeat: (id: string, code: string) => ask<TableLine>('POST', `/tables/${id}/claim`, { code }),
	report: (id: string, seat: number, line: number | null) =>
		ask<void>('POST', `/tables/${id}/reports`, { seat, line }),
	spectators: (id: string) => ask<Spectators>('GET', `/tables/${id}/spectators`),
	removeSpectator: (id: string, spectator: string) =>
		ask<void>('DELETE', `/tables/${id}/spectators/${spectator}`),
	openRecord: (record: string) => ask<Replay>('POST', '/replays', { record }).then(played),
	askReview: (id: string) => ask<ReviewView>('POST', `/tables/${id}/review`),
	review: (id: string) => ask<ReviewView>('GET', `/tables/${id}/review`),
	tryTurn: (id: string, turn: TryTurn) => ask<TryView>('POST', `/tables/${id}/review/try`, turn),
	playOn: (id: string, number: number) => ask<TableMade>('POST', `/tables/${id}/review/play-on`, { number }),
	luck: () => ask<MyLuck>('GET', '/me/luck').then((list) => list.kinds),
	mistakes: () => ask<Exercises>('GET', '/me/mistakes').then((list) => list.exercises),
	replay: (id: string) => ask<Replay>('GET', `/tables/${id}/replay`).then(played)
};
