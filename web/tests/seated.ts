// A table with others at this screen or bots, opened without the lobby.

import type { Page } from '@playwright/test';
import { reveal, sit } from './share';

interface Agreed {
  game: string;
  options?: object;
  /** Who else sits at this screen, from seat 1 on. */
  here?: readonly string[];
  /** How strong the others are, one after another. */
  bots?: readonly string[];
  /** Milliseconds that a bot waits before it acts. */
  pause?: number;
  clock?: object;
}

/** Sits the page's guest down on seat 0, begins the game, and tells which table it is; the page is not there yet. */
export async function seated(
  page: Page,
  { here = [], bots = here.length > 0 ? [] : ['pup'], pause = 0, ...agreed }: Agreed,
): Promise<string> {
  await page.goto('/');
  await page.getByTestId('settings').waitFor();
  const table = { players: 1 + here.length + bots.length, private: true, pause, bots, ...agreed };
  const { id } = (await (await page.request.post('/api/tables', { data: table })).json()) as { id: string };
  const players = [page.request, ...here.map((name) => ({ name }))];
  for (const [seat, player] of players.entries()) {
    await sit(page.request, id, { seat, ...('name' in player ? player : {}) }, player);
  }
  await page.request.post(`/api/tables/${id}/start`);
  for (const [seat, player] of players.entries()) await reveal(page.request, id, seat, player);
  return id;
}

/** As the host in the waiting room: a pup takes the second seat. */
export async function seatPup(page: Page): Promise<void> {
  await page.getByText('Seat a bot').click();
  await page.getByTestId('sitter-1-pup').click();
}
