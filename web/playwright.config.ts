import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    // Whole games are played; waiting for things to stop moving would only make that slow.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Filling its shelf at every first visit would take more time than most tests; those about it let it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What a test saw, step by step, makes it slow: only when one looks for something.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
