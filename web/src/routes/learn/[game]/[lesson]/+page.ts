import { error } from '@sveltejs/kit';
import { load as loadTable } from '$lib/games';
import { isGame } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';
import { Refused } from '$lib/house/problem';
import { stand, standing } from '$lib/learn/standing';
import { words } from '$lib/words/words.svelte';

/** The lesson as far as somebody has come in it; from its beginning if their answers fit it no longer. */
async function begin(game: string, lesson: string) {
  const answers = standing(game, lesson);
  try {
    return await house.lesson(game, lesson, answers);
  } catch (problem) {
    if (!(problem instanceof Refused) || answers.length === 0) throw problem;
    stand(game, lesson, []);
    return house.lesson(game, lesson, []);
  }
}

export async function load({ params: { game, lesson }, parent, depends }) {
  depends('lesson:standing');
  if (!isGame(game)) error(404);
  const found = house.lessons(game).then(async (lessons) => {
    const number = lessons.findIndex(({ name }) => name === lesson);
    if (number < 0) error(404);
    return { begun: await begin(game, lesson), next: lessons[number + 1] };
  });
  const [told, table, deck] = await Promise.all([
    found,
    loadTable(game),
    house.deck(game),
    words.need('learn'),
    parent(),
  ]);
  return { game, table, deck, ...told };
}
