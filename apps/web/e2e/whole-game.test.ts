import { attentionDonjon } from '@souterrain/attention-donjon';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { loadGame, readSave, type System } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { clickOn, pictureOf, playOn, untilKept } from './automaton.ts';
import { quickly, SYSTEMS } from './systems.ts';
import { eventually, exported, useSite, visit } from './visit.ts';

useSite();

const ENGINES = [cinquanteEtages, attentionDonjon, attentionDonjon2, herosBataillons] as unknown as readonly System[];
const WIDE = { width: 1440, height: 900 };

test.each(SYSTEMS)('$id: a whole game is played to its end with the mouse', async ({ id, first, ends, hasty }) => {
  const page = await visit({ path: quickly(id, 'mouse'), viewport: WIDE });
  const question = page.locator('[data-decision]');
  await question.waitFor();
  await eventually(() => question.getAttribute('data-decision')).toBe(first);
  await page.locator('[role="log"]').waitFor();
  await clickOn(page, { decisions: 600, seed: 3, prefer: hasty });
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor();
  expect(ends).toContain(await outcome.getAttribute('data-outcome'));
  await eventually(() => question.count()).toBe(0);
  // The keyboard goes on from the end of the game.
  await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.each(SYSTEMS)(
  '$id: the browser plays what the engine plays, and a reload in the middle loses nothing',
  async ({ id }) => {
    const page = await visit({ path: quickly(id, 'milieu') });
    await playOn(page, { decisions: id === 'heros-bataillons' ? 12 : 60, seed: 4 });
    await untilKept(page);
    const before = await pictureOf(page);
    await page.reload();
    await page.locator('[data-decision], [data-outcome]').first().waitFor();
    await eventually(() => pictureOf(page)).toEqual(before);
    const save = readSave(await exported(page));
    expect(save).toMatchObject({ ok: true });
    if (!save.ok) return;
    // State, generator and result, not only the decisions: a save taken in Node after them is the same to the last figure.
    const loaded = loadGame(ENGINES.find((system) => system.id === id)!, save.value);
    expect(loaded).toMatchObject({ ok: true });
    if (loaded.ok) expect(loaded.value.game.save()).toEqual(save.value);
  },
);

test.each(['attention-donjon', 'attention-donjon-2'])(
  '%s: the dice lie on the table while a Coup de poker is asked, after a reload too',
  async (id) => {
    const page = await visit({ path: quickly(id, 'coup'), viewport: WIDE });
    await playOn(page, { decisions: 3000, seed: 5, until: '[data-decision="coup-de-poker"]' });
    await page.locator('#tray .roll.asking .die').first().waitFor();
    // Those of the roll that the question is about.
    const dice = () => page.locator('#tray .roll.asking .die').count();
    const thrown = await dice();
    expect(thrown).toBeGreaterThan(0);
    await untilKept(page);
    await page.reload();
    await page.locator('[data-decision="coup-de-poker"]').waitFor();
    await page.locator('#tray .roll.asking .die').first().waitFor();
    await eventually(() => dice()).toBe(thrown);
    expect(await playOn(page, { decisions: 1, seed: 1, prefer: 'tenter' })).toBe(1);
  },
);
