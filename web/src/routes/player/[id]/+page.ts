import { GAMES, isGame } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';
import { Refused } from '$lib/house/problem';

export async function load({ params: { id }, url, parent }) {
  await parent();
  const asked = url.searchParams.get('game') ?? '';
  const player = await house.player(id).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'no-such-player') return null;
    throw error;
  });
  return { id, player, game: isGame(asked) ? asked : (player?.games[0]?.game ?? GAMES[0]) };
}
