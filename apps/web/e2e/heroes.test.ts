import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { playOn } from './automaton.ts';
import { eventually, useSite, visit } from './visit.ts';

useSite();

const NEW_GAME = '/?system=attention-donjon';

/** A form for one player. */
async function alone(page: Page): Promise<void> {
  await page.locator('.seat-form').first().waitFor();
  for (let seats = await page.locator('.seat-form').count(); seats > 1; seats--)
    await page.locator('.seat-form').last().getByRole('button').first().click();
}

const giveFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('.picker input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a campaign keeps its heroes, and another game starts with one', async () => {
  const page = await visit({ path: NEW_GAME });
  await alone(page);
  await page.locator('.seat-form input[type="text"]').fill('Maëlle');
  // A seed under which the hero walks out alive.
  await page.locator('input[name="seed"]').fill('retour');
  await page.getByRole('radio', { name: 'Avec l’interlude' }).check();
  await page.locator('button[type="submit"]').click();
  await playOn(page, { decisions: 5000, seed: 3, prefer: 'quitter' });
  await eventually(() => page.locator('[data-heroes="kept"]').innerText()).toContain('Maëlle');

  await page.locator('.brand').click();
  const row = page.locator('.shelf.heroes .saved');
  await row.getByText('Jouer').click();
  await alone(page);
  const choice = page.locator('[data-heroes="choose"]');
  await eventually(() => choice.locator('option').count()).toBe(2);
  await choice.selectOption({ label: 'Maëlle' });
  await eventually(() => page.locator('.seat-form .values input:enabled').count()).toBe(0);
  await eventually(() => page.locator('.seat-form input[type="text"]').inputValue()).toBe('Maëlle');
  await page.locator('button[type="submit"]').click();
  await eventually(() => page.locator('.sheet h3').innerText()).toContain('Maëlle');

  await page.locator('.brand').click();
  await row.getByText('Supprimer').click();
  await row.locator('.btn.risk').click();
  await eventually(() => row.count()).toBe(0);
});

test('a sheet that cannot be played is refused with every issue, and the form keeps what it had', async () => {
  const page = await visit({ path: NEW_GAME });
  await alone(page);
  await page.locator('.seat-form input[type="text"]').fill('Maëlle');
  const notice = page.locator('.picker .notice');
  await giveFile(page, 'coupe.json', '{"format":');
  await eventually(() => notice.innerText()).toContain('pas lisible');
  await giveFile(page, 'autre.json', '{"format":"autre","version":1,"sheet":{"name":3}}');
  await eventually(() => notice.innerText()).toContain('pas une fiche de ce jeu');
  await eventually(() => notice.innerText()).toContain('autre.json');
  await eventually(() => notice.innerText()).toMatch(/Nom\s: un texte est attendu \(name\)/);
  await eventually(() => page.locator('[data-heroes="choose"]').inputValue()).toBe('');
  await eventually(() => page.locator('.seat-form input[type="text"]').inputValue()).toBe('Maëlle');
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-decision]').waitFor();
});
