import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { faultsOf } from './faults.ts';
import { SYSTEMS } from './systems.ts';
import { useSite, visit } from './visit.ts';

useSite();

test('home', async () => {
  const page = await visit();
  await page.locator('.card').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test.each(SYSTEMS)(
  '$id: a new game, its first question, the middle of a fight, its map in words',
  async ({ id, fight }) => {
    const setup = await visit({ path: `/?system=${id}` });
    await setup.locator('button[type="submit"]').waitFor();
    expect(await faultsOf(setup), 'new game').toEqual([]);

    const page = await visit({ path: `/?system=${id}&quick=1&seed=acces` });
    await page.locator('[role="log"]').waitFor({ state: 'attached' });
    expect(await faultsOf(page), 'first question').toEqual([]);
    await playOn(page, { decisions: 400, seed: 3, ...fight });
    await page.keyboard.press('o');
    expect(await faultsOf(page), 'fight').toEqual([]);
    await page.keyboard.press('v');
    await page.keyboard.press('e');
    await page.locator('[data-spoken="state"]').waitFor();
    expect(await faultsOf(page), 'in words').toEqual([]);
  },
);

test('a replay, and home once games are kept', async () => {
  const page = await visit({ path: '/?system=cinquante-etages&quick=1&seed=revoir' });
  await playOn(page, { decisions: 20, seed: 2 });
  await untilKept(page);
  const game = new URL(page.url()).searchParams.get('game')!;
  await page.goto(page.url().replace(/\?.*/, `?replay=${game}`));
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('slider').first().press('End');
  expect(await faultsOf(page), 'replay').toEqual([]);
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.locator('.shelf .saved').first().waitFor();
  expect(await faultsOf(page), 'home').toEqual([]);
});
