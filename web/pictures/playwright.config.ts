import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  workers: 1,
  use: { ...tests.use, trace: 'off', viewport: { width: 1200, height: 780 }, colorScheme: 'light' },
});
