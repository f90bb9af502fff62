// Several people: at two browsers, and at one.

import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { expect, test } from './house';
import { breakable } from './line';
import { seatPup } from './seated';
import { commit, reveal, sit } from './share';

test('two browsers at one table, and the line of one breaks in between', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'You' }).check();
  await page.getByTestId('sitter-1-link').check();
  await page.getByTestId('open-table').click();
  const link = page.getByTestId('invite-link');
  await expect(link).toHaveValue(/invite=/);

  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  const breakLine = await breakable(friend);
  await friend.goto(await link.inputValue());
  await friend.getByLabel('Your name').fill('Jan');
  await friend.getByTestId('sit-1').click();
  await expect(page.getByText('Jan')).toBeVisible();
  await page.getByTestId('start').click();

  const dig = (of: typeof page) => of.getByTestId('dig');
  const lines = (of: typeof page) => of.getByTestId('log').first();
  await expect(dig(page)).toBeEnabled();
  await expect(dig(friend)).toBeDisabled();
  breakLine();
  await dig(page).click();
  await page.getByTestId('stay').click();
  // What was missed is there, and it is Jan's turn.
  await expect(dig(friend)).toBeEnabled();
  await expect(lines(friend)).toContainText('turns up');
  await expect(dig(page)).toBeDisabled();
  expect(await lines(friend).getByRole('listitem').count()).toBe(await lines(page).getByRole('listitem').count());
});

/** Two browsers at a table; the friend's has gone to sleep when the host starts. */
async function asleep(page: Page, friend: Page) {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByTestId('sitter-1-link').check();
  await page.getByTestId('open-table').click();
  const link = page.getByTestId('invite-link');
  await expect(link).toHaveValue(/invite=/);
  const address = await link.inputValue();
  await friend.goto(address);
  await friend.getByLabel('Your name').fill('Jan');
  await friend.getByTestId('sit-1').click();
  await expect(page.getByText('Jan')).toBeVisible();
  await friend.goto('about:blank');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('revealing').getByRole('status')).toHaveText(
    'Waiting for the phone or computer of Jan …',
  );
  return address;
}

test('a table waits for a phone that sleeps, and the game begins when it wakes up', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  const address = await asleep(page, friend);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await isFine(page);
  }
  await friend.goto(address);
  await expect(page.getByTestId('revealing')).toBeHidden();
  await expect(page.getByTestId('dig')).toBeVisible();
  await expect(friend.getByTestId('dig')).toBeVisible();
});

test('whoever goes on sleeping is asked to leave, and a bot sits down', async ({ page, browser, baseURL, watched }) => {
  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  await asleep(page, friend);
  await page.getByTestId('begin-again').click();
  const jan = page.getByRole('listitem').filter({ hasText: 'Jan' });
  await expect(jan).toContainText('(asleep)');
  await expect(page.getByText('This is the second beginning')).toBeVisible();
  await expect(page.getByTestId('start')).toBeDisabled();
  await jan.getByRole('button', { name: 'Ask to leave' }).click();
  await seatPup(page);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('dig')).toBeVisible();
});

test('whoever wakes up after a new beginning takes part in it by themselves', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  const address = await asleep(page, friend);
  await page.getByTestId('begin-again').click();
  await friend.goto(address);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('dig')).toBeVisible();
  await expect(friend.getByTestId('dig')).toBeVisible();
});

for (const [locale, question, verdict] of [
  ['en', 'This table was begun once after', 'this table was begun 2 times'],
  ['de', 'An diesem Tisch wurde einmal angefangen', 'an diesem Tisch wurde 2 Mal angefangen'],
] as const) {
  test.describe(`when a table is begun again, in ${locale}`, () => {
    test.use({ locale });

    test('a browser that has told its share asks before it tells another, and remembers', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const sly = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await sly.post('/api/session', { data: { name: 'Sly' } });
      const opened = await sly.post('/api/tables', { data: { game: 'piratz', players: 2 } });
      const { id } = (await opened.json()) as { id: string };
      const wish = (what: string) => sly.post(`/api/tables/${id}/${what}`);
      const awaited = async () =>
        ((await (await sly.get(`/api/tables/${id}`)).json()) as { awaited: number[] }).awaited;
      await sit(sly, id, { seat: 0 });
      await page.goto(`/table/${id}`);
      await page.getByTestId('sit-1').click();
      await expect(page.getByTestId('sit-1')).toBeHidden();
      await wish('start');
      // The page tells by itself, and now the house could know the cards.
      await expect.poll(awaited).toEqual([0]);
      await expect(page.getByTestId('again')).toBeHidden();
      await wish('begin-again');
      await expect(page.getByTestId('again')).toContainText(question);
      await isFine(page);
      await commit(sly, id, 0);
      await expect.poll(awaited).toEqual([]);
      await wish('start');
      await expect(page.getByTestId('revealing')).toBeVisible();
      await reveal(sly, id, 0);
      await expect.poll(awaited).toEqual([1]);
      await expect(page.getByTestId('again')).toContainText(question);
      await isFine(page);
      await page.getByTestId('go-on').click();
      await expect(page.getByTestId('dig')).toBeVisible();
      await sly.post(`/api/tables/${id}/resign`, { data: { seat: 0 } });
      await page.getByTestId('more').click();
      await page.getByTestId('fair').click();
      await expect(page.getByTestId('verdict')).toContainText(verdict);
      await isFine(page);
      await sly.dispose();
    });
  });
}

