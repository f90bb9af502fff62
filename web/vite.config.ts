import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

// Where `vite dev` finds a house.
const house = process.env.HOUSE ?? 'http://127.0.0.1:7287';

export default defineConfig({
  plugins: [sveltekit()],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What is said everywhere in one language is one file, and so is what most pages have in common: a first visit
            // waits for few answers.
            { name: (id) => /(?:locales|messages)\/(\w+)\/(?:web|ratings|lobby)\.ftl/.exec(id)?.[1] ?? null },
            // Not where games are loaded from: whatever comes with that brings all their styles to the first page.
            {
              name: 'shared',
              test: (id) => !id.endsWith('/lib/games/index.ts'),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 32_000,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
