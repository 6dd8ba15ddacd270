import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { loadGame, readSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { pictureOf, playOn, untilKept } from './automaton.ts';
import { eventually, exported, useSite, visit } from './visit.ts';

useSite();

const quickly = (seed: string) => `/?system=attention-donjon-2&quick=1&seed=${seed}`;

test('a whole adventure is played to its end through the automation contract', async () => {
  const page = await visit({ path: quickly('citerne') });
  const question = page.locator('[data-decision]');
  await question.waitFor();
  expect(await question.getAttribute('data-decision')).toBe('case-de-depart');
  await playOn(page, { decisions: 20_000, seed: 3 });
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor();
  expect(['victoire', 'defaite']).toContain(await outcome.getAttribute('data-outcome'));
});

test('what the browser plays is what the engine plays, and a reload in the middle loses nothing', async () => {
  const page = await visit({ path: quickly('meme-citerne') });
  await playOn(page, { decisions: 70, seed: 4 });
  await untilKept(page);
  const before = await pictureOf(page);
  await page.reload();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
  expect(await pictureOf(page)).toEqual(before);
  const save = readSave(await exported(page));
  expect(save).toMatchObject({ ok: true });
  if (!save.ok) return;
  const loaded = loadGame(attentionDonjon2, save.value);
  expect(loaded).toMatchObject({ ok: true });
  if (loaded.ok) expect(loaded.value.game.save()).toEqual(save.value);
});

test('sheets show the values of the edition, creatures their lines in words, in both languages and on a phone', async () => {
  for (const [locale, check] of [
    ['fr-FR', 'Jet d’Agilité avec Mêlée'],
    ['en-GB', 'Agilité check with Mêlée'],
  ] as const) {
    const page = await visit({ path: quickly('deux-langues'), locale, viewport: { width: 390, height: 844 } });
    await page.locator('.deck').waitFor();
    await playOn(page, { decisions: 600, seed: 2, prefer: ['reveler-', 'agir'], until: '.foes .profile' });
    await page.locator('#tab-party').click();
    expect(await page.locator('.sheet').first().innerText()).toMatch(/Arm\.\s+\d\s+Couv\.\s+\d/);
    await page.locator('.foes .profile summary').first().click();
    const line = await page.locator('.foes .lines li').first().innerText();
    expect(line).toContain(check);
    expect(line).toContain('Agilité/Mêlée');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('the dice lie on the table while a Coup de poker is asked, each with what it is for', async () => {
  const page = await visit({ path: quickly('coup'), viewport: { width: 1440, height: 900 } });
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 3000, seed: 5, until: '[data-decision="coup-de-poker"]' });
  expect(await page.locator('#tray .die').count()).toBeGreaterThan(0);
  expect(await page.locator('#tray').innerText()).toContain('Réussite');
  await page.locator('[data-option="tenter"]').click();
  await eventually(() => page.locator('#tray').innerText()).toContain('Coup de poker');
});
