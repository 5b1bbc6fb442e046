import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { dress, preferences } from '$lib/preferences.svelte';
import { followLinks } from '$lib/route.svelte';
import { speak, wantedLanguage } from '$lib/words.svelte';

dress();
followLinks();
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', dress);
const asked = new URLSearchParams(location.search).get('lang');
await speak(wantedLanguage(asked, preferences.language));
mount(App, { target: document.getElementById('app')! });

// Only a secure page may keep itself for later; in the house, on plain http, it works without.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
	navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
