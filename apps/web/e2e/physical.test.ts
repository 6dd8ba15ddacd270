import { attentionDonjon } from '@souterrain/attention-donjon';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { loadGame, readSave, type System } from '@souterrain/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, exported, quick, useSite, visit } from './visit.ts';

useSite();

const field = (page: Page) => page.locator('[data-decision] input[name="throw"]');
const question = (page: Page) => page.locator('[data-decision]');
const problem = (page: Page) => page.locator('#throw-problem').innerText();

/** The log of the game on the table, which must replay to the same state in Node. */
async function logOf(page: Page, system: System): Promise<readonly (readonly [string, ...string[]])[]> {
  const save = readSave(await exported(page));
  expect(save).toMatchObject({ ok: true });
  if (!save.ok) return [];
  expect(save.value.dice).toBe('physical');
  const loaded = loadGame(system, save.value);
  expect(loaded).toMatchObject({ ok: true });
  if (!loaded.ok) return [];
  expect(loaded.value.game.save()).toEqual(save.value);
  return loaded.value.game.history.map(({ decision, picks }) => [decision, ...picks] as const);
}

test('Cinquante Étages: a face is typed, a wrong one is explained and kept, and the game goes on by touch', async () => {
  const page = await visit({ path: `${quick('vrais-des')}&physical=1` });
  await page.locator('[data-decision="lancer-les-des"]').waitFor();
  await field(page).fill('12');
  await field(page).press('Enter');
  await eventually(() => problem(page)).toContain('2 au lieu de 1');
  await field(page).fill('dix');
  await eventually(() => problem(page)).toContain(
    '« dix » n’est pas une face de D10.'.replaceAll('« ', '«\u00a0').replace(' »', '\u00a0»'),
  );
  await eventually(() => field(page).inputValue()).toBe('dix');
  const asked = await question(page).getAttribute('data-seq');
  await field(page).fill('0');
  await field(page).press('Enter');
  await eventually(() => question(page).getAttribute('data-seq')).not.toBe(asked);
  expect(await playOn(page, { decisions: 30, seed: 2 })).toBe(30);
  const log = await logOf(page, cinquanteEtages as unknown as System);
  expect(log[0]).toEqual(['lancer-les-des', '10']);
  expect(log.length).toBeGreaterThanOrEqual(31);
});

test('Attention Donjon !: cards in short, then a whole pool of dice in one line, each its own line of the log', async () => {
  const page = await visit({ path: '/?system=attention-donjon&quick=1&seed=vraies-cartes&physical=1' });
  const cards = '[data-decision="tirer-les-cartes"]';
  await playOn(page, { decisions: 20, seed: 3, until: cards });
  await page.locator(cards).waitFor();
  await field(page).fill('10X');
  await field(page).press('Enter');
  await eventually(() => problem(page)).toContain('n’est pas une carte');
  for (const [text, next] of [
    ['10T', '10t'],
    ['dc', 'DC'],
    ['Jo', '2P'],
  ] as const) {
    const asked = await question(page).getAttribute('data-seq');
    await field(page).fill(text);
    await field(page).press('Enter');
    await eventually(() => question(page).getAttribute('data-seq')).not.toBe(asked);
    if ((await page.locator(cards).count()) === 0) continue;
    // The card just drawn is no longer there to be drawn.
    await field(page).fill(next);
    if (text !== 'Jo') await eventually(() => problem(page)).toContain('n’est plus dans la pioche');
  }
  const pool = '[data-decision="lancer-les-des"]:has(.so-far i + i)';
  await playOn(page, { decisions: 2_000, seed: 3, prefer: ['attaque', 'reveler'], until: pool });
  const count = await page.locator('.so-far i').count();
  expect(count).toBeGreaterThan(1);
  const faces = Array.from({ length: count }, (_, i) => String((i % 5) + 1));
  await field(page).fill(faces.slice(1).join(' '));
  await field(page).press('Enter');
  await eventually(() => problem(page)).toContain('Il en manque 1');
  await field(page).fill(faces.join(' '));
  await field(page).press('Enter');
  await eventually(() => page.locator('[role="log"]').innerText()).toContain(faces.join(', '));
  const log = await logOf(page, attentionDonjon as unknown as System);
  const drawn = log.filter(([id]) => id === 'tirer-les-cartes').map(([, card]) => card);
  expect(drawn.slice(0, 3)).toEqual(['10-trefle', 'dame-coeur', 'joker-1']);
  expect(log.slice(-count)).toEqual(faces.map((face) => ['lancer-les-des', face]));
});
