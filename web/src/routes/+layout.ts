import { house } from '$lib/house/house.svelte';
import { words } from '$lib/words/words.svelte';

export const ssr = false;
export const prerender = false;

export async function load() {
  await words.start();
  await house.enter();
}
