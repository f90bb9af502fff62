import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { saysWhenFull } from './full';
import { expect, test } from './house';
import { closeSheet } from './sheet';

/** Whatever the page asks of the house about tables, and that is not only a look. */
function asked(page: Page): string[] {
  const wishes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/tables'))
      wishes.push(pathname.replace(/[0-9a-f]{16}/, 'id'));
  });
  return wishes;
}

/** Opens a game of Piratz against a pup in which one starts. */
async function startPiratz(page: Page) {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'You' }).check();
  await page.getByTestId('open-table').click();
  await expect(page).toHaveTitle(/Your turn/);
}

test('one click leads from the lobby to a game against a pup', async ({ page }) => {
  await page.goto('/');
  const wishes = asked(page);
  await page.getByTestId('play-piratz').click();
  await expect(page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('pup');
  expect(wishes).toEqual(['/api/tables', '/api/tables/id/reveal']);
});

test('whoever does not know a game is offered its lesson first, and whoever has played it is not', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('begin-rat-hot')).toBeVisible();
  await page.getByTestId('play-piratz').click();
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByTestId('begin-piratz')).toBeHidden();
  await page.getByTestId('begin-rat-hot').click();
  await expect(page.getByTestId('lesson')).toBeVisible();
});

/** Games that somebody has won, as the house would list them. */
const won = (level: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: `000000000000000${number}`,
    game: 'piratz',
    title: 'Piratz',
    phase: 'over',
    awaited: [],
    to_move: null,
    ended: { winners: [0], points: [9, 1], reason: 'points' },
    seats: [
      { kind: 'person', name: 'Þóra', yours: true },
      { kind: 'bot', name: 'Pup', level },
    ],
  }));

test('whoever has won twice is offered somebody stronger, and keeps them', async ({ page }) => {
  await page.route('**/api/session/tables', (route) => route.fulfill({ json: won('pup', 2) }));
  await page.goto('/');
  await expect(page.getByTestId('stronger-rat-hot')).toBeHidden();
  await page.getByTestId('stronger-piratz').click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('scamp');
  await page.goto('/');
  await expect(page.getByTestId('play-piratz')).toContainText('against a scamp');
  await expect(page.getByTestId('stronger-piratz')).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a game in which it is one’s turn stands on top of the lobby, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startPiratz(page);
    await page.goto('/');
    const waiting = page.getByRole('region', { name: 'Your turn' });
    await expect(waiting).toContainText('Piratz');
    await expect(waiting.getByRole('link', { name: /Piratz/ })).toBeInViewport({ ratio: 1 });
    await isFine(page);
    await waiting.getByRole('link', { name: /Piratz/ }).click();
    await expect(page).toHaveTitle(/Your turn/);
  });
}

