import { words } from '$lib/words/words.svelte';

export async function load({ params: { id }, parent }) {
  await parent();
  await words.need('fair');
  return { id, standsAlone: true };
}
