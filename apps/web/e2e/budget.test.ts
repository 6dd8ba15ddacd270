import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

/** Chances that come behind a first question: counted with it. */
const LATE_ODDS = /\/odds-[\w-]{8}\.js$/;

interface Weights {
  readonly gzip: number;
  readonly brotli: number;
}

interface FirstLoad {
  readonly files: Readonly<Record<string, Weights>>;
  readonly decision: Weights;
  /** With the chances of the system. */
  readonly odds: Weights;
}

const sum = (weights: readonly Weights[]): Weights => ({
  gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
  brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
});

async function weigh(url: string): Promise<Weights> {
  const file = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { gzip: gzipSync(file, { level: 9 }).length, brotli: brotliCompressSync(file).length };
}

/** Script and style asked for between the first page and the first question of a game, in French, fonts apart. */
async function firstLoad(system: string): Promise<FirstLoad> {
  const page = await visit({
    viewport: { width: 1440, height: 900 },
    before: () => {
      // What was asked for when the first question stood; what stands around it comes after.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-option]')) return;
        observer.disconnect();
        Object.assign(window, { firstDecision: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await page.locator(`.card:has(input[value="${system}"])`).click();
  await page.locator('.play').click();
  // All that stands around it is there.
  await page.locator('#tray').waitFor();
  const [before, after] = await asked(page);
  expect(before.length).toBeGreaterThan(5);
  const files: Record<string, Weights> = {};
  for (const url of before) files[url.split('/').at(-1)!] = await weigh(url);
  const decision = sum(Object.values(files));
  for (const url of after.filter((name) => LATE_ODDS.test(name))) files[url.split('/').at(-1)!] = await weigh(url);
  return { files, decision, odds: sum(Object.values(files)) };
}

const asked = (page: Page): Promise<readonly [string[], string[]]> =>
  page.evaluate(() => {
    const { firstDecision } = window as unknown as { firstDecision: number };
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name));
    const named = (first: boolean) =>
      files.filter(({ startTime }) => startTime < firstDecision === first).map(({ name }) => name);
    return [named(true), named(false)] as const;
  });

test('Cinquante Étages: at most 60 kB to the first decision, 70 kB with its odds', async () => {
  const { files, decision, odds } = await firstLoad('cinquante-etages');
  const table = JSON.stringify(files, null, 2);
  expect(
    Object.keys(files).some((name) => LATE_ODDS.test(`/${name}`)),
    table,
  ).toBe(true);
  expect(decision.gzip, table).toBeLessThanOrEqual(60_000);
  expect(odds.gzip, table).toBeLessThanOrEqual(70_000);
});

test('Héros & Bataillons: at most 120 kB to the first decision, its odds included', async () => {
  const { files, odds } = await firstLoad('heros-bataillons');
  expect(odds.gzip, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(120_000);
});

// Packs are data and are fetched as data: they are no script.
test.each(['attention-donjon', 'attention-donjon-2'])(
  '%s: at most 120 kB to the first decision as our server sends it (brotli), its odds included',
  async (system) => {
    const { files, odds } = await firstLoad(system);
    expect(odds.brotli, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(120_000);
  },
);
