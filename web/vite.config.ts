import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './serviceWorker.ts';
import { DEFAULT_PORT } from './src/lib/facts.gen.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TENBACK_SERVER ?? `http://127.0.0.1:${DEFAULT_PORT}`;

/** How long a test may wait, in milliseconds; as in harness/timeouts.py, so that only a failure waits so long. */
const TIMEOUT = 300_000 * Number(process.env.TENBACK_TEST_TIMEOUT_SCALE ?? 1);

/** The file of the words that every page of a language needs: one is packed tighter than five, and fetched sooner. */
const wordsOf = (module: string) =>
	/\/catalogues\/(\w+)\/(?:common|games|talk|referee|web)\.ftl/.exec(module)?.[1]?.replace(/^/, 'words-') ??
	null;

export default defineConfig(({ mode }) => ({
	plugins: [svelte(), serviceWorker()],
	resolve: {
		alias: { $lib: here('./src/lib'), $cards: here('./src/cards') },
		// Vitest would otherwise take Svelte's server build.
		...(mode === 'test' ? { conditions: ['browser'] } : {})
	},
	build: {
		outDir: here('../src/tenback/server/static'),
		emptyOutDir: true,
		target: 'es2022',
		// The server's policy allows no inline style or script, and fonts are better cached as files.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				// One file for what most screens share: fifty small ones take longer to fetch and to unpack.
				codeSplitting: {
					groups: [
						{ name: wordsOf },
						{ name: 'shared', test: /\/src\/(?:lib|ui|cards|lobby|games)\//, minShareCount: 4 },
						{ name: 'around', test: /\/src\/(?:lib|ui|cards|table)\/|\/svelte\//, minShareCount: 2 }
					]
				}
			}
		}
	},
	server: {
		fs: { allow: [here('..')] },
		// The server compares where a request comes from with the host that it names: keep the browser's own.
		proxy: {
			'/api': { target: server, changeOrigin: false },
			'/ws': { target: server, changeOrigin: false, ws: true }
		}
	},
	test: {
		environment: 'happy-dom',
		setupFiles: ['./tests/setup.ts'],
		include: ['tests/**/*.test.ts'],
		testTimeout: TIMEOUT,
		hookTimeout: TIMEOUT,
		expect: { poll: { timeout: TIMEOUT } }
	}
}));
