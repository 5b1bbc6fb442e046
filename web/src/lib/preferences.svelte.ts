import type { Language } from './words.svelte';

export type Choice = 'system' | 'on' | 'off';

/** What this browser likes; kept in its local storage, never sent. */
export interface Preferences {
	language: Language | null;
	theme: 'system' | 'light' | 'dark';
	contrast: Choice;
	motion: Choice;
	sounds: boolean;
	volume: number;
	keys: boolean; // single letters as shortcuts
	notify: boolean;
}

const DEFAULTS: Preferences = {
	language: null,
	theme: 'system',
	contrast: 'system',
	motion: 'system',
	sounds: false,
	volume: 0.5,
	keys: true,
	notify: false
};
const PLACE = 'tenback-preferences';

export const preferences = $state<Preferences>({ ...DEFAULTS, ...kept() });

/** Keep a choice and show it at once. */
export function prefer(change: Partial<Preferences>): void {
	Object.assign(preferences, change);
	try {
		localStorage.setItem(PLACE, JSON.stringify(preferences));
	} catch {
		// A browser that keeps nothing still plays.
	}
	applyTheme();
}

/** A choice made in another tab of this browser holds in this one too. */
export function followOtherTabs(changed: () => void): void {
	addEventListener('storage', ({ key }) => {
		if (key !== PLACE) return;
		Object.assign(preferences, DEFAULTS, kept());
		applyTheme();
		changed();
	});
}

const MORE_CONTRAST = matchMedia('(prefers-contrast: more)');
const LESS_MOTION = matchMedia('(prefers-reduced-motion: reduce)');
for (const wish of [MORE_CONTRAST, LESS_MOTION]) wish.addEventListener('change', applyTheme);

/** Put theme, contrast and motion on the page; what is left to the system follows it while the page is open. */
export function applyTheme(): void {
	const { theme, contrast } = preferences;
	const root = document.documentElement;
	root.dataset.theme = theme;
	root.dataset.contrast = (contrast === 'system' ? MORE_CONTRAST.matches : contrast === 'on') ? 'on' : 'off';
	root.dataset.motion = isCalm() ? 'off' : 'on';
}

/** Whether things should not travel: by the switch, else as the system says. */
export function isCalm(): boolean {
	return preferences.motion === 'system' ? LESS_MOTION.matches : preferences.motion === 'off';
}

function kept(): Partial<Preferences> {
	try {
		return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>;
	} catch {
		return {};
	}
}