test('whoever does not want to wait any longer stands up', async ({ page, browser, baseURL, watched }) => {
  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  await asleep(page, friend);
  await page.getByTestId('stand-up').click();
  await expect(page.getByTestId('sit-0')).toBeVisible();
  await expect(page.getByText('This is the second beginning')).toBeVisible();
});

interface Heard {
  type: string;
  seat?: number | null;
  to_move?: number | null;
  view?: { lines: (number | null)[][] } | null;
}

test('two people at one screen: nobody’s cards are in the page or on the wire before they say they are there', async ({
  page,
}) => {
  const foreign: string[] = [];
  let through: number | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const heard = JSON.parse(String(payload)) as Heard;
      if (heard.type === 'table') through = heard.seat ?? null;
      if (!heard.view || heard.to_move === null) return;
      heard.view.lines.forEach((line, seat) => {
        if (seat !== through && line.some((card) => card !== null)) foreign.push(String(payload));
      });
    }),
  );

  await page.goto('/');
  await page.getByTestId('choose-rat-a-tat-cat').click();
  await page.getByTestId('sitter-1-here').check();
  await page.getByLabel('Name of player 2').fill('Jan');
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'How long?' }).getByRole('radio', { name: 'One round' }).check();
  await page.getByTestId('open-table').click();

  const faces = page.locator('main use:not([href="#rc-back"])[href^="#rc-"]');
  const seen = new Set<number | null>();
  for (let turn = 0; turn < 4; turn++) {
    await expect(page.getByTestId('curtain')).toBeVisible();
    await expect.poll(() => through).toBeNull();
    await expect(faces).toHaveCount(0);
    await page.getByTestId('ready').click();
    await page.getByTestId(turn < 2 ? 'look-skip' : 'pile').click();
    seen.add(through);
    if (turn < 2) await page.getByTestId('pile').click();
    await page.getByTestId('discard-drawn').click();
    await page.getByTestId('pass').click();
  }
  expect([...seen].sort()).toEqual([0, 1]);
  expect(foreign).toEqual([]);
});

for (const [locale, free, seat, full] of [
  ['en-GB', 'Seat a bot', 'Pup', 'That is as long as a name can be: 40 characters.'],
  ['de-DE', 'Bot hinsetzen', 'Rattenkind', 'Länger kann ein Name nicht sein: 40 Zeichen.'],
] as const) {
  test.describe(`the waiting room in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('bots are seated by keys, from targets that a thumb hits', async ({ page }) => {
      await openByLink(page);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      const choice = page.getByTestId('sitter-1').locator('summary');
      await expect(choice).toContainText(free);
      await choice.focus();
      await page.keyboard.press('Enter');
      const pup = page.getByRole('button', { name: seat, exact: true });
      await isFine(page);
      for (const target of [choice, pup]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Tab');
      await expect(pup).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(choice).toBeHidden();
      const seated = page.getByRole('listitem').filter({ hasText: seat });
      await expect(seated.getByRole('button')).toBeFocused();
      await expect(page.getByTestId('start')).toBeEnabled();
    });

    test('a name that is as long as it can be says so', async ({ page, browser, baseURL, watched }) => {
      await openByLink(page);
      const link = await page.getByTestId('invite-link').inputValue();
      const friend = watched(await browser.newPage({ baseURL: baseURL ?? '', locale }));
      await friend.goto(link);
      await friend.getByRole('textbox').first().fill('x'.repeat(40));
      await expect(friend.getByText(full)).toBeVisible();
    });
  });
}

async function openByLink(page: Page) {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByTestId('sitter-1-link').check();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('invite-link')).toBeVisible();
}
