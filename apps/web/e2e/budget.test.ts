import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

const STEP = 10;

/** What a page may ask for before the first decision of a game, in kB of gzip: the ceiling, and the ratchet that is held today. */
const BUDGETS = [
  { system: 'cinquante-etages', ceiling: 100, held: 100 },
  { system: 'attention-donjon', ceiling: 260, held: 230 },
  { system: 'attention-donjon-2', ceiling: 260, held: 260 },
  { system: 'heros-bataillons', ceiling: 260, held: 200 },
] as const;

/** Scripts, styles and data asked for from the first page to the first question of a game, in French; fonts apart. */
async function firstLoad(system: string): Promise<Readonly<Record<string, number>>> {
  const page = await visit({
    viewport: { width: 1440, height: 900 },
    before: () => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-option]')) return;
        observer.disconnect();
        Object.assign(window, { firstDecision: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await page.locator(`.card:has(input[value="${system}"])`).click();
  await page.locator('.play').click();
  await page.locator('[data-option]').first().waitFor();
  const files = await asked(page);
  expect(files.length).toBeGreaterThan(5);
  const weights = await Promise.all(files.map(async (url) => [url.split('/').at(-1)!, await weigh(url)] as const));
  return Object.fromEntries(weights.sort((a, b) => b[1] - a[1]));
}

const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { firstDecision } = window as unknown as { firstDecision: number };
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css|json)$/.test(name) && startTime < firstDecision)
      .map(({ name }) => name);
  });

const weigh = async (url: string): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length;

test.each(BUDGETS)('$system: at most $held kB to the first decision, lowered when it can be', async (budget) => {
  const files = await firstLoad(budget.system);
  const total = Object.values(files).reduce((sum, weight) => sum + weight, 0);
  const table = `${total} bytes: ${JSON.stringify(files, null, 2)}`;
  expect(budget.held).toBeLessThanOrEqual(budget.ceiling);
  expect(Math.ceil(total / 1000 / STEP) * STEP, table).toBe(budget.held);
});
