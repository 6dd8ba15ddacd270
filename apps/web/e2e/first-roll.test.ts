import { expect, test } from 'vitest';
import { trayed, useSite, visit } from './visit.ts';

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
    const dice = page.locator('#tray .die');
    for (let seq = await trayed(page); (await dice.count()) === 0 && clicks <= MOST; seq = await trayed(page, seq))
      await click('[data-guide-advice]');
    expect(await dice.count()).toBeGreaterThan(0);
    console.log(`${system}: ${clicks} clicks to the first dice`);
    expect(clicks).toBeLessThanOrEqual(MOST);
  },
);
