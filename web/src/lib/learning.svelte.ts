/** What this browser has learned; kept in its local storage, never sent. */
interface Learning {
	games: readonly string[]; // whose first game was played to its end
	asked: boolean; // whether help with the first game was offered and answered
	told: { table: string; tips: readonly string[] }; // the tips that were read at the last lesson
}

const PLACE = 'tenback-learning';
const NOTHING: Learning = { games: [], asked: false, told: { table: '', tips: [] } };

let learning = $state.raw<Learning>({ ...NOTHING, ...kept() });

export const hasLearned = (game: string) => learning.games.includes(game);
/** Whether nobody has learned or declined anything here yet. */
export const isNewHere = () => !learning.asked && learning.games.length === 0;

export function answerOffer(): void {
	keep({ asked: true });
}

export function learn(game: string): void {
	if (!hasLearned(game)) keep({ games: [...learning.games, game] });
}

/** The tips that were read at a table: a reload does not tell them again. */
export const tipsRead = (table: string) => (learning.told.table === table ? learning.told.tips : []);

export function readTip(table: string, tip: string): void {
	keep({ told: { table, tips: [...tipsRead(table), tip] } });
}

function keep(change: Partial<Learning>): void {
	learning = { ...learning, ...change };
	try {
		localStorage.setItem(PLACE, JSON.stringify(learning));
	} catch {
		// A browser that keeps nothing still teaches.
	}
}

function kept(): Partial<Learning> {
	try {
		return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Learning>;
	} catch {
		return {};
	}
}
