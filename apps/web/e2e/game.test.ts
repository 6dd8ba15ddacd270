import { expect, test } from 'vitest';
import { pictureOf, playOn, untilKept } from './automaton.ts';
import { eventually, quick, useSite, visit } from './visit.ts';

useSite();

test('a whole game is played to its end through the automation contract, then seen again', async () => {
  const page = await visit({ path: quick('bout-en-bout') });
  const question = page.locator('[data-decision]');
  await question.waitFor();
  await eventually(() => question.getAttribute('data-seat')).toBe('0');

  await playOn(page, { decisions: 20_000, seed: 7 });
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor();
  expect(['victoire', 'defaite']).toContain(await outcome.getAttribute('data-outcome'));
  await eventually(() => page.locator('[data-decision]').count()).toBe(0);
  await eventually(() => outcome.innerText()).toMatch(/Score\s*:\s*\d+/);

  await untilKept(page);
  await outcome.getByText('Revoir').click();
  const position = page.locator('.turn .prompt');
  await eventually(() => position.innerText()).toMatch(/^Décision 0 sur \d+$/);
  await page.getByRole('slider').press('End');
  await eventually(() => position.innerText()).toMatch(/^Décision (\d+) sur \1$/);
  await eventually(() => page.locator('[data-decision]').count()).toBe(0);
});

test('the same seed opens the same floor', async () => {
  const [one, two, other] = await Promise.all([
    visit({ path: quick('aa') }),
    visit({ path: quick('aa') }),
    visit({ path: quick('bb') }),
  ]);
  const maps = [];
  for (const page of [one, two, other]) maps.push((await pictureOf(page)).map);
  expect(maps[0]).toBe(maps[1]);
  expect(maps[0]).not.toBe(maps[2]);
});
