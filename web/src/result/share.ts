import { barsOf, progressOf } from './progress';
import type { ResultView } from '$lib/protocol.gen';
import { say } from '$lib/words.svelte';
import type { TableGame } from '../games/game';
import type { Played } from '../replay/frames';

/** The result as a few lines without a single card. */
export function textOf(replay: Played, result: ResultView, game: TableGame): string {
	const link = `${location.origin}/t/${replay.table}/replay`;
	const bars = barsOf(progressOf(replay.frames, game).first);
	return [headline(replay), game.describeScore(result), bars, link].join('\n');
}

const headline = (replay: Played) =>
	`tenback · ${say(`game-${replay.settings.game}`)} · ${say('players-count', { players: replay.settings.players })}`;

const SIZE = { width: 1200, height: 630 };

/** The same as a picture. */
export async function imageOf(replay: Played, result: ResultView, game: TableGame): Promise<Blob> {
	const canvas = Object.assign(document.createElement('canvas'), SIZE);
	const pen = canvas.getContext('2d')!;
	const family = "'Atkinson Hyperlegible Next', sans-serif";
	pen.fillStyle = '#0c2326';
	pen.fillRect(0, 0, SIZE.width, SIZE.height);
	write(pen, headline(replay), `600 38px ${family}`, '#adc2be', 110);
	write(pen, game.describeScore(result), `700 68px ${family}`, '#eef3ec', 210);
	const course = progressOf(replay.frames, game);
	if (game.chart) draw(pen, course.second, '#6f9499');
	draw(pen, course.first, '#f4bf45');
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
	);
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, y: number): void {
	pen.font = font;
	pen.fillStyle = colour;
	pen.fillText(text, 80, y, SIZE.width - 160);
}

function draw(pen: CanvasRenderingContext2D, values: readonly number[], colour: string): void {
	pen.strokeStyle = colour;
	pen.lineWidth = 8;
	pen.lineJoin = 'round';
	pen.beginPath();
	values.forEach((value, index) =>
		pen.lineTo(80 + (index / Math.max(1, values.length - 1)) * (SIZE.width - 160), 550 - value * 270)
	);
	pen.stroke();
}
