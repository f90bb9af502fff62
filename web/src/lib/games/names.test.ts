// What a game needs here is found by listing; this names what is missing.

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from './names';

const LIB = resolve(import.meta.dirname, '..');

describe.each(GAMES)('%s', (game) => {
  test.each([
    `games/${game}/index.ts`,
    `rules/figures/${game}/index.ts`,
    `fair/deals/${game}.ts`,
    `fair/pieces/${game}.ts`,
    `types/${game}.ts`,
  ])('has %s', (file) => expect(existsSync(resolve(LIB, file))).toBe(true));

  test('has a picture for its tile', () => {
    expect(readFileSync(resolve(LIB, 'art/LobbySprites.svelte'), 'utf8')).toContain(`id="house-tile-${game}"`);
  });
});
