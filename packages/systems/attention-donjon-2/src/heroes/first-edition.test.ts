import type { Sheet } from '@souterrain/crawl';
import { writeSheet } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { attentionDonjon2 } from '../system.ts';
import { importSheet } from './sheet-file.ts';

const FIRST: Sheet = {
  name: 'Ancien',
  origin: 'feliformes',
  careers: ['berserker'],
  traits: { agilite: 3, savoir: 2, mental: 2, force: 4, vigueur: 3, melee: 2, tir: 1, lancer: 1, arcane: null },
  santeMax: 4,
  heroismeMax: 2,
  arcane: '9-coeur',
  talents: ['esquive', 'charge'],
  proie: null,
  enduranceBonus: 0,
  deplacement: 1,
  xp: 0,
  deniers: 3,
  items: [],
  wounds: [],
};

const imported = (sheet: Partial<Sheet>): Sheet => {
  const read = importSheet(attentionDonjon2, writeSheet({ format: 'attention-donjon/heros' }, { ...FIRST, ...sheet }));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.sheet;
};

describe('a sheet of the first edition', () => {
  test('[AD2-XESQ-16] the Esquive of a Félis is the Compétence at 1', () => {
    const felis = imported({});
    expect(felis).toMatchObject({ origin: 'felis', talents: ['charge'] });
    expect(felis.traits).toMatchObject({ esquive: 1, force: 4 });
    expect(felis.traits).not.toHaveProperty('arcane');
  });

  test('[AD2-XESQ-16] Maîtrise de l’esquive is left to Agilité féline, which makes an Esquiveur', () => {
    expect(imported({ talents: ['esquive', 'charge', 'agilite-feline', 'maitrise-esquive'] }).talents).toEqual([
      'charge',
      'agilite-feline',
    ]);
    const ways = ['agilite-feline', 'esquiveur', 'insaisissable', 'maitrise-esquive'];
    expect(ways.map((id) => attentionDonjon2.edition.featureOf(id)?.dodges)).toEqual([
      { onFailure: 'success' },
      { onFailure: 'success' },
      { painless: true },
      undefined,
    ]);
  });

  test('[AD2-XNAIN-02] [AD2-XNAIN-03] a dwarf: Vigueur, Résistance, and Défense for Charge', () => {
    const dwarf = imported({ origin: 'nains', talents: ['tenace', 'charge'], enduranceBonus: 1 });
    expect(dwarf).toMatchObject({ talents: ['defense'], enduranceBonus: 0 });
    expect(dwarf.traits).toMatchObject({ vigueur: 4, resistance: 1 });
  });

  test('[AD2-XTRAIT-05] a Compétence of n dice is worth n - 2, never less than 0; Attributes stay dice', () => {
    const { traits } = imported({ traits: { ...FIRST.traits, melee: 4, tir: 2, lancer: 1, arcane: 3 } });
    expect(traits).toMatchObject({ melee: 2, tir: 0, lancer: 0, arcane: 1, force: 4, agilite: 3 });
  });

  test('a format that nobody knows is refused', () => {
    expect(importSheet(attentionDonjon2, writeSheet({ format: 'ailleurs' }, FIRST)).ok).toBe(false);
  });
});
