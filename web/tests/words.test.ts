import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '$lib/facts.gen';
import { isLanguage, listed, say, speak, wantedLanguage, type Language } from '$lib/words.svelte';

describe('words', () => {
	it.each(Object.keys(LANGUAGES) as Language[])('speaks %s', async (language) => {
		await speak(language);
		expect(say('your-turn')).not.toBe('your-turn');
		expect(document.documentElement.lang.slice(0, 2)).toBe(language);
	});

	it('counts as the language counts', async () => {
		await speak('pl');
		const told = [1, 2, 5, 22].map((cards) => say('result-left', { cards }));
		expect(told).toEqual(['Została 1 karta', 'Zostały 2 karty', 'Zostało 5 kart', 'Zostały 22 karty']);
	});

	it('lists as people do', async () => {
		await speak('de');
		expect(listed(['A', 'B', 'D'])).toBe('A, B und D');
	});

	it('takes the language of the link before that of the browser', () => {
		expect(wantedLanguage('cs', 'de')).toBe('cs');
		expect(wantedLanguage(null, 'de')).toBe('de');
		expect(wantedLanguage('xx', null)).toBe('en');
	});

	it('knows which codes are languages', () => {
		expect(isLanguage('it')).toBe(true);
		expect(isLanguage('toString')).toBe(false);
	});
});
