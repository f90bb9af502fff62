import { entrance } from '$lib/house/entrance.svelte';
import { words } from '$lib/words/words.svelte';

export const ssr = false;
export const prerender = false;

export async function load() {
  await words.start();
  await entrance.knock();
}
