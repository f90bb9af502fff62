// Games that are played to their end without being looked at, so that there is something to look back on.

import type { Page } from '@playwright/test';

interface Agreed {
  game: string;
  options?: object;
  /** After so many actions one gives up. */
  until?: number;
  /** Whether one knocks as soon as one can, and shows all one's rats: then there is little to think about afterwards. */
  hasty?: boolean;
}

/** Plays a game against a pup from within the page, as its guest, and tells which table it was. */
export async function finished(page: Page, agreed: Agreed): Promise<string> {
  await page.goto('/');
  await page.getByTestId('settings').waitFor();
  return page.evaluate(async ({ game, options, until, hasty }) => {
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { id: string };
    };
    const table = { game, players: 2, private: true, pause: 0, bots: ['pup'], ...(options ? { options } : {}) };
    const { id } = await post('', table);
    await post(`/${id}/join`, { bytes: '00'.repeat(16), seat: 0 });
    await post(`/${id}/start`, {});
    interface Choice {
      action: unknown;
      effect?: { rats?: number[] };
    }
    const rats = ({ effect }: Choice) => effect?.rats?.[0] ?? 0;
    const hastiest = (choices: Choice[]) =>
      choices.find(({ action }) => action === 'knock') ??
      choices.reduce((one, other) => (rats(other) > rats(one) ? other : one));
    interface Told {
      type: string;
      seq: number;
      choices?: Choice[];
      ended?: object | null;
      table?: { phase: string };
    }
    await new Promise<void>((over) => {
      let acted = 0;
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?seat=0`);
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as Told;
        if (told.ended || told.table?.phase === 'over') {
          socket.close();
          over();
        } else if (told.choices) {
          if (acted === until) return void post(`/${id}/resign`, { seat: 0 });
          const choice = hasty ? hastiest(told.choices) : told.choices[(told.seq * 7) % told.choices.length];
          socket.send(JSON.stringify({ type: 'act', id: `act ${acted++}`, seq: told.seq, action: choice?.action }));
        }
      };
    });
    return id;
  }, agreed);
}
