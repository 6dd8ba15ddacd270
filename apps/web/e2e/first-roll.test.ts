import { expect, test } from 'vitest';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const MOST = 6;

test.each(['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'])(
  'a stranger goes from the first page to the first dice of %s in at most six clicks',
  async (system) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    let clicks = 0;
    const click = async (what: string) => {
      await page.locator(what).first().click();
      clicks++;
    };
    // A device that never played is led by the guide.
    await page.locator('.play[href*="guide="]').waitFor();
    if (system !== 'cinquante-etages') await click(`.card:has(input[value="${system}"])`);
    await click('.play');
    await page.locator('[data-decision]').waitFor();
    await page.locator('#tray').waitFor();
    while ((await page.locator('#tray .die').count()) === 0 && clicks <= MOST) {
      const seq = await page.locator('[data-decision]').getAttribute('data-seq');
      await click('[data-guide-advice]');
      await page.locator(`[data-decision]:not([data-seq="${seq}"])`).waitFor();
    }
    await eventually(() => page.locator('#tray .die').count()).toBeGreaterThan(0);
    console.log(`${system}: ${clicks} clicks to the first dice`);
    expect(clicks).toBeLessThanOrEqual(MOST);
  },
);
