import type { HandleClientError } from '@sveltejs/kit';
import { entrance } from '$lib/house/entrance.svelte';
import { OutOfReach } from '$lib/house/problem';
import { isMissingFile } from '$lib/house/files';

/** A link that leads nowhere, a house that is away, or a file that did not come is told to whoever is there, and is
 * nothing for the console. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status === 404) return { message };
  if (isMissingFile(error)) return { message, incomplete: true };
  const away = error instanceof OutOfReach || !entrance.reachable;
  if (!away) console.error(error);
  return { message, away };
};
