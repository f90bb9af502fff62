import { house } from '$lib/house/house.svelte';

/** How long nobody minds to wait for the tables, in milliseconds; what comes later moves the page. */
const PATIENCE = 400;

/** One's own tables and those where somebody is missing, if they come in time. */
export async function load({ parent }) {
  await parent();
  const later = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return { tables: await Promise.race([house.tables().catch(() => null), later]) };
}
