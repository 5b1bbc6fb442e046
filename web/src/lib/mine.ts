import { ask } from './api';
import type {
	Companies,
	CompanyStatistics,
	Devices,
	MyStatistics,
	Recovered,
	RecoveryCode
} from './protocol.gen';

/** What only one's own pages ask for. */
export const mine = {
	statistics: () => ask<MyStatistics>('GET', '/me/statistics'),
	people: () => ask<Companies>('GET', '/me/people').then((list) => list.companies),
	company: (id: string) => ask<CompanyStatistics>('GET', `/me/people/${id}`),
	devices: () => ask<Devices>('GET', '/me/devices'),
	endDevice: (id: string) => ask<void>('DELETE', `/me/devices/${id}`),
	makeRecoveryCode: () => ask<RecoveryCode>('POST', '/me/recovery-code').then((made) => made.code),
	recover: (code: string) => ask<Recovered>('POST', '/me/recover', { code })
};
