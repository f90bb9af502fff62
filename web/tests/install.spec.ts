// The house on one's own device: it can be installed, opens without waiting, and opens also while it is out of reach.

import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { expect, House, test } from './house';
import { Door } from './renewed';

test.use({ lineMayBreak: true, serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** After the first visit everything is in place for the second. */
async function kept(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

const shelves = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      found[name] = files.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

async function heldPage(shelf: string) {
  return (await (await caches.open(shelf)).match('/'))?.text();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the manifest names icons that are as large as it says', async ({ page }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(link ?? '');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Ratskeller', start_url: '/', display: 'standalone' });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest.icons, { src: apple ?? '', sizes: '180x180', type: 'image/png' }];
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
  for (const { src, sizes, type } of icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    const [width, height] = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the browser finds nothing that keeps the house from being installed', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // What a test does stays private, and nothing is installed there.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the worker is asked for anew every time', async ({ page }) => {
  const response = await page.request.get('/service-worker.js');
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript' });
});

const SPOKEN = [
  {
    locale: 'en-GB',
    gone: 'The house is out of reach',
    back: 'What shall we play?',
    again: 'Try again',
    rules: 'Rat Hot',
  },
  {
    locale: 'de-DE',
    gone: 'Das Haus ist nicht zu erreichen',
    back: 'Was spielen wir?',
    again: 'Noch einmal versuchen',
    rules: 'Piratz',
  },
];

for (const { locale, gone, back, again, rules } of SPOKEN) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('without the house the page says so, lets one read the rules, and comes back by itself', async ({
      browser,
      watched,
      contextOptions,
    }) => {
      const house = new House();
      await house.open();
      const context = await browser.newContext({ ...contextOptions, locale, baseURL: house.url });
      const page = watched(await context.newPage());
      await page.goto('/');
      await expect(heading(page)).toHaveText(back);
      await kept(page);
      await house.kill();

      await page.goto('/');
      await expect(heading(page)).toHaveText(gone);
      await expect(page.getByRole('button', { name: again })).toBeVisible();
      await isFine(page);
      await page.goto('/table/0123456789abcdef');
      await expect(heading(page)).toHaveText(gone);
      await page.getByRole('link', { name: rules }).click();
      await expect(heading(page)).toHaveText(rules);
      await expect(page.getByRole('status')).toContainText(gone);
      await page.goto('/');
      await expect(heading(page)).toHaveText(gone);

      await house.open();
      await expect(heading(page)).toHaveText(back);
      await context.close();
      await house.end();
    });
  });
}

test('a lobby that is open says so, too', async ({ browser, watched }) => {
  const house = new House();
  await house.open();
  const page = watched(await browser.newPage({ baseURL: house.url }));
  await page.goto('/');
  await expect(heading(page)).toHaveText('What shall we play?');
  await house.kill();
  await expect(heading(page)).toHaveText('The house is out of reach');
  await house.open();
  await expect(heading(page)).toHaveText('What shall we play?');
  await house.end();
});

test('a page that could not be loaded comes back by itself', async ({ browser, watched }) => {
  const house = new House();
  await house.open();
  const page = watched(await browser.newPage({ baseURL: house.url }));
  await page.goto('/');
  await kept(page);
  await house.kill();
  await page.goto('/learn/piratz');
  await expect(heading(page)).toHaveText('The house is out of reach');
  await house.open();
  await expect(heading(page)).toHaveText('Learn Piratz');
  await expect(page.getByTestId('lesson-haul')).toBeVisible();

  // The house goes while one is inside: the next step finds nobody.
  await house.kill();
  await page.getByTestId('lesson-haul').click();
  await expect(heading(page)).toHaveText('The house is out of reach');
  await house.open();
  await expect(page.getByTestId('lesson')).toBeVisible();
  await house.end();
});

test('the rules keep their pictures without the house', async ({ browser, watched }) => {
  const house = new House();
  await house.open();
  const page = watched(await browser.newPage({ baseURL: house.url }));
  await page.goto('/rules/rat-hot');
  const pictures = page.getByTestId('figure').locator('use');
  await expect(pictures.first()).toBeAttached();
  const all = await pictures.count();
  await kept(page);
  await house.kill();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('The house is out of reach');
  await expect(pictures).toHaveCount(all);
  await house.end();
});

test('a page that is kept has the policy it came with', async ({ page }) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-");
  await kept(page);
  const held = await page.evaluate(async () => (await caches.match('/'))?.headers.get('content-security-policy'));
  expect(held).toBe(policy);
});

test('a second visit takes nothing but the page itself from the house', async ({ page }) => {
  await page.goto('/');
  await kept(page);
  const asked: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) asked.push(new URL(response.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('What shall we play?');
  expect(asked.filter((path) => !path.startsWith('/api/') && !path.endsWith('.png'))).toEqual([]);
});

test('what the house says is never kept', async ({ page }) => {
  await page.goto('/');
  await kept(page);
  await page.goto('/');
  await page.getByTestId('play-piratz').click();
  await expect(page.getByTestId('pile')).toBeVisible();
  const files = Object.values(await shelves(page)).flat();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => !/^\/($|_app\/immutable\/|[\w-]+\.\w+$)/.test(path))).toEqual([]);
});

test('a renewed house renews the page, and what is kept of it', async ({ browser, house, watched }) => {
  const door = new Door(house.url);
  const page = watched(await browser.newPage({ baseURL: await door.open() }));
  await page.goto('/');
  await kept(page);
  const [before] = Object.keys(await shelves(page));
  door.renewed = true;

  await page.goto('/rules/piratz');
  await expect(page.locator('head[data-renewed]')).toBeAttached();
  await expect
    .poll(() => shelves(page).then((found) => Object.keys(found).map((name) => name.replace(before ?? '', ''))))
    .toEqual(['', '-2']);
  await expect.poll(() => page.evaluate(heldPage, `${before}-2`)).toContain('data-renewed');
  await door.close();
});

test('a page that was left open is renewed at the next step', async ({ browser, house, watched }) => {
  const door = new Door(house.url);
  const page = watched(await browser.newPage({ baseURL: await door.open() }));
  await page.goto('/');
  await kept(page);
  await page.reload();
  door.renewed = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByRole('status')).toContainText('The house has been renewed');
  await expect(page.locator('head[data-renewed]')).not.toBeAttached();
  await page.getByTestId('rules-piratz').click();
  await expect(heading(page)).toHaveText('Piratz');
  await expect(page.locator('head[data-renewed]')).toBeAttached();
  await expect(page.getByRole('status')).toBeHidden();
  await door.close();
});

test('what the browser offers can be found in the settings', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('install')).toBeHidden();
  await page.evaluate(() => {
    const prompt = () => document.body.setAttribute('data-asked', '');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByTestId('install').click();
  await expect(page.locator('body[data-asked]')).toBeAttached();
  await expect(page.getByTestId('install')).toBeHidden();
});
