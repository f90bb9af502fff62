import { words } from '$lib/words/words.svelte';

export async function load({ parent }) {
  await parent();
  await words.need('admin');
  return { standsAlone: true };
}
