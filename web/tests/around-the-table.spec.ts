// What is around a table: giving up, the end, the waiting room, the line to the house, and what is said to those who listen.

import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { expect, test } from './house';
import { reveal, sit } from './share';

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

async function sitDown(page: Page, game = 'piratz') {
  await page.goto('/');
  await page.getByTestId(`play-${game}`).click();
  await page.waitForFunction(() => document.title.startsWith('●'));
}

async function giveUp(page: Page) {
  await page.getByTestId('menu').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-sure').click();
  await expect(page.getByTestId('ended')).toBeVisible();
}

for (const viewport of [PHONE, SIDEWAYS, DESKTOP]) {
  test.describe(`giving up, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('whoever clicks twice has not given up, and can say no', async ({ page }) => {
      await sitDown(page);
      await page.getByTestId('menu').click();
      const resign = page.getByTestId('resign');
      await resign.dblclick();
      await page.keyboard.press('Escape');
      await page.getByTestId('menu').click();
      await resign.scrollIntoViewIfNeeded();
      const pointer = await resign.boundingBox();
      await resign.click();
      const yes = await page.getByTestId('resign-sure').boundingBox();
      expect(yes?.x).toBeGreaterThan((pointer?.x ?? 0) + (pointer?.width ?? 0));
      await isFine(page);
      await page.getByTestId('no').click();
      await expect(resign).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('ended')).toBeHidden();
      await expect(page.getByTestId('dig')).toBeVisible();
    });
  });
}

for (const [locale, lost, why] of [
  ['en', /won\. Next time it is you!$/, 'You gave up.'],
  ['de', /hat gewonnen\. Nächstes Mal bist du es!$/, 'Du hast aufgegeben.'],
] as const) {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`the end, in ${locale}, ${viewport.width} wide`, () => {
      test.use({ locale, viewport });

      test('says who won and who gave up, with two clear ways on and the rest behind one', async ({ page }) => {
        await sitDown(page);
        await giveUp(page);
        const ended = page.getByTestId('ended');
        await expect(ended.getByRole('heading')).toHaveText(lost);
        await expect(page.getByTestId('why')).toHaveText(why);
        await expect(ended.locator('.button:visible')).toHaveCount(3);
        await page.getByTestId('more').click();
        await expect(ended.locator('a[href="/"]')).toBeVisible();
        await expect(page.getByTestId('fair')).toBeVisible();
        await isFine(page);
      });
    });
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`winning, with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('is celebrated, and it is said who gave up', async ({ page, browser, watched }) => {
      const link = await openForOne(page);
      const friend = watched(await browser.newPage());
      await friend.goto(link);
      await friend.getByLabel('Your name').fill('Jan');
      await friend.getByTestId('sit-1').click();
      await page.getByTestId('start').click();
      await expect(page.getByTestId('dig')).toBeVisible();
      await giveUp(friend);
      const ended = page.getByTestId('ended');
      await expect(ended.getByRole('heading')).toHaveText('You have won!');
      await expect(page.getByTestId('why')).toHaveText('Jan has given up.');
      await expect(page.getByTestId('announced')).toContainText('You have won! Jan has given up.');
      await expect(page.getByTestId('confetti')).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
      await page.reload();
      await expect(ended).toBeVisible();
      await expect(page.getByTestId('confetti')).toHaveCount(0);
    });
  });
}

