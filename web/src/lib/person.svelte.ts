import { api } from './api';
import type { PersonShown } from './protocol.gen';

let person = $state.raw<PersonShown | null>(null);

/** Who this browser is, as far as is known. */
export const me = () => person;

export async function meet(): Promise<PersonShown | null> {
	return (person = await api.me());
}

export async function rename(name: string): Promise<PersonShown> {
	return (person = await api.name(name));
}

/** Be somebody: who one was before, or a guest by this name. */
export async function beSomebody(guest: string): Promise<PersonShown> {
	return person ?? (await meet()) ?? (await rename(guest));
}

export function claimed(claimedPerson: PersonShown | null): void {
	person = claimedPerson;
}