for (const locale of ['en', 'de']) {
  test.describe(`on a tablet, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 820, height: 1180 } });

    test('all three games are on the screen', async ({ page }) => {
      await page.goto('/');
      for (const game of ['rat-hot', 'piratz', 'rat-a-tat-cat']) {
        for (const way of ['begin', 'play', 'choose'])
          await expect(page.getByTestId(`${way}-${game}`)).toBeInViewport({ ratio: 1 });
      }
      await isFine(page);
    });
  });
}

test('people at this screen and bots sit down in one request, and the game begins', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('choose-rat-a-tat-cat').click();
  const sheet = page.getByRole('dialog', { name: 'New table: Rat-a-Tat Cat' });
  await sheet.getByRole('group', { name: 'How many play?' }).getByRole('radio', { name: '4' }).check();
  await sheet.getByTestId('sitter-1-here').check();
  await sheet.getByLabel('Name of player 2').fill('Jan');
  await sheet.getByTestId('sitter-2').locator('summary').click();
  await sheet.getByTestId('sitter-2-scamp').check();
  const wishes = asked(page);
  await sheet.getByTestId('open-table').click();
  const players = page.getByRole('region', { name: 'Players' });
  for (const name of ['Jan', 'scamp', 'pup']) await expect(players).toContainText(name);
  expect(wishes).toEqual(['/api/tables', '/api/tables/id/reveal', '/api/tables/id/reveal']);
});

test('seats are chosen by keyboard, and told to screen readers', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('choose-piratz').focus();
  await page.keyboard.press('Enter');
  const seat = page.getByRole('group', { name: 'Seat 2' });
  const pup = seat.getByRole('radio', { name: 'Pup' });
  await expect(pup).toBeChecked();
  await expect(pup).toHaveAccessibleDescription('A pup, easy to beat');
  await pup.focus();
  await page.keyboard.press('ArrowRight');
  await expect(seat.getByRole('radio', { name: 'Scamp' })).toBeChecked();
  await expect(page.getByTestId('sitter-1')).toContainText('A scamp, sees much, overlooks a little');
});

test.describe('a table that is refused', () => {
  test.use({ lineMayBreak: true });

  test('is no table at all, and what was chosen is still there', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('choose-piratz').click();
    await page.getByTestId('sitter-1-here').check();
    await page.getByLabel('Name of player 2').fill('King');
    await page.getByTestId('open-table').click();
    await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
    await page.getByLabel('Name of player 2').fill('Jan');
    await page.getByTestId('open-table').click();
    await expect(page.getByTestId('menu')).toBeVisible();
    const own = (await (await page.request.get('/api/session/tables')).json()) as unknown[];
    expect(own).toHaveLength(1);
  });
});

test('a name that is as long as it can be says so', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await saysWhenFull(page.getByLabel('Your name'));
});

test('a name is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await page.getByLabel('Your name').fill('Þóra');
  const keep = page.getByRole('button', { name: 'Keep' });
  await keep.click();
  // There is nothing to keep any more.
  await expect(keep).toBeDisabled();
  await closeSheet(page);
  await page.reload();
  await expect(page.getByTestId('settings')).toContainText('Þóra');
});

const SPOKEN = [
  { language: 'Deutsch', welcome: 'Was spielen wir?', code: 'de' },
  { language: 'Nederlands', welcome: 'Wat zullen we spelen?', code: 'nl' },
  { language: 'Íslenska', welcome: 'Hvað eigum við að spila?', code: 'is' },
  { language: 'English', welcome: 'What shall we play?', code: 'en' },
];

test('four languages are spoken, and remembered', async ({ page }) => {
  await page.goto('/');
  for (const { language, welcome, code } of SPOKEN) {
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: language }).check();
    await closeSheet(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  }
});

for (const { welcome, code } of SPOKEN) {
  test.describe(`a browser that likes ${code}`, () => {
    test.use({ locale: code });
    test('is spoken to in its language', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    });
  });
}

test('light and dark can be chosen, and stay', async ({ page }) => {
  await page.goto('/');
  const shade = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await shade();
  await page.getByTestId('settings').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(shade).not.toBe(light);
  const dark = await shade();
  await page.reload();
  expect(await shade()).toBe(dark);
});

test('a face is chosen, kept, and shown to everybody at a table', async ({ page, browser, baseURL, watched }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await page.getByTestId('face-owl').check();
  await closeSheet(page);
  await expect(page.getByTestId('settings').locator('use[href="#face-owl"]')).toBeAttached();
  await page.reload();
  await expect(page.getByTestId('settings').locator('use[href="#face-owl"]')).toBeAttached();
  await page.getByTestId('choose-piratz').click();
  await page.getByTestId('sitter-1-link').check();
  await page.getByTestId('open-table').click();
  const link = await page.getByTestId('invite-link').inputValue();
  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  await friend.goto(link);
  await expect(friend.locator('use[href="#face-owl"]')).toBeAttached();
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('Rat Hot is called Rattenscharf', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Rattenscharf' })).toBeVisible();
    await page.getByTestId('play-rat-hot').click();
    await expect(page).toHaveTitle(/Rattenscharf/);
    await page.goto('/rules/rat-hot');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rattenscharf');
    await expect(page.locator('body')).not.toContainText('Rat Hot');
  });
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  // What is left of 1440 by 900 when everything is twice as large.
  { width: 720, height: 450 },
]) {
  test(`nothing is cut off or too small to hit, ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startPiratz(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Your turn' })).toBeVisible();
    await isFine(page);
    await areLargeEnough(page, 'main, header');
    await page.getByTestId('settings').click();
    await isFine(page);
    await areLargeEnough(page, 'dialog');
    await page.keyboard.press('Escape');
    await page.getByTestId('choose-rat-a-tat-cat').click();
    await isFine(page);
    await areLargeEnough(page, 'dialog');
  });
}

/** Whatever can be hit is 44 pixels high and wide. Of something that lies unseen over its label, the label counts. */
async function areLargeEnough(page: Page, within: string) {
  const small = await page.locator(within).evaluateAll((places) =>
    places.flatMap((place) =>
      [...place.querySelectorAll('a, button, summary, label')].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isTarget = target.tagName !== 'LABEL' || target.querySelector('input');
        return isTarget && height > 0 && (height < 43.5 || width < 43.5)
          ? [`${target.outerHTML.slice(0, 120)}: ${width}×${height}`]
          : [];
      }),
    ),
  );
  expect(small).toEqual([]);
}