test.describe('when the line is gone', () => {
  test.use({ lineMayBreak: true });

  for (const [locale, away, waits] of [
    ['en', 'The line to the house is down.', 'Your move waits here'],
    ['is', 'Sambandið við húsið slitnaði.', 'Leikurinn þinn bíður hér'],
  ] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale, viewport: PHONE });

      test('it is said at once, a move waits and says so, and is sent when the line is back', async ({
        page,
        context,
      }) => {
        await sitDown(page);
        await expect(page.getByTestId('dig')).toBeEnabled();
        const open = await page.getByTestId('open-card').count();
        await context.setOffline(true);
        await expect(page.getByTestId('away')).toContainText(away, { timeout: 5_000 });
        await page.getByTestId('dig').click();
        await expect(page.getByTestId('away')).toContainText(waits);
        await isFine(page);
        await expect(page.getByTestId('open-card')).toHaveCount(open);
        await context.setOffline(false);
        await expect(page.getByTestId('open-card')).toHaveCount(open + 1);
        await expect(page.getByTestId('away')).toBeHidden();
      });
    });
  }

  test('a line that just hangs is found out by the move that is not answered', async ({ page }) => {
    let hangs = false;
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      const deaf = hangs;
      socket.onMessage((text) => {
        if (!hangs || deaf) server.send(text);
      });
    });
    await sitDown(page);
    await expect(page.getByTestId('dig')).toBeEnabled();
    const open = await page.getByTestId('open-card').count();
    hangs = true;
    await page.getByTestId('dig').click();
    await expect(page.getByTestId('away')).toContainText('Your move waits here');
    await expect(page.getByTestId('open-card')).toHaveCount(open + 1);
  });

  test('a line that just hangs is found out though nobody does anything', async ({ page }) => {
    let hangs = false;
    await page.clock.install();
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => (hangs ? undefined : server.send(text)));
      server.onMessage((text) => (hangs ? undefined : socket.send(text)));
    });
    await sitDown(page);
    await expect(page.getByTestId('dig')).toBeEnabled();
    hangs = true;
    await page.clock.runFor(10_000);
    await expect(page.getByTestId('away')).toBeVisible();
    hangs = false;
    await page.clock.runFor(10_000);
    await expect(page.getByTestId('away')).toBeHidden();
  });
});

test('a table that is left alone asks for nothing but an answer over its line', async ({ page }) => {
  let answers = 0;
  await page.clock.install();
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(text);
      if (text === '{"type":"pong"}') answers += 1;
    });
  });
  await sitDown(page);
  await expect(page.getByTestId('dig')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (let before = 0; before < 4; before++) {
    await page.clock.runFor(5_000);
    await expect.poll(() => answers).toBeGreaterThan(before);
  }
  expect(asked).toEqual([]);
  await expect(page.getByTestId('away')).toBeHidden();
});

/** A table that waits for one more, with the link to it. */
async function openForOne(page: Page, game = 'piratz'): Promise<string> {
  await page.goto('/');
  await page.getByTestId(`choose-${game}`).click();
  await page.getByTestId('sitter-1-link').check();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('invite-link')).toHaveValue(/invite=/);
  return page.getByTestId('invite-link').inputValue();
}

test('whoever was invited passes on a link that works, before they sit down', async ({ page, browser, watched }) => {
  const link = await openForOne(page);
  const friend = watched(await browser.newPage());
  await friend.goto(link);
  await expect(friend.getByTestId('sit-1')).toBeVisible();
  await expect(friend.getByTestId('invite-link')).toHaveValue(link);
});

for (const [locale, missing, free, looking] of [
  ['en', 'Jan is still missing.', 'One seat is still free.', 'You are looking on.'],
  ['nl', 'Jan is er nog niet.', 'Er is nog één plaats vrij.', 'Je kijkt toe.'],
] as const) {
  test.describe(`who is there, in ${locale}`, () => {
    test.use({ locale });

    test('a host sees who is missing, and spectators are told that they look on', async ({
      page,
      browser,
      watched,
    }) => {
      const link = await openForOne(page);
      await expect(page.getByTestId('missing')).toHaveText(free);
      const friend = watched(await browser.newPage({ locale }));
      await friend.goto(link);
      await friend.getByRole('textbox').first().fill('Jan');
      await friend.getByTestId('sit-1').click();
      await page.getByTestId('start').click();
      await expect(page.getByTestId('dig')).toBeVisible();
      await expect(page.getByTestId('looking-on')).toBeHidden();

      const spectator = watched(await (await browser.newContext({ locale })).newPage());
      await spectator.goto(link);
      await expect(spectator.getByTestId('looking-on')).toContainText(looking);
      await isFine(spectator);

      await giveUp(page);
      await page.getByTestId('rematch').click();
      await expect(page.getByTestId('missing')).toHaveText(missing);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await isFine(page);
        const card = await page.locator('main section').boundingBox();
        expect((card?.x ?? 0) * 2 + (card?.width ?? 0)).toBeCloseTo(viewport.width, -1);
      }
    });
  });
}

