// Rat Hot's table where only a browser shows it: what is seen, where it lies and how large it is.

import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { isYours } from '../src/lib/table/seats';
import type { Choice, TableInfo, Told } from '../src/lib/types/house';
import type { Action, Effect, Event, Group, LaidStrip, View } from '../src/lib/types/rat-hot';
import { isFine } from './fine';
import { expect, test } from './house';
import { seated } from './seated';
import { isWhole } from './whole';

type Heard = Told<View, Event, Choice<Action, Effect>[]>;
type Table = Extract<Heard, { type: 'table' }>;

const LAST = 41;
const PHONE = { width: 390, height: 844 };

type Update = Omit<Extract<Heard, { type: 'update' }>, 'type' | 'seq'>;

/** Lets a table be told otherwise than the house tells it; then it is up to the test what happens there. */
async function toldAs(page: Page, change: (told: Table & { view: View }) => Partial<Table>) {
  let line: WebSocketRoute | undefined;
  let last: (Table & { view: View }) | undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    line = socket;
    socket.connectToServer().onMessage((text) => {
      const told = JSON.parse(String(text)) as Heard;
      if (told.type !== 'table' || !told.view) return;
      last = { ...told, view: told.view };
      last = { ...last, ...change(last) } as typeof last;
      socket.send(JSON.stringify(last));
    });
  });
  return (next: (view: View) => Update) => {
    if (!line || !last) throw new Error('nothing was told yet');
    const update = next(last.view);
    last = { ...last, seq: last.seq + 1, view: update.view };
    line.send(JSON.stringify({ type: 'update', seq: last.seq, ...update }));
  };
}

/** The turn of whoever looks, with a hand and places of their own. */
function ownTurn(told: Table, view: View, choices: Choice<Action, Effect>[] = []): Partial<Table> {
  const seat = told.seat ?? 0;
  return { view: { ...view, turn: seat }, to_move: seat, choices };
}

function place(strip: number, at: [number, number]): Choice<Action, Effect> {
  return { action: { place: { strip, at, facing: 'east' } }, effect: { points: [1, 0], rats: [0, 0] } };
}

/** Every strip but the last lies on the table, spread as people spread them; the last is in hand. */
function late(told: Table & { view: View }): Partial<Table> {
  const laid = Array.from({ length: LAST }, (_, strip): LaidStrip => {
    const [row, column] = [Math.floor(strip / 6), strip % 6];
    return { strip, at: [3 + 3 * column, 5 + 2 * row], facing: 'east', level: 0 };
  });
  const start = told.view.laid.slice(0, 1);
  const view = { ...told.view, hand: [LAST], pile: 0, laid: [...start, ...laid], turn_number: 22 };
  return ownTurn(told, view, [place(LAST, [9, 11]), place(LAST, [1, 18])]);
}

async function sitDown(page: Page) {
  await page.goto('/');
  await page.getByTestId('play-rat-hot').click();
  await expect(page.getByTestId('rat-hot-board')).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

const fieldSize = async (page: Page) => {
  const { width, height } = await boxOf(page.locator('[data-laid="0"]'));
  return Math.min(width, height);
};

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the last payment is counted, though the end moves the table', async ({ page }) => {
    const happens = await toldAs(page, (told) => ownTurn(told, { ...told.view, scores: [9, 4] }));
    await sitDown(page);
    const score = page.getByTestId('rat-hot-score-0');
    await expect(score).toHaveText('9');
    const scores = [12, 4];
    const outcome = { winners: [0], points: scores, reason: 'points' as const };
    const group = (points: number): Group => ({ seat: 0, points, fields: [[11, 12]] });
    happens((view) => ({
      by: 1,
      events: [
        { type: 'final_scoring', groups: [group(2), group(1)], scores },
        { type: 'ended', ...outcome },
      ],
      view: { ...view, phase: 'over', hand: [], scores },
      to_move: null,
      ended: outcome,
    }));
    await expect(page.getByTestId('ended')).toBeVisible();
    await expect(score).toHaveText('12');
  });

  test('a strip that comes flying leaves nothing lying where it will land', async ({ page }) => {
    const happens = await toldAs(page, (told) => ownTurn(told, { ...told.view, hand: [3, 4] }));
    await sitDown(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const shade = document.querySelector('[data-shade="3"]');
        if (!shade || 'shade' in document.body.dataset) return;
        document.body.dataset.shade = '';
        requestAnimationFrame(() => (document.body.dataset.shade = getComputedStyle(shade).opacity));
      }).observe(document.body, { subtree: true, childList: true });
    });
    const strip = { strip: 3, at: [11, 13], facing: 'east', level: 0 } as const satisfies Partial<LaidStrip>;
    happens((view) => ({
      by: 1,
      events: [{ type: 'laid', seat: 1, ...strip, at: [11, 13], groups: [], scores: view.scores }],
      view: { ...view, turn: 1, hand: [4], laid: [...view.laid, { ...strip, at: [11, 13] }] },
      to_move: 1,
    }));
    await expect(page.locator('body')).toHaveAttribute('data-shade', '0');
    await expect(page.locator('[data-shade="3"]')).toHaveCSS('opacity', '1');
  });
});

