import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackSystem } from '@souterrain/content';
import { canonical, Game, hashText, type Packs, type SaveFile, type System, writeSave } from '@souterrain/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilKept } from './automaton.ts';
import { exported, useSite, visit } from './visit.ts';

useSite();

/** The packs of one's own that the command is tested with. */
const PACKS = fileURLToPath(new URL('../../cli/e2e/own-packs/', import.meta.url));

interface Made {
  readonly id: string;
  readonly variants?: Readonly<Record<string, string>>;
  readonly system: () => Promise<{ createSystem(packs: Packs): unknown }>;
  readonly packs: () => Promise<PackSystem>;
}

const SYSTEMS: readonly Made[] = [
  {
    id: 'cinquante-etages',
    system: () => import('@souterrain/cinquante-etages'),
    packs: () => import('@souterrain/cinquante-etages/packs'),
  },
  {
    id: 'attention-donjon',
    variants: { scenario: 'la-crypte' },
    system: () => import('@souterrain/attention-donjon'),
    packs: () => import('@souterrain/attention-donjon/packs'),
  },
  {
    id: 'attention-donjon-2',
    variants: { scenario: 'la-crypte' },
    system: () => import('@souterrain/attention-donjon-2'),
    packs: () => import('@souterrain/attention-donjon-2/packs'),
  },
  {
    id: 'heros-bataillons',
    system: () => import('@souterrain/heros-bataillons'),
    packs: () => import('@souterrain/heros-bataillons/packs'),
  },
];

function filesOf(id: string) {
  const folder = join(PACKS, id);
  const paths = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [`${folder}.yaml`];
  return paths.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

/** A save of a game that this device has no pack for. */
async function saveOf({ id, variants = {}, system: load, packs }: Made): Promise<SaveFile> {
  const { PACKS: shipped, loadPack } = await packs();
  const loaded = loadPack(filesOf(id), { beside: shipped });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  const system = (await load()).createSystem([...shipped, loaded.pack]) as System;
  const choices = Object.fromEntries(system.choices.map((choice) => [choice.id, choice.values[0]]));
  const started = Game.start(system, { seats: [{ name: 'Aldric', choices }], variants, seed: 'crypte' });
  if (!started.ok) throw new Error(started.fault.code);
  return started.value.save();
}

async function importSave(page: Page, text: string): Promise<string> {
  const file = join(tmpdir(), `souterrain-own-${process.pid}.json`);
  writeFileSync(file, text);
  await page.locator('input[type="file"]').setInputFiles(file);
  const status = page.locator('.hall [role="status"]');
  await status.waitFor();
  return status.innerText();
}

test.each(SYSTEMS)('$id: a save opens with the packs it carries, and is kept with them', async (made) => {
  const save = await saveOf(made);
  const page = await visit();
  expect(await importSave(page, writeSave(save))).toContain('Partie importée');
  await page.locator('.shelf .saved').first().getByText('Reprendre').click();
  expect(await playOn(page, { decisions: 12, seed: 3 })).toBeGreaterThan(0);
  await untilKept(page);
  await page.reload();
  await page.locator('[data-decision], [data-outcome]').first().waitFor();
  const kept = JSON.parse(await exported(page)) as SaveFile;
  expect([kept.carried, kept.decisions.length > 0]).toEqual([save.carried, true]);
});

test('a save whose pack was altered is refused, and nothing kept is lost', async () => {
  const save = await saveOf(SYSTEMS[0]!);
  const text = JSON.stringify(save).replace('"pv":4', '"pv":1');
  const altered = { ...JSON.parse(text), check: hashText(canonical(JSON.parse(text))) };
  const page = await visit();
  const told = await importSave(page, JSON.stringify(altered));
  expect(told).toMatch(/altérée.*menagerie.*Rien de ce que garde cet appareil n’a changé/);
  expect(await page.locator('.shelf .saved').count()).toBe(0);
});
