import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
	{ ignores: ['node_modules/', 'src/lib/*.gen.ts', 'src/worker.js'] },
	typescript.configs.recommended,
	svelte.configs.recommended,
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } }
	},
	{
		rules: {
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
			// Our links are plain addresses, and `route.svelte.ts` follows them: there is no SvelteKit.
			'svelte/no-navigation-without-resolve': 'off'
		}
	}
);
