import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

const BUDGET = 60_000;

test('home to the first decision costs at most 60 kB of compressed script and style', async () => {
  const page = await visit({
    viewport: { width: 1440, height: 900 },
    before: () => {
      // What was asked for when the first question stood; the panels around it come after.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-option]')) return;
        observer.disconnect();
        Object.assign(window, { firstDecision: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    },
  });
  await page.locator('.play').click();
  await page.locator('[data-option]').first().waitFor();
  const needed = await page.evaluate(() => {
    const { firstDecision } = window as unknown as { firstDecision: number };
    const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < firstDecision);
    return asked.map((entry) => entry.name).filter((name) => /\.(js|css)$/.test(name));
  });
  expect(needed.length).toBeGreaterThan(3);
  const sizes: Record<string, number> = {};
  for (const url of needed)
    sizes[url.split('/').at(-1)!] = gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length;
  const total = Object.values(sizes).reduce((a, b) => a + b, 0);
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(BUDGET);
});
