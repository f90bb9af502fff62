// The icons of the house where it is installed, drawn from its logo.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from '@playwright/test';

const STATIC = resolve(import.meta.dirname, '../static');
const LOGO = readFileSync(resolve(STATIC, 'favicon.svg')).toString('base64');

/** A maskable icon is cut to a circle by some systems: what matters lies within four fifths of it. */
const ICONS = [
  { name: 'icon-192', side: 192, logo: 1, background: 'transparent' },
  { name: 'icon-512', side: 512, logo: 1, background: 'transparent' },
  { name: 'icon-maskable-512', side: 512, logo: 0.6, background: '#f6ecd9' },
  { name: 'icon-180', side: 180, logo: 0.8, background: '#f6ecd9' },
];

for (const { name, side, logo, background } of ICONS) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>
        body { margin: 0; height: 100vh; display: grid; place-content: center; background: ${background} }
        img { width: ${side * logo}px }
      </style><img src="data:image/svg+xml;base64,${LOGO}">`);
    await page.screenshot({ path: resolve(STATIC, `${name}.png`), omitBackground: true });
  });
}
