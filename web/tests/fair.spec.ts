// A game that was played is checked in the page itself, and whoever changed its record is found out.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { expect, test } from './house';
import { commitmentTo } from './share';

const GAMES = resolve(import.meta.dirname, '../../games');

/** Some keys for the first turn of each game. */
const FIRST_TURN: Record<string, readonly string[]> = {
  'rat-hot': ['1', 'n', 'Enter', 'Enter'],
  piratz: ['d', 's'],
  'rat-a-tat-cat': ['l', 'l', 'd', '1', 'n'],
};

const myTurn = (page: Page) => page.waitForFunction(() => document.title.startsWith('●'));

/** Plays a little, then gives up, which ends the game: its id. */
async function playAndGiveUp(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.getByTestId(`play-${game}`).click();
  await myTurn(page);
  // Keys are heard once the table is there.
  await expect(page.locator('main h1 ~ div').first()).toBeVisible();
  const told = page.getByTestId('log').first().locator('li');
  const before = await told.count();
  for (const key of FIRST_TURN[game] ?? []) await page.keyboard.press(key);
  // The game must not be given up before the house has heard of it.
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await myTurn(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-sure').click();
  await expect(page.getByTestId('ended')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

interface Changeable {
  format: number;
  fairness: { table: string; secret: string; commitment: string; commitments?: (string | null)[]; bytes: string[] };
  inputs: { action: { place: { strip: number } } }[];
}

/** Other salt for the house's own seat, with a box that fits it. */
function grind({ fairness }: Changeable) {
  fairness.bytes[1] = '5a'.repeat(16);
  if (fairness.commitments) fairness.commitments[1] = commitmentTo(fairness.table, fairness.bytes[1]);
}

async function choose(page: Page, text: string) {
  await page.getByTestId('file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

async function findings(page: Page, step: string) {
  const found = page.getByTestId(`step-${step}`);
  return { state: await found.getAttribute('data-state'), text: await found.innerText() };
}

async function isSaid(page: Page) {
  expect(await page.locator('body').innerText()).not.toMatch(/\b(web|fair)-[a-z]/);
}

const SPOKEN = [
  {
    locale: 'en',
    yes: 'Yes. Nobody could choose these cards.',
    seen: /(The card|All \d+ cards) that your browser saw/,
  },
  { locale: 'is', yes: 'Já. Enginn gat valið þessi spil.', seen: /Spili[nð] sem vafrinn þinn sá/ },
];

for (const { locale, yes, seen } of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    for (const game of Object.keys(FIRST_TURN)) {
      test(`a game of ${game} was fair in every respect`, async ({ page }) => {
        await playAndGiveUp(page, game);
        await page.getByTestId('more').click();
        await page.getByTestId('fair').click();
        await expect(page.getByTestId('verdict')).toContainText(yes);
        for (const step of ['seal', 'salt', 'shuffle']) expect((await findings(page, step)).state).toBe('right');
        // What this browser saw, gave and remembers is all there.
        expect((await findings(page, 'shuffle')).text).toMatch(seen);
        for (const [step, count] of [
          ['seal', 2],
          ['salt', 4],
        ] as const) {
          await expect(page.getByTestId(`step-${step}`).getByRole('listitem')).toHaveCount(count);
        }
        await expect(page.getByTestId('dealt').locator('use').first()).toBeAttached();
        await isSaid(page);
        await isFine(page);
      });
    }
  });
}

test('whatever somebody changed in a record is crossed out where it was changed', async ({ page }) => {
  const id = await playAndGiveUp(page, 'rat-hot');
  const text = await (await page.request.get(`/api/tables/${id}/record`)).text();
  await page.goto('/fair');
  const changed = async (change: (record: Changeable) => unknown) => {
    const record = JSON.parse(text) as Changeable;
    change(record);
    await choose(page, JSON.stringify(record));
    await expect(page.getByTestId('verdict')).toContainText('No. Something is not right here.');
    const states = [];
    for (const step of ['seal', 'salt', 'shuffle']) states.push((await findings(page, step)).state);
    return states;
  };
  await choose(page, text);
  await expect(page.getByTestId('verdict')).toContainText('Yes.');
  const another = 'ab'.repeat(32);
  expect(await changed(({ fairness }) => (fairness.secret = another))).toEqual(['wrong', 'untold', 'untold']);
  await isFine(page);
  await choose(page, text);
  await expect(page.getByTestId('verdict')).toContainText('Yes.');
  const salt = ({ fairness }: Changeable) => (fairness.bytes = fairness.bytes.map(() => 'ab'.repeat(16)));
  expect(await changed(salt)).toEqual(['right', 'wrong', 'untold']);
  await choose(page, text);
  await expect(page.getByTestId('verdict')).toContainText('Yes.');
  // Whoever makes a box afterwards that fits other salt is found out by the browser that saw the boxes on the table.
  expect(await changed(grind)).toEqual(['right', 'wrong', 'untold']);
  await expect(page.getByTestId('step-salt')).toContainText('other boxes stood on the table');
  await choose(page, text);
  await expect(page.getByTestId('verdict')).toContainText('Yes.');
  // No strip comes to both seats.
  const strips = ({ inputs: [first, ...others] }: Changeable) =>
    others.forEach(({ action }) => (action.place.strip = first?.action.place.strip ?? -1));
  expect(await changed(strips)).toEqual(['right', 'right', 'wrong']);
  // A house that seals another envelope afterwards is found out by whoever saw the first.
  await page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem('ratskeller-witness') ?? '{}') as Record<
      string,
      { beginnings: { commitment: string }[] }
    >;
    for (const { beginnings } of Object.values(tables))
      for (const fixed of beginnings) fixed.commitment = '00'.repeat(32);
    localStorage.setItem('ratskeller-witness', JSON.stringify(tables));
  });
  expect(await changed(() => undefined)).toEqual(['wrong', 'untold', 'untold']);
  await expect(page.getByTestId('step-seal')).toContainText('your browser saw another envelope');
});

