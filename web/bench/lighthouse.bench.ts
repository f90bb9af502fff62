// How quick the pages are on a middling phone, as Lighthouse sees it, written into docs/performance.md.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type APIRequestContext } from '@playwright/test';
import { test } from '../tests/house';
import { reveal, sit } from '../tests/share';

/** Not among the client's packages: nobody else needs it, and it brings two hundred others. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 5);
const FIGURES = resolve(import.meta.dirname, '../../docs/performance.md');

test.describe.configure({ timeout: 3_600_000 });

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** A table where a guest has just sat down with a pup. */
async function table(guest: APIRequestContext, game: string): Promise<string> {
  const opening = { game, players: 2, private: true, bots: ['pup'] };
  const { id } = (await (await guest.post('/api/tables', { data: opening })).json()) as { id: string };
  await sit(guest, id, { seat: 0 });
  await guest.post(`/api/tables/${id}/start`);
  await reveal(guest, id, 0);
  return `/table/${id}`;
}

async function firstLesson(guest: APIRequestContext, game: string): Promise<string> {
  const lessons = (await (await guest.get('/api/lessons')).json()) as { game: string; name: string }[];
  return `/learn/${game}/${lessons.find((lesson) => lesson.game === game)?.name}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function measured(url: string, port: number): Promise<Report> {
  const about = ['--only-categories=performance,accessibility,best-practices', '--output=json', '--quiet'];
  const told = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, `--port=${port}`, ...about], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(told.stdout) as Report;
}

/** The run in the middle: whatever else the machine does makes single runs slower. */
function middle(reports: Report[]): Report {
  const inOrder = reports.toSorted((one, other) => score(one, 'performance') - score(other, 'performance'));
  return inOrder[Math.floor(inOrder.length / 2)] as Report;
}

const score = ({ categories }: Report, category: string) => Math.round((categories[category]?.score ?? 0) * 100);

function row(page: string, report: Report): string[] {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const seconds = (audit: string) => `${(value(audit) / 1_000).toFixed(1)} s`;
  return [
    page,
    ...['performance', 'accessibility', 'best-practices'].map((category) => String(score(report, category))),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    `${value('total-blocking-time').toFixed(0)} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

test('lobby, tables and lessons on a phone', async ({ house }) => {
  const [profile, port] = [mkdtempSync(join(tmpdir(), 'lighthouse-')), await freePort()];
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: house.url,
  });
  const guest = browser.request;
  await guest.post('/api/session', { data: {} });
  const pages: [name: string, path: string][] = [['lobby', '/']];
  const games = (await (await guest.get('/api/games')).json()) as { name: string; title: string }[];
  for (const { name, title } of games) {
    pages.push([`${title}, the table`, await table(guest, name)]);
    pages.push([`${title}, the first lesson`, await firstLesson(guest, name)]);
  }
  const rows: string[][] = [];
  for (const [name, path] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await measured(house.url + path, port));
    rows.push(row(name, middle(reports)));
    console.log(rows.at(-1)?.join('  '), `(${reports.map((report) => score(report, 'performance')).join(', ')})`);
  }
  await browser.close();
  rmSync(profile, { recursive: true, force: true });

  const heads = ['', 'performance', 'accessibility', 'practices', 'first paint', 'largest paint', 'blocked', 'shifted'];
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const place = /(<!-- lighthouse -->\n).*?(<!-- end -->)/s;
  writeFileSync(FIGURES, readFileSync(FIGURES, 'utf8').replace(place, `$1${lines}\n$2`));
});