test('after giving up nobody lays any more', async ({ page }) => {
  await sitDown(page);
  await expect(page.getByTestId('rat-hot-hint')).toBeVisible();
  await page.waitForFunction(() => document.title.startsWith('●'));
  for (const key of ['1', 'n']) await page.keyboard.press(key);
  await expect(page.getByTestId('rat-hot-said')).not.toBeEmpty();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { seats } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
  await page.request.post(`/api/tables/${id}/resign`, { data: { seat: seats.findIndex(isYours) } });
  await expect(page.getByTestId('ended')).toBeVisible();
  await expect(page.getByTestId('rat-hot-hint')).toHaveCount(0);
  await expect(page.getByTestId('rat-hot-hand-0')).toHaveCount(0);
  await expect(page.getByTestId('rat-hot-ghost')).toHaveCount(0);
  await expect(page.getByTestId('rat-hot-said')).toBeEmpty();
  await expect(page.locator('[data-seat].turn')).toHaveCount(0);
});

test('the strips of the last turn are marked, also after coming back', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('choose-rat-hot').click();
  await page.getByTestId('sitter-1-pup').check();
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'The other' }).check();
  await page.getByTestId('open-table').click();
  const marked = page.locator('[data-fresh]');
  await expect(marked).toHaveCount(1);
  const theirs = await marked.getAttribute('data-laid');
  await page.reload();
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-laid', theirs ?? '');
  await page.waitForFunction(() => document.title.startsWith('●'));
  for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(marked).not.toHaveAttribute('data-laid', theirs ?? '');

  // Now the second strip rests: taking back takes it back, and nothing else; then what was laid before.
  const laid = page.locator('[data-laid]');
  await expect(laid).toHaveCount(3);
  for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByTestId('rat-hot-finish')).toBeEnabled();
  await page.getByTestId('rat-hot-take-back').click();
  await expect(page.getByTestId('rat-hot-finish')).toBeDisabled();
  await expect(laid).toHaveCount(3);
  await page.getByTestId('rat-hot-take-back').click();
  await expect(laid).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('five rats stay below the points, and names stand in one order', async ({ page }) => {
    await toldAs(page, (told) => ownTurn(told, { ...told.view, rats: [4, 5], scores: [12, 17] }));
    await sitDown(page);
    for (const seat of [0, 1]) {
      const rats = page.getByTestId(`rat-hot-rats-${seat}`);
      expect(await overlap(rats, page.getByTestId(`rat-hot-score-${seat}`))).toBe(false);
      const [side, last] = [
        await boxOf(page.getByTestId(`rat-hot-side-${seat}`)),
        await boxOf(rats.locator('.rat').last()),
      ];
      expect(last.right).toBeLessThan(side.right);
      expect(last.width).toBeGreaterThan(11);
    }
    const [first, second] = [
      await boxOf(page.getByTestId('rat-hot-side-0')),
      await boxOf(page.getByTestId('rat-hot-side-1')),
    ];
    expect(first.x).toBeLessThan(second.x);
  });

  test('names are whole', async ({ page }) => {
    await page.goto('/learn/rat-hot/first');
    await isWhole(page.getByTestId('rat-hot-side-1').getByText('Granny Rat'));
  });

  test('a refused strip stays turned, and the sentence covers no score', async ({ page }) => {
    await sitDown(page);
    await page.waitForFunction(() => document.title.startsWith('●'));
    const hand = page.getByTestId('rat-hot-hand-0');
    if ((await hand.getAttribute('aria-pressed')) === 'false') await hand.click();
    await page.getByTestId('rat-hot-turn').click();
    const board = await boxOf(page.getByTestId('rat-hot-board'));
    await page.touchscreen.tap(board.x + 30, board.bottom - 30);
    const refusal = page.getByTestId('refusal');
    await expect(refusal).toBeVisible();
    await expect(refusal).not.toContainText('RH-');
    for (const seat of [0, 1]) expect(await overlap(refusal, page.getByTestId(`rat-hot-side-${seat}`))).toBe(false);
    await expect(hand).toHaveAttribute('aria-pressed', 'true');
    const strip = await boxOf(hand.locator('[data-in-hand]'));
    expect(strip.height).toBeGreaterThan(strip.width);
  });

  test('late in a game fields are large enough, and one tap shows everything', async ({ page }) => {
    await toldAs(page, late);
    await sitDown(page);
    await expect(page.locator('[data-laid]')).toHaveCount(LAST + 1);
    expect(await fieldSize(page)).toBeGreaterThanOrEqual(30);
    expect(await overlap(page.locator('[data-fresh]').first(), page.getByTestId('rat-hot-board'))).toBe(true);
    const everything = page.getByTestId('rat-hot-fit');
    await everything.click();
    await expect(everything).toHaveAttribute('aria-pressed', 'true');
    const board = await boxOf(page.getByTestId('rat-hot-board'));
    for (const strip of [0, 5, LAST - 1]) {
      const { x, right } = await boxOf(page.locator(`[data-laid="${strip}"]`));
      expect(x).toBeGreaterThanOrEqual(board.x);
      expect(right).toBeLessThanOrEqual(board.right);
    }
    await isFine(page);
    await everything.click();
    expect(await fieldSize(page)).toBeGreaterThanOrEqual(30);
  });

  test('places out of sight are pointed at', async ({ page }) => {
    await toldAs(page, late);
    await sitDown(page);
    const [far, toTheLeft] = [page.getByTestId('rat-hot-place').last(), page.getByTestId('rat-hot-beyond-left')];
    await expect(far).not.toBeInViewport();
    await toTheLeft.click();
    await toTheLeft.click();
    await expect(far).toBeInViewport();
    await expect(toTheLeft).toHaveCount(0);
  });

  test('under the thumb it is magnified', async ({ page }) => {
    await toldAs(page, late);
    await sitDown(page);
    const hand = await boxOf(page.getByTestId('rat-hot-hand-0'));
    const board = await boxOf(page.getByTestId('rat-hot-board'));
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: hand.x + 80, y: hand.y + 30 });
    for (const y of [hand.y, board.bottom - 20, board.bottom - 100]) await touch('touchMove', { x: 190, y });
    await expect(page.getByTestId('rat-hot-lens')).toBeVisible();
    expect((await boxOf(page.getByTestId('rat-hot-lens').getByTestId('rat-hot-ghost'))).height).toBeGreaterThan(40);
    await touch('touchEnd');
    await expect(page.getByTestId('rat-hot-lens')).toHaveCount(0);
  });
});

