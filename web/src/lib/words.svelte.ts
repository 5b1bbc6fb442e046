import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { LANGUAGES } from './facts.gen';
import type { Message } from './protocol.gen';

export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

// The build makes one file of each language's words that every page needs.
const SPOKEN = import.meta.glob<string>(
	'../../../src/tenback/words/catalogues/*/{common,games,talk,referee,web}.ftl',
	{ query: '?raw', import: 'default' }
);
const LATER = import.meta.glob<string>(
	'../../../src/tenback/words/catalogues/*/{analysis,review,rules,me,keeps,challenge,daily}.ftl',
	{ query: '?raw', import: 'default' }
);
/** What only some pages speak of. */
export type Subject = 'analysis' | 'review' | 'rules' | 'me' | 'keeps' | 'challenge' | 'daily';

let language = $state<Language>('en');
let bundle = $state.raw<FluentBundle | null>(null);
let learned: readonly Subject[] = []; // the subjects that are wanted in every language from now on
let hasOthers = false; // whether the words of other packages' games are wanted too

// Dates and times as they are written where the reader's English is spoken.
const ENGLISH = navigator.languages.find((code) => code.startsWith('en-')) ?? 'en-GB';
const LOCALES: Partial<Record<Language, string>> = { en: ENGLISH, pt: 'pt-PT' };
export const locale = () => LOCALES[language] ?? language;
export const spoken = () => language;

export function isLanguage(code: string): code is Language {
	return Object.hasOwn(LANGUAGES, code);
}

/** Say a message in the language of the page. */
export function say(id: string, facts: Facts = {}): string {
	const message = bundle?.getMessage(id);
	if (!bundle || !message?.value) {
		if (bundle) console.error(`no message: ${id}`);
		return id;
	}
	const faults: Error[] = [];
	const text = bundle.formatPattern(message.value, facts, faults);
	if (faults.length) console.error(`no message: ${id} (${faults.join('; ')})`);
	return withMinusSigns(text, facts);
}

/** A number below zero has a minus sign, not a hyphen. */
function withMinusSigns(text: string, facts: Facts): string {
	const isBelowZero = Object.values(facts).some((fact) => typeof fact === 'number' && fact < 0);
	return isBelowZero ? text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−') : text;
}

/** Say a message that the server has chosen; a seat or a command among its facts is said by name. */
export function sayMessage(message: Message, nameOf: (seat: number) => string = String): string {
	const facts: Facts = { ...(message.facts as Facts) };
	if (message.facts.seat !== undefined) facts.name = nameOf(Number(message.facts.seat));
	if (message.facts.command !== undefined) facts.command = say(`command-${message.facts.command}`);
	return say(message.id, facts);
}

/** Say “Ada: text”, with the space that French wants before the colon. */
export const labelled = (label: string, text: string) => say('label-and-text', { label, text });

/** Say several messages as one text. */
export function sayAll(messages: readonly Message[]): string {
	return messages.map((one) => sayMessage(one)).join(' ');
}

/** Say a list as people do: “A, B and C”. */
export function listed(items: readonly string[]): string {
	// British lists have no comma before “and”, as everywhere else in tenback.
	return new Intl.ListFormat(language === 'en' ? 'en-GB' : locale(), { type: 'conjunction' }).format(items);
}

/** Load a language and speak it from now on. */
export async function speak(wanted: Language): Promise<void> {
	const next = new FluentBundle(wanted === 'pt' ? 'pt-PT' : wanted, { useIsolating: false });
	for (const source of await texts(SPOKEN, wanted)) next.addResource(new FluentResource(source));
	for (const subject of learned) await addWords(next, wanted, subject);
	if (hasOthers) await addOtherGames(next, wanted);
	language = wanted;
	bundle = next;
	document.documentElement.lang = locale();
}

/** Load the words of the games that other packages bring to this server, in every language spoken from now on. */
export async function learnOtherGames(): Promise<void> {
	if (hasOthers || !bundle) return;
	await addOtherGames(bundle, language);
	hasOthers = true;
}

async function addOtherGames(target: FluentBundle, wanted: Language): Promise<void> {
	target.addResource(new FluentResource(await api.words(wanted)));
}

/** Load the words of subjects that only some pages need, in every language spoken from now on. */
export async function learnWords(...subjects: readonly Subject[]): Promise<void> {
	const target = bundle;
	if (!target) return;
	const fresh = subjects.filter((one) => !learned.includes(one));
	await Promise.all(fresh.map((one) => addWords(target, language, one)));
	learned = [...learned, ...fresh];
}

async function addWords(target: FluentBundle, wanted: Language, subject: Subject): Promise<void> {
	const source = await LATER[`../../../src/tenback/words/catalogues/${wanted}/${subject}.ftl`]!();
	target.addResource(new FluentResource(source));
}

function texts(files: Record<string, () => Promise<string>>, wanted: Language): Promise<string[]> {
	const paths = Object.keys(files).filter((path) => path.includes(`/${wanted}/`));
	return Promise.all(paths.map((path) => files[path]!()));
}

/** Choose what the link asks for, else what was chosen before, else what the browser speaks. */
export function wantedLanguage(asked: string | null, kept: string | null): Language {
	const wishes = [asked, kept, ...navigator.languages].map((code) => (code ?? '').slice(0, 2).toLowerCase());
	return wishes.find(isLanguage) ?? 'en';
}
