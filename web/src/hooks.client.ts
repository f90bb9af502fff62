import type { HandleClientError } from '@sveltejs/kit';
import { entrance } from '$lib/house/entrance.svelte';
import { OutOfReach } from '$lib/house/problem';

/** A link that leads nowhere, or a house that is away, is told to whoever followed it, and is nothing for the console. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status === 404) return { message };
  const away = error instanceof OutOfReach || !entrance.reachable;
  if (!away) console.error(error);
  return { message, away };
};
