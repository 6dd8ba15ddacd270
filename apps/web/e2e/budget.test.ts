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
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => bodies.set(response.url(), response.body()));
  await page.reload();
  await page.locator('.play').click();
  await page.locator('[data-option]').first().waitFor();
  const needed = await page.evaluate(() => {
    const { firstDecision } = window as unknown as { firstDecision: number };
    const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < firstDecision);
    return asked.map((entry) => entry.name).filter((name) => /\.(js|css)$/.test(name));
  });
  expect(needed.length).toBeGreaterThan(3);
  let total = 0;
  for (const url of needed) total += gzipSync(await bodies.get(url)!, { level: 9 }).length;
  expect(total).toBeLessThanOrEqual(BUDGET);
});
