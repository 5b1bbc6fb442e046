import { api } from './api';
import type { PersonShown } from './protocol.gen';

let person = $state.raw<PersonShown | null>(null);

/** Who this browser is, as far as is known. */
export const me = () => person;

let asked: Promise<PersonShown | null> | null = null;

/** Ask the server who this browser is; one answer serves all who ask. */
export function fetchMe(): Promise<PersonShown | null> {
	asked ??= api.me().then(
		(found) => (person ??= found),
		(failure: unknown) => {
			asked = null;
			throw failure;
		}
	);
	return asked;
}

export async function rename(name: string): Promise<PersonShown> {
	const renamed = await api.name(name);
	claimed(renamed);
	return renamed;
}

/** Return this browser's person; make a guest of this name where there is none. */
export async function ensurePerson(guest: string): Promise<PersonShown> {
	return person ?? (await fetchMe()) ?? (await rename(guest));
}

/** From now on this browser is that person, or nobody. */
export function claimed(claimedPerson: PersonShown | null): void {
	person = claimedPerson;
	asked = Promise.resolve(claimedPerson);
}
