import type { HandleClientError } from '@sveltejs/kit';

/** A link that leads nowhere is told to whoever followed it, and is nothing for the console. */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) console.error(error);
  return { message };
};
