import { api } from './api';
import { GAMES, PLAYERS } from './facts.gen';
import { levelsOf } from './levels';
import type { GameAbout } from './protocol.gen';
import { learnOtherGames } from './words.svelte';

/** A game that can be opened here: for how many, and with which bots. */
export interface Offer {
	game: string;
	players: readonly number[];
	levels: readonly string[];
	ownBoard: boolean; // its package draws its board itself
}

/** The games that this client knows. */
export const OWN_OFFERS: readonly Offer[] = GAMES.map((game) => ({
	game,
	players: PLAYERS[game] ?? [],
	levels: levelsOf(game),
	ownBoard: false
}));

const isOwn = (game: string) => OWN_OFFERS.some((offer) => offer.game === game);

let asked: Promise<readonly Offer[]> | null = null;

/** The games that other packages bring to this server; it is asked once. */
export function otherOffers(): Promise<readonly Offer[]> {
	asked ??= findOthers().catch((failure: unknown) => {
		asked = null;
		throw failure;
	});
	return asked;
}

async function findOthers(): Promise<readonly Offer[]> {
	const others = (await api.games()).filter((about) => !isOwn(about.game));
	if (others.length) await learnOtherGames();
	return others.map(offerFrom);
}

function offerFrom(about: GameAbout): Offer {
	const count = about.most_players - about.least_players + 1;
	const players = Array.from({ length: count }, (_, index) => about.least_players + index);
	return { game: about.game, players, levels: about.levels, ownBoard: about.own_board };
}

/** What is offered of a game; nothing where nobody here knows it. */
export async function offerOf(game: string): Promise<Offer | null> {
	const offers = isOwn(game) ? OWN_OFFERS : await otherOffers();
	return offers.find((offer) => offer.game === game) ?? null;
}

/** Wait until all these games can be named. */
export async function knowGames(games: readonly string[]): Promise<void> {
	if (!games.every(isOwn)) await learnOtherGames();
}
