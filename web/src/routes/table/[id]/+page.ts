import { load as loadGame } from '$lib/games';
import { isGame } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';
import { tableAt } from '$lib/table/arrival';

export function load({ params: { id }, url }) {
  const invite = url.searchParams.get('invite') ?? undefined;
  const table = tableAt(id, invite);
  // The game and its deck come while the room is made ready, which finds out itself what goes wrong.
  table
    .then(({ game }) => (isGame(game) ? Promise.all([loadGame(game), house.deck(game)]) : undefined))
    .catch(() => undefined);
  return { id, invite, table };
}
