import { api } from '$lib/api';
import { knowGames, otherOffers } from '$lib/offers';
import { fetchMe } from '$lib/person.svelte';
import type { TableLine } from '$lib/protocol.gen';
import { isRemoved } from '$lib/removed.svelte';

/** Load what stands above buttons of the first page; what fails leaves its place empty. */
export async function loadFirstPage() {
	const [tables, daily, others] = await Promise.all([
		listMine().catch(() => []),
		loadDaily().catch(() => null),
		otherOffers().catch(() => [])
	]);
	return { tables, daily, others };
}

async function listMine(): Promise<readonly TableLine[]> {
	if (!(await fetchMe())) return [];
	const tables = await api.myTables();
	await knowGames(tables.map((table) => table.settings.game));
	return tables.filter((table) => !isRemoved(table.id));
}

/** The daily deal comes after the page, and says nothing where there is none. */
async function loadDaily() {
	const box = await import('../daily/TodayBox.svelte');
	return { Box: box.default, today: await box.loadToday() };
}
