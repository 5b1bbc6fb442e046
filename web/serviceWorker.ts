import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MINE = /^assets\/.*\.(js|css|woff2)$/;

/** Write `sw.js` with the names of the files that a page needs to open without the network. */
export function serviceWorker(): Plugin {
	return {
		name: 'tenback-service-worker',
		apply: 'build',
		generateBundle(_options, bundle) {
			// Words are kept in the languages that were spoken, not in all of them.
			const isWords = (name: string) => {
				const chunk = bundle[name];
				return chunk?.type === 'chunk' && Boolean(chunk.facadeModuleId?.includes('/catalogues/'));
			};
			const files = Object.keys(bundle).filter((name) => MINE.test(name) && !isWords(name));
			const paths = ['/', '/manifest.webmanifest', ...files.sort().map((name) => `/${name}`)];
			const version = createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 12);
			const source = readFileSync(new URL('./src/worker.js', import.meta.url), 'utf-8')
				.replace('__VERSION__', version)
				.replace("'__PATHS__'", JSON.stringify(paths));
			this.emitFile({ type: 'asset', fileName: 'sw.js', source });
		}
	};
}
