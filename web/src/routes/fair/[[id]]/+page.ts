import { words } from '$lib/words/words.svelte';

export async function load({ params: { id }, url, parent }) {
  await parent();
  await words.need('fair');
  return { id, invite: url.searchParams.get('invite') ?? undefined, standsAlone: true };
}
