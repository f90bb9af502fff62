import { error } from '@sveltejs/kit';
import { isGame } from '$lib/games/names';
import { picturesOf } from '$lib/rules/figures';
import { printedOn } from '$lib/rules/printed';
import { guideTo } from '$lib/rules/texts';
import { words } from '$lib/words/words.svelte';

export async function load({ params: { game }, parent }) {
  if (!isGame(game)) error(404);
  await parent();
  const [guide, pictures, deck] = await Promise.all([
    guideTo(game, words.language),
    picturesOf(game),
    printedOn(game),
    words.need(`${game}/table`),
  ]);
  return { game, guide, pictures, deck, standsAlone: true };
}
