import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

// Where `vite dev` finds a house.
const house = process.env.HOUSE ?? 'http://127.0.0.1:7287';

export default defineConfig({
  plugins: [sveltekit()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
