// How smoothly a strip is dragged over a full table of Rat Hot: the time between two frames, as the browser draws them.

import type { Choice, Told } from '../src/lib/types/house';
import type { Action, Effect, Event, LaidStrip, View } from '../src/lib/types/rat-hot';
import { test } from '../tests/house';

type Heard = Told<View, Event, Choice<Action, Effect>[]>;

const SECONDS = 6;
const LAST = 41;

/** Every strip but the last lies on the table, in two layers of a brick wall; the last is in hand. */
function fill(view: View): View {
  const start = view.laid.filter(({ strip }) => strip === 'start');
  const wall = Array.from({ length: LAST }, (_, strip): LaidStrip => {
    const [row, column, level] = [Math.floor((strip % 24) / 4), strip % 4, Math.floor(strip / 24)];
    return { strip, at: [6 + 3 * column + (row % 2) + level, 6 + row], facing: 'east', level: level + 1 };
  });
  return { ...view, hand: [LAST], pile: 0, laid: [...start, ...wall] };
}

const everywhere: Choice<Action, Effect>[] = Array.from({ length: 200 }, (_, place) => ({
  action: { place: { strip: LAST, at: [3 + (place % 18), 4 + Math.floor(place / 18)], facing: 'east' } },
  effect: { points: [1, 0], rats: [0, 0] },
}));

test('dragging a strip over a table of 43', async ({ page }) => {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => {
      const told = JSON.parse(String(text)) as Heard;
      if (told.type !== 'table' || !told.view) return;
      const seat = told.seat ?? 0;
      socket.send(
        JSON.stringify({ ...told, view: { ...fill(told.view), turn: seat }, to_move: seat, choices: everywhere }),
      );
    });
  });
  await page.goto('/');
  await page.getByTestId('play-rat-hot').click();
  await page.locator('[data-laid]').nth(LAST).waitFor();
  await page.waitForTimeout(1_500);

  const hand = await page.getByTestId('rat-hot-hand-0').boundingBox();
  const board = await page.getByTestId('rat-hot-board').boundingBox();
  if (!hand || !board) throw new Error('there is nothing to drag');
  await page.mouse.move(hand.x + hand.width / 2, hand.y + hand.height / 2);
  await page.mouse.down();
  const frames = page.evaluate((lasting) => {
    return new Promise<number[]>((done) => {
      const at: number[] = [];
      const next = (now: number) => {
        at.push(now);
        if (now - (at[0] ?? now) < lasting) requestAnimationFrame(next);
        else done(at.slice(1).map((time, frame) => time - (at[frame] ?? time)));
      };
      requestAnimationFrame(next);
    });
  }, SECONDS * 1_000);
  const end = Date.now() + SECONDS * 1_000;
  for (let step = 0; Date.now() < end; step++) {
    const [x, y] = [Math.sin(step / 30), Math.cos(step / 23)];
    await page.mouse.move(board.x + board.width * (0.5 + 0.35 * x), board.y + board.height * (0.5 + 0.35 * y));
  }
  const times = (await frames).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const rate = ((1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)).toFixed(1);
  console.log(
    `${rate} frames a second over ${SECONDS} s; between two frames p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
  );
  await page.mouse.up();
});
