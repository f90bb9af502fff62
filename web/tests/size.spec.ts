import { gzipSync } from 'node:zlib';
import { expect, test } from './house';

const MOST = 150 * 1024;

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