for (const [name, viewport] of Object.entries({
  'a phone': PHONE,
  'a phone held sideways': { width: 844, height: 390 },
  'a screen at 200 %': { width: 720, height: 450 },
  'the smallest phone': { width: 320, height: 568 },
})) {
  for (const locale of ['en-GB', 'de']) {
    test.describe(`on ${name} (${locale})`, () => {
      test.use({ viewport, locale });

      test('everything that is needed is on the screen', async ({ page }) => {
        await toldAs(page, (told) => ownTurn(told, { ...told.view, hand: [3, 4] }, [place(3, [11, 11])]));
        await sitDown(page);
        await page.getByTestId('rat-hot-hand-0').click();
        const buttons = ['hand-0', 'hand-1', 'turn', 'take-back', 'finish', 'fit', 'levels', 'pile'];
        for (const part of ['board', 'side-0', 'side-1', ...buttons]) {
          await expect(page.getByTestId(`rat-hot-${part}`)).toBeInViewport({ ratio: 1 });
        }
        for (const part of buttons) {
          const { width, height } = await boxOf(page.getByTestId(`rat-hot-${part}`));
          expect(Math.min(width, height), part).toBeGreaterThanOrEqual(44);
        }
        for (const part of ['turn', 'take-back', 'finish']) {
          const fits = await page.getByTestId(`rat-hot-${part}`).evaluate((b) => b.scrollWidth <= b.clientWidth);
          expect(fits, part).toBe(true);
        }
        expect((await boxOf(page.getByTestId('rat-hot-board'))).height).toBeGreaterThan(140);
        await isFine(page);
      });
    });
  }
}

test.describe('with a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('both players have their names', async ({ page }) => {
    const table = await seated(page, { game: 'rat-hot' });
    await page.goto(`/table/${table}`);
    await isWhole(page.getByTestId('rat-hot-side-0').getByText('You'));
    await isWhole(page.getByTestId('rat-hot-side-1').getByText('Pup'));
  });

  test('both players have their names however many rats look out', async ({ page }) => {
    await toldAs(page, (told) => ownTurn(told, { ...told.view, rats: [5, 4], scores: [23, 17] }));
    await sitDown(page);
    await isWhole(page.getByTestId('rat-hot-side-0').getByText('You'));
    await isWhole(page.getByTestId('rat-hot-side-1').getByText('Pup'));
    await expect(page.getByTestId('rat-hot-finish')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.getByTestId('rat-hot-rats-0').locator('.rat').last())).width).toBeGreaterThan(11);
  });
});