test('where the device offers to share, the link can be shared', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => shared.push(what) });
  });
  const link = await openForOne(page);
  await page.getByTestId('share').click();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: object[] }).shared);
  expect(shared).toEqual([{ title: 'Piratz', url: link }]);
});

for (const [locale, viewport, colorScheme] of [
  ['en', { width: 320, height: 640 }, 'dark'],
  ['is', DESKTOP, 'light'],
] as const) {
  test.describe(`in ${locale}, ${viewport.width} wide, ${colorScheme}`, () => {
    test.use({ locale, viewport, colorScheme });

    test('whoever sits beside the host takes the link from the screen with a camera', async ({ page }) => {
      const link = await openForOne(page);
      const picture = page.getByRole('img', { name: link });
      await expect(picture).toBeHidden();
      await page.getByTestId('scan').locator('summary').click();
      await expect(picture).toBeVisible();
      expect((await picture.boundingBox())?.width).toBeGreaterThan(200);
      await expect(picture.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
      await isFine(page);
      expect(await tooSmall(page)).toEqual([]);
    });
  });
}

// A second card of Piratz may bring a rat, and then it is too late to stay: nobody has to.
for (const [game, turns] of [
  ['rat-hot', 3],
  ['piratz', 2],
] as const) {
  test(`two people at one screen need no curtain in ${game}, where nothing is hidden`, async ({ page }) => {
    await page.goto('/');
    await page.getByTestId(`choose-${game}`).click();
    await page.getByTestId('sitter-1-here').check();
    await page.getByLabel('Name of player 2').fill('Jan');
    await page.getByTestId('open-table').click();
    const told = page.getByTestId('log').first().locator('li');
    for (let turn = 1; turn <= turns; turn++) {
      await page.waitForFunction(() => document.title.startsWith('●'));
      await expect(page.getByTestId('curtain')).toBeHidden();
      const before = await told.count();
      if (game === 'piratz') {
        await page.getByTestId('dig').click();
        if (turn < turns) await page.getByTestId('stay').click();
      } else {
        for (const key of ['1', 'n', 'Enter', 'Enter']) await page.keyboard.press(key);
      }
      await expect.poll(() => told.count()).toBeGreaterThan(before);
    }
  });
}

test.describe('going back', () => {
  test.use({ viewport: PHONE });

  test('closes a sheet before it leaves the table', async ({ page }) => {
    await sitDown(page);
    const table = page.url();
    await page.getByTestId('menu').click();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toBe(table);
    // Closed in another way, one after the other, they leave no trace.
    for (const sheet of ['menu', 'open-log', 'menu']) {
      await page.getByTestId(sheet).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.getByTestId('play-piratz')).toBeVisible();
  });

  test('from where a sheet has led to comes back to the table', async ({ page }) => {
    await sitDown(page);
    await page.getByTestId('menu').click();
    await page.getByRole('dialog').locator('a[href="/"]').click();
    await expect(page.getByTestId('play-piratz')).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('dig')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.getByTestId('play-piratz')).toBeVisible();
  });
});

