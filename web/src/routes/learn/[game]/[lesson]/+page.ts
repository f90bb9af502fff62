import { error } from '@sveltejs/kit';
import { isGame, load as loadTable } from '$lib/games';
import { house } from '$lib/house/house.svelte';
import { words } from '$lib/words/words.svelte';

export async function load({ params: { game, lesson }, parent }) {
  if (!isGame(game)) error(404);
  await parent();
  const lessons = await house.lessons(game);
  const number = lessons.findIndex(({ name }) => name === lesson);
  if (number < 0) error(404);
  const [table, deck, begun] = await Promise.all([
    loadTable(game),
    house.deck(game),
    house.lesson(game, lesson, []),
    words.need('learn'),
  ]);
  return { game, table, deck, begun, next: lessons[number + 1] };
}
