import { entrance } from '$lib/house/entrance.svelte';
import { arrive } from '$lib/table/arrival';
import { words } from '$lib/words/words.svelte';

export const ssr = false;
export const prerender = false;

/** Runs once, and asks for everything at once: each answer that is waited for before the next question makes a phone wait. */
export async function load({ route, params, url, untrack }) {
  const begun = Promise.all([words.start(), entrance.knock()]);
  untrack(() => {
    if (route.id === '/table/[id]' && params.id) arrive(params.id, url.searchParams.get('invite') ?? undefined);
  });
  await begun;
}
