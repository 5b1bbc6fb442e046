import { ask } from './api';
import type {
	ChallengeMade,
	ChallengeView,
	Companies,
	CompanyStatistics,
	Devices,
	MyStatistics,
	NewChallenge,
	Recovered,
	RecoveryCode,
	TableMade
} from './protocol.gen';
import { learnWords } from './words.svelte';

/** What only one's own pages ask for. */
export const mine = {
	statistics: () => ask<MyStatistics>('GET', '/me/statistics'),
	people: () => ask<Companies>('GET', '/me/people').then((list) => list.companies),
	company: (id: string) => ask<CompanyStatistics>('GET', `/me/people/${id}`),
	challenge: (id: string) => ask<ChallengeView>('GET', `/challenges/${id}`),
	playChallenge: (id: string) => ask<TableMade>('POST', `/challenges/${id}`),
	makeChallenge: (table: string, asked: NewChallenge) =>
		ask<ChallengeMade>('POST', `/tables/${table}/challenge`, asked),
	devices: () => ask<Devices>('GET', '/me/devices'),
	endDevice: (id: string) => ask<void>('DELETE', `/me/devices/${id}`),
	makeRecoveryCode: () => ask<RecoveryCode>('POST', '/me/recovery-code').then((made) => made.code),
	recover: (code: string) => ask<Recovered>('POST', '/me/recover', { code }),
	/** The answer has arrived: the code that was used opens nothing any more. */
	recovered: () => ask<void>('POST', '/me/recovered')
};

/** Load my games, counted by kind and by company, with the words that they are told in. */
export async function statistics(): Promise<{ statistics: MyStatistics; people: Companies['companies'] }> {
	// The levels of bots have their names in the words of the daily deal.
	const [counted, people] = await Promise.all([mine.statistics(), mine.people(), learnWords('daily')]);
	return { statistics: counted, people };
}
