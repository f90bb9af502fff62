import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '$lib/words/words.svelte';
import { isMissingFile } from './files';

const ROOT = resolve(import.meta.dirname, '../../../..');

test('what browsers say of a file that did not come is understood', () => {
  for (const said of [
    'Failed to fetch dynamically imported module: http://localhost/a.js',
    'error loading dynamically imported module: http://localhost/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ]) {
    expect(isMissingFile(new TypeError(said))).toBe(true);
  }
  expect(isMissingFile(new TypeError('x is not a function'))).toBe(false);
});

test('what is said before there are words is what the words are', () => {
  const door = readFileSync(resolve(ROOT, 'web/static/door.js'), 'utf8');
  for (const language of Object.keys(LANGUAGES)) {
    const words = readFileSync(resolve(ROOT, `locales/${language}/web.ftl`), 'utf8');
    const said = (message: string) => new RegExp(`^${message} = (.*)$`, 'm').exec(words)?.[1] ?? message;
    for (const message of ['web-not-all-here', 'web-try-again']) expect(door).toContain(`'${said(message)}'`);
  }
});
