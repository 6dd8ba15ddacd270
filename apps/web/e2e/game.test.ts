import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { loadGame, readSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { pictureOf, playOn, untilKept } from './automaton.ts';
import { eventually, exported, quick, useSite, visit } from './visit.ts';

useSite();

test('a whole game is played to its end through the automation contract, then seen again', async () => {
  const page = await visit({ path: quick('bout-en-bout') });
  const question = page.locator('[data-decision]');
  await question.waitFor();
  expect(await question.getAttribute('data-seat')).toBe('0');

  await playOn(page, { decisions: 20_000, seed: 7 });
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor();
  expect(['victoire', 'defaite']).toContain(await outcome.getAttribute('data-outcome'));
  expect(await page.locator('[data-decision]').count()).toBe(0);
  expect(await outcome.innerText()).toMatch(/Score\s*:\s*\d+/);

  await untilKept(page);
  await outcome.getByText('Revoir').click();
  const position = page.locator('.turn .prompt');
  await eventually(() => position.innerText()).toMatch(/^Décision 0 sur \d+$/);
  await page.getByRole('slider').press('End');
  await eventually(() => position.innerText()).toMatch(/^Décision (\d+) sur \1$/);
  expect(await page.locator('[data-decision]').count()).toBe(0);
});

test('what the browser plays is what the engine plays: the exported game replays to the same state in Node', async () => {
  const page = await visit({ path: quick('meme-graine') });
  await playOn(page, { decisions: 60, seed: 3 });
  const save = readSave(await exported(page));
  expect(save).toMatchObject({ ok: true });
  if (!save.ok) return;
  const loaded = loadGame(cinquanteEtages, save.value);
  // State, generator and result, not only the decisions: a save taken in Node after them is the same to the last figure.
  if (loaded.ok) expect(loaded.value.game.save()).toEqual(save.value);
  expect(loaded).toMatchObject({ ok: true });
});

test('a reload in the middle loses nothing, and the game goes on', async () => {
  const page = await visit({ path: quick('milieu') });
  await playOn(page, { decisions: 25, seed: 5 });
  await untilKept(page);
  const before = await pictureOf(page);
  await page.reload();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
  const after = await pictureOf(page);
  expect(after).toEqual(before);
  expect(await playOn(page, { decisions: 3, seed: 5 })).toBe(3);
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
