import { error } from '@sveltejs/kit';
import { isGame } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';
import { words } from '$lib/words/words.svelte';

export async function load({ params: { game }, parent }) {
  if (!isGame(game)) error(404);
  await parent();
  const [lessons] = await Promise.all([house.lessons(game), words.need('learn')]);
  return { game, lessons };
}
