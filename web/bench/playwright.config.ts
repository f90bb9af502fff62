import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  // Nothing else may cost time here, and things move as they do for most people.
  use: { ...tests.use, trace: 'off', contextOptions: {}, viewport: { width: 1440, height: 900 } },
});
