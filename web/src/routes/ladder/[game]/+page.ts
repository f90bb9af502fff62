import { error } from '@sveltejs/kit';
import { isGame } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';

export async function load({ params: { game }, url, parent }) {
  if (!isGame(game)) error(404);
  await parent();
  const page = Number(url.searchParams.get('page'));
  return { game, ladder: await house.ladder(game, Number.isInteger(page) && page > 0 ? page : 0) };
}
