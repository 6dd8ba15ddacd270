import { attentionDonjon } from '@souterrain/attention-donjon';
import { loadGame, readSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { pictureOf, playOn, untilKept } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const quickly = (seed: string) => `/?system=attention-donjon&quick=1&seed=${seed}`;

test('a whole adventure is played to its end through the automation contract', async () => {
  const page = await visit({ path: quickly('au-fond') });
  const question = page.locator('[data-decision]');
  await question.waitFor();
  expect(await question.getAttribute('data-decision')).toBe('case-de-depart');
  await playOn(page, { decisions: 20_000, seed: 11 });
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor();
  expect(['victoire', 'defaite']).toContain(await outcome.getAttribute('data-outcome'));
});

test('what the browser plays is what the engine plays, and a reload in the middle loses nothing', async () => {
  const page = await visit({ path: quickly('meme-donjon') });
  await playOn(page, { decisions: 60, seed: 4 });
  await untilKept(page);
  const before = await pictureOf(page);
  await page.reload();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
  expect(await pictureOf(page)).toEqual(before);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Exporter').click()]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const save = readSave(Buffer.concat(parts).toString('utf8'));
  expect(save).toMatchObject({ ok: true });
  if (!save.ok) return;
  const loaded = loadGame(attentionDonjon, save.value);
  expect(loaded).toMatchObject({ ok: true });
  if (loaded.ok) expect(loaded.value.game.save()).toEqual(save.value);
});

test('board, initiative, sheets and deck are there in both languages, on a phone too', async () => {
  for (const [locale, deck] of [
    ['fr-FR', 'Pioche'],
    ['en-GB', 'Deck'],
  ] as const) {
    const page = await visit({ path: quickly('deux-langues'), locale, viewport: { width: 390, height: 844 } });
    const slots = page.locator('.track .slot');
    await page.locator('.deck').waitFor();
    for (let made = 0; made < 30 && (await slots.count()) === 0; made++)
      await playOn(page, { decisions: 1, seed: made });
    expect(await slots.count()).toBe(3);
    expect(await page.locator('svg.map [data-figure]').count()).toBe(3);
    expect(await page.locator('.sheet').count()).toBe(3);
    expect(await page.locator('.deck').innerText()).toContain(deck);
  }
});

test('a dungeon drawn at random is shown, and its map grows, moves and fits again from the keyboard', async () => {
  const page = await visit({ path: '/?system=attention-donjon' });
  await page.getByRole('radio', { name: 'Au hasard' }).check();
  await page.locator('button[type="submit"]').click();
  await page.locator('.deck').waitFor();
  await playOn(page, { decisions: 10, seed: 5 });
  const map = page.locator('svg.map');
  const seen = () => map.getAttribute('viewBox');
  const whole = await seen();
  await page.keyboard.press('+');
  await eventually(seen).not.toBe(whole);
  const near = await seen();
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowRight');
  await eventually(seen).not.toBe(near);
  await page.getByRole('button', { name: 'Voir toute la carte' }).click();
  await eventually(seen).toBe(whole);
});