test('a page says its name once, and whose turn it is and what others say is heard', async ({
  page,
  browser,
  watched,
}) => {
  const names: string[] = [];
  await page.exposeFunction('named', (name: string) => names.push(name));
  await page.addInitScript(() => {
    const { named } = globalThis as unknown as { named: (name: string) => void };
    new MutationObserver(() => {
      const name = document.getElementById('svelte-announcer')?.textContent;
      if (name) named(name);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const link = await openForOne(page);
  const friend = watched(await browser.newPage());
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Jan');
  await friend.getByTestId('sit-1').click();
  await page.getByTestId('start').click();
  const said = page.getByTestId('announced');
  await expect(said).toContainText(/Your turn\.|It is Jan’s turn\./);
  const isMine = (await said.innerText()).includes('Your turn.');
  const mover = isMine ? page : friend;
  await mover.getByTestId('dig').click();
  await mover.getByTestId('stay').click();
  await expect(said).toContainText(isMine ? 'It is Jan’s turn.' : 'Your turn.');
  await friend.getByTestId('menu').click();
  await friend.getByRole('button', { name: 'Well played!' }).click();
  await expect(page.getByTestId('said')).toHaveText('Jan says: Well played!');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.split('Ratskeller').length > 2)).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`names, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('stand once, on the game’s own table, with time, absence and what is said beside them', async ({
      page,
      browser,
      baseURL,
      watched,
    }) => {
      await page.goto('/');
      await page.getByTestId('settings').waitFor();
      const terms = { game: 'piratz', players: 2, clock: { move: { seconds: 600 } } };
      const { id } = (await (await page.request.post('/api/tables', { data: terms })).json()) as { id: string };
      await page.goto(`/table/${id}`);
      await page.getByTestId('sit-0').click();
      const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
      await friend.goto(`/table/${id}`);
      await friend.getByLabel('Your name').fill('Jan');
      await friend.getByTestId('sit-1').click();
      await page.getByTestId('start').click();
      await expect(page.getByTestId('chest-1')).toBeVisible();
      const bar = await page.locator('header').first().boundingBox();
      const table = await page.locator('main').boundingBox();
      expect((table?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(20);
      for (const seat of [0, 1]) await expect(page.getByTestId(`beside-${seat}`).getByRole('timer')).toBeVisible();
      await friend.getByTestId('menu').click();
      await friend.getByRole('button', { name: 'Hello!' }).click();
      await expect(page.getByText('Hello!', { exact: true })).toBeVisible();
      await friend.goto('about:blank');
      await expect(page.getByTestId('beside-1')).toContainText('away');
      await expect(page.getByRole('region', { name: 'Players' })).toContainText(/Jan.*\(away\)/);
      await isFine(page);
    });
  });
}

test.describe('somebody gives up', () => {
  test.use({ viewport: PHONE });

  test('and it stands beside their name while the others play on', async ({ page, playwright, baseURL }) => {
    const quitter = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await quitter.post('/api/session', { data: { name: 'Jan' } });
    const terms = { game: 'piratz', players: 3, bots: ['pup'] };
    const { id } = (await (await quitter.post('/api/tables', { data: terms })).json()) as { id: string };
    await sit(quitter, id, { seat: 1 });
    await page.goto(`/table/${id}`);
    await page.getByTestId('sit-0').click();
    await expect(page.getByTestId('missing')).toHaveText('Everybody is here.');
    await quitter.post(`/api/tables/${id}/start`);
    await reveal(quitter, id, 1);
    await expect(page.getByTestId('chest-1')).toBeVisible();
    await quitter.post(`/api/tables/${id}/resign`, { data: { seat: 1 } });
    await expect(page.getByTestId('beside-1')).toContainText('has given up');
    await expect(page.getByTestId('ended')).toBeHidden();
    await isFine(page);
    await quitter.dispose();
  });
});

/** What is touched on the page, or on the sheet over it, and is smaller than a thumb. A game's own table has its own tests. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const touched = (document.querySelector('dialog[open]') ?? document).querySelectorAll(
      'a, button, summary, select, .field',
    );
    return [...touched].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || element.closest('main.table')) return [];
      return Math.min(width, height) < 44 ? [`${element.textContent.trim()} ${width}×${height}`] : [];
    });
  });
}

for (const [what, viewport, locale] of [
  ['320 px', { width: 320, height: 640 }, 'is'],
  ['a phone held sideways', SIDEWAYS, 'de'],
  ['200 % zoom', { width: 720, height: 450 }, 'nl'],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ viewport, locale });

    test('waiting room, menu, question and end fit, with targets for thumbs', async ({ page }) => {
      const fits = async () => {
        await isFine(page);
        expect(await tooSmall(page)).toEqual([]);
      };
      await openForOne(page);
      await fits();
      await page.getByTestId('close-table').click();
      await fits();
      await sitDown(page);
      await fits();
      await page.getByTestId('menu').click();
      await fits();
      await page.getByTestId('resign').click();
      await expect(page.getByTestId('no')).toBeInViewport();
      await expect(page.getByTestId('resign-sure')).toBeInViewport();
      await fits();
      await page.getByTestId('resign-sure').click();
      await expect(page.getByTestId('rematch')).toBeInViewport();
      await page.getByTestId('more').click();
      await fits();
    });
  });
}
