import type { DailyResult, DailyTry } from '$lib/protocol.gen';
import { barsOf } from '../result/progress';
import { amongBots, nameOf, outcome } from './daily';

/** One line of words, then the course as bars, then the link to the deal: no card, and nothing to spoil it. */
export function textOf(shown: DailyResult, mine: DailyTry): string {
	const bars = barsOf(shown.course.map((percent) => percent / 100));
	return [headline(shown, mine), bars, shown.share].join('\n');
}

function headline(shown: DailyResult, mine: DailyTry): string {
	return `tenback ${shown.line.id.slice(0, 10)}, ${nameOf(shown.line)}. ${told(shown, mine)}`;
}

const told = (shown: DailyResult, mine: DailyTry) =>
	shown.field && mine.counts && !mine.hinted
		? amongBots(mine, shown.by_points, shown.field)
		: outcome(mine, shown.by_points);

const SIZE = { width: 1200, height: 630 };

/** The same as a picture. */
export async function imageOf(shown: DailyResult, mine: DailyTry): Promise<Blob> {
	const canvas = Object.assign(document.createElement('canvas'), SIZE);
	const pen = canvas.getContext('2d')!;
	const family = "'Atkinson Hyperlegible Next', sans-serif";
	pen.fillStyle = '#0c2326';
	pen.fillRect(0, 0, SIZE.width, SIZE.height);
	write(pen, `tenback · ${shown.line.id.slice(0, 10)}`, `600 38px ${family}`, '#adc2be', 100);
	write(pen, nameOf(shown.line), `600 46px ${family}`, '#adc2be', 165);
	write(pen, told(shown, mine), `700 56px ${family}`, '#eef3ec', 250);
	const width = (SIZE.width - 160) / Math.max(1, shown.course.length);
	pen.fillStyle = '#f4bf45';
	shown.course.forEach((percent, place) =>
		pen.fillRect(80 + place * width, 560 - percent * 2.6, width - 8, percent * 2.6 + 4)
	);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
	);
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, y: number): void {
	pen.font = font;
	pen.fillStyle = colour;
	pen.fillText(text, 80, y, SIZE.width - 160);
}