test('a house that lies in its record is found out by the page that was there', async ({ page }) => {
  const id = await playAndGiveUp(page, 'rat-hot');
  const lies: [(record: Changeable) => void, step: string, said: string][] = [
    [grind, 'salt', 'other boxes stood on the table'],
    [
      (record) => {
        record.format = 1;
        delete record.fairness.commitments;
      },
      'salt',
      'this record knows of no boxes',
    ],
    // An invented game at an invented table, which this browser cannot know.
    [
      (record) => {
        record.fairness.table = '0123456789abcdef';
        record.fairness.commitments = record.fairness.bytes.map((bytes) => commitmentTo('0123456789abcdef', bytes));
      },
      'seal',
      'the record of another table',
    ],
  ];
  for (const [lie, step, said] of lies) {
    await page.route(`/api/tables/${id}/record`, async (route) => {
      const record = (await (await route.fetch()).json()) as Changeable;
      lie(record);
      await route.fulfill({ json: record });
    });
    await page.goto(`/fair/${id}`);
    await expect(page.getByTestId('verdict')).toContainText('No. Something is not right here.');
    await expect(page.getByTestId(`step-${step}`)).toContainText(said);
    await page.unroute(`/api/tables/${id}/record`);
  }
  await page.goto(`/fair/${id}`);
  await expect(page.getByTestId('verdict')).toContainText('Yes.');
});

for (const [game, name] of [
  ['rat-hot', 'rat-hot'],
  ['piratz', 'piratz-four-aided'],
  ['rat-a-tat-cat', 'rat-a-tat-cat-young'],
] as const) {
  test(`a record from elsewhere is checked: ${name}`, async ({ page }) => {
    await page.goto('/fair');
    await choose(page, readFileSync(resolve(GAMES, game, `records/${name}.json`), 'utf8'));
    await expect(page.getByTestId('verdict')).toContainText('fits together. Whoever was at the table can check more.');
    await expect(page.getByTestId('step-seal')).toContainText('This browser put no salt into this game');
    const openly = page.getByTestId('step-salt').getByText('thrown in openly');
    await expect(openly).toHaveCount(name === 'piratz-four-aided' ? 1 : 0);
  });
}

test('a file that is no record is refused with a sentence', async ({ page }) => {
  await page.goto('/fair');
  await choose(page, 'cheese');
  await expect(page.getByRole('alert')).toHaveText('This file is no record of a game that is played here.');
  await isFine(page);
});

for (const [locale, sentence] of [
  ['en', 'This page came over a line that is not safe'],
  ['nl', 'Deze pagina kwam over een lijn die niet veilig is'],
] as const) {
  test.describe(`over plain HTTP in ${locale}`, () => {
    test.use({ locale });

    test('the page says that it cannot tell, and what can', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      await page.goto('/fair/0123456789abcdef');
      await expect(page.getByRole('main')).toContainText(sentence);
      await expect(page.getByText('ratskeller verify ratskeller-0123456789abcdef.json')).toBeVisible();
      await expect(page.getByTestId('file')).toBeHidden();
      await isFine(page);
    });
  });
}

test.describe('while a game is played', () => {
  test.use({ lineMayBreak: true });

  test('its secret stays in the envelope', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('play-piratz').click();
    await myTurn(page);
    await page.goto(page.url().replace('/table/', '/fair/'));
    await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
    await expect(page.getByTestId('step-seal')).toBeHidden();
  });
});
