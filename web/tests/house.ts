// A real house for every worker, and pages that fail their test when they complain.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const PROGRAM = resolve(import.meta.dirname, '../../target/debug/ratskeller');

/** Browsers complain about a line that is down or a page that is not there, however well the page takes it. */
const ABOUT_THE_LINE = /^(Failed to load resource|WebSocket connection to)/;

/** Said instead of installing the worker, where tests do without it. */
const WITHOUT_WORKER = /^Service Worker registration blocked/;

export class House {
  #folder = mkdtempSync(join(tmpdir(), 'ratskeller-'));
  #process: ChildProcess | undefined;
  #listen = '127.0.0.1:0';
  url = '';

  /** Most tests ask more of it than people would. */
  constructor(private readonly limits: readonly string[] = ['--no-limits']) {}

  async open(): Promise<void> {
    // What a king thinks of a game is not tested here, only how it is told: a few thoughts do, however busy the machine is.
    const thinking = ['--review-iterations', '4'];
    const flags = ['serve', '--listen', this.#listen, '--data', this.#folder, ...this.limits, ...thinking];
    const opened = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = opened;
    this.url = await new Promise((found, failed) => {
      let said = '';
      opened.stdout.on('data', (text) => {
        said += String(text);
        const url = /http:\/\/\S+:\d+/.exec(said)?.[0];
        if (url) found(url);
      });
      opened.on('exit', (code) => failed(new Error(`the house did not open (${code}): ${said}`)));
    });
    this.#listen = `127.0.0.1:${new URL(this.url).port}`;
  }

  /** What it knows whoever runs it by. */
  token(): string {
    return readFileSync(join(this.#folder, 'admin.token'), 'utf8').trim();
  }

  /** As if somebody had pulled the plug. */
  async kill(): Promise<void> {
    const [gone] = [this.#process];
    if (!gone || gone.exitCode !== null || gone.signalCode !== null) return;
    const ended = new Promise((end) => gone.once('exit', end));
    gone.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** Whether pages may say that the line is down. */
  lineMayBreak: boolean;
  /** Watches a page that the test has made itself. */
  watched: (page: Page) => Page;
}

export const test = base.extend<Fixtures, { house: House }>({
  lineMayBreak: [false, { option: true }],
  house: [
    // Playwright reads the names of what a fixture needs from its first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  watched: async ({ lineMayBreak }, use) => {
    const complaints: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const expected = WITHOUT_WORKER.test(message.text()) || (lineMayBreak && ABOUT_THE_LINE.test(message.text()));
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
      });
      return page;
    });
    expect(complaints).toEqual([]);
  },
  page: async ({ page, watched }, use) => use(watched(page)),
});

export { expect };
