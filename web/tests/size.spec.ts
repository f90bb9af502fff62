import { gzipSync } from 'node:zlib';
import { expect, test } from './house';

const MOST = 150 * 1024;

/** Of a house that is far away every answer takes its time. */
const MOST_REQUESTS = 26;

test('the first page waits for few answers', async ({ page }, info) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  info.annotations.push({ type: 'first load', description: `${asked.length} requests` });
  expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('the letters of the house come from the house, and all four languages have theirs', async ({ page }) => {
  let size = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) size += (await response.body()).length;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const known = await page.evaluate(() => document.fonts.check('16px Nunito', 'ÐðÞþÆæÖöÄäÜüßÉéÍíÓóÚúÝýëï„“”’…–'));
  expect(known).toBe(true);
  expect(size).toBeGreaterThan(10 * 1024);
  expect(size).toBeLessThan(40 * 1024);
});

test('the first page needs less than 150 KiB of script and style', async ({ page }, info) => {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    reading.push(response.body().then((body) => void sizes.set(response.url(), gzipSync(body).length)));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  info.annotations.push({ type: 'first load', description: `${(total / 1024).toFixed(1)} KiB` });
  expect(sizes.size).toBeGreaterThan(3);
  expect(total).toBeLessThan(MOST);
});
