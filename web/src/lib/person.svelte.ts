import { api } from './api';
import type { PersonView } from './protocol.gen';

let person = $state.raw<PersonView | null>(null);

/** Who this browser is, as far as is known. */
export const me = () => person;

let asked: Promise<PersonView | null> | null = null;

/** Ask the server who this browser is; one answer serves all who ask. */
export function fetchMe(): Promise<PersonView | null> {
	asked ??= api.me().then(
		(found) => (person ??= found),
		(failure: unknown) => {
			asked = null;
			throw failure;
		}
	);
	return asked;
}

export async function rename(name: string): Promise<PersonView> {
	const renamed = await api.name(name);
	claimed(renamed);
	return renamed;
}

/** Return this browser's person; make a guest of this name where there is none. */
export async function ensurePerson(guest: string): Promise<PersonView> {
	return person ?? (await fetchMe()) ?? (await rename(guest));
}

/** From now on this browser is that person, or nobody. */
export function claimed(claimedPerson: PersonView | null): void {
	person = claimedPerson;
	asked = Promise.resolve(claimedPerson);
}
