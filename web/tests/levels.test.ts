import { beforeAll, describe, expect, it } from 'vitest';
import { LEVEL_WINS, LEVEL_WINS_WITH_MARKS } from '$lib/facts.gen';
import { botOffered } from '$lib/levels';
import type { SettingsChosen } from '$lib/protocol.gen';
import { speak } from '$lib/words.svelte';

const TEAM = { game: 'the-game', players: 3, talk: 'silent' } as const;

describe('a bot that is offered', () => {
	beforeAll(() => speak('en'));

	it.each([
		['in silence', TEAM, LEVEL_WINS['the-game']!.usual!.expert![3]],
		['with marks', { ...TEAM, talk: 'marks' }, LEVEL_WINS_WITH_MARKS['the-game']!.usual!.expert![3]],
		[
			'at minimum 3',
			{ ...TEAM, talk: 'free', minimum: 3 },
			LEVEL_WINS_WITH_MARKS['the-game']!['minimum-three']!.expert![3]
		],
		[
			'at a professional match',
			{ game: 'take-that', players: 3, professional: true },
			LEVEL_WINS['take-that']!.professional!.expert![3]
		]
	] as const)('tells how often it wins %s', (_, settings, won) => {
		expect(won).toBeGreaterThan(0);
		expect(botOffered(settings as SettingsChosen, 'expert')).toBe(`Bot: expert, wins ${won}%`);
	});

	it.each([
		['both rules for experts', { ...TEAM, minimum: 3, short_hand: true }],
		['commands that are switched off', { ...TEAM, game: 'extreme', switched_off: ['skull'] }],
		['the other reading of ONE PILE', { ...TEAM, game: 'extreme', one_pile: 'whole-turn' }],
		['a longer match', { game: 'take-that', players: 3, rounds: 5 }],
		['a known layout', { ...TEAM, game: 'extreme', layout: '5 stop' }],
		['a game of a package', { ...TEAM, game: 'climb' }]
	] as const)('tells nothing of a table with %s', (_, settings) => {
		expect(botOffered(settings as SettingsChosen, 'expert')).toBe('Bot: expert');
	});
});
