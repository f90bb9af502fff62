import { error } from '@sveltejs/kit';
import { isGame } from '$lib/games';
import { house } from '$lib/house/house.svelte';
import { picturesOf } from '$lib/rules/figures';
import { guideTo } from '$lib/rules/texts';
import { words } from '$lib/words/words.svelte';

export async function load({ params: { game }, parent }) {
  if (!isGame(game)) error(404);
  await parent();
  const [guide, pictures, deck] = await Promise.all([
    guideTo(game, words.language),
    picturesOf(game),
    // The words are worth reading without the pictures.
    house.deck(game).catch(() => null),
    words.need(`table-${game}`),
  ]);
  return { game, guide, pictures, deck };
}
