import { heroFigure } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { sheetOfReadyMade } from './ready-made.ts';
import { exportSheet, importSheet } from './sheet-file.ts';

const state = scene({ heroes: [] });
state.figures = Object.keys(attentionDonjon2.content.heroes).map((id, seat) =>
  heroFigure(attentionDonjon2, seat, sheetOfReadyMade(attentionDonjon2, id)),
);
const file = () => JSON.parse(exportSheet(state, 0));
const issues = (value: unknown) => {
  const read = importSheet(attentionDonjon2, JSON.stringify(value));
  return read.ok ? [] : read.issues.map(({ rule, path, problem }) => `${rule} ${path} ${problem}`);
};

describe('the file of a sheet', () => {
  test('a sheet comes back as it went', () => {
    expect(Object.keys(attentionDonjon2.content.heroes)).toHaveLength(6);
    for (const { hero } of state.figures)
      expect(importSheet(attentionDonjon2, exportSheet(state, hero!.seat))).toEqual({ ok: true, sheet: hero!.sheet });
  });

  test('a sheet of an unknown format is refused', () => {
    expect(issues({ ...file(), format: 'attention-donjon-3/heros' })).toEqual(['null format format-inconnu']);
    expect(importSheet(attentionDonjon2, '{').ok).toBe(false);
  });

  test('[AD2-PROF-02] [AD2-XBEL-01] a sheet that breaks the rules is refused by their ids', () => {
    const { sheet, ...rest } = file();
    const traits = { ...sheet.traits, defense: 4 };
    expect(issues({ ...rest, sheet: { ...sheet, traits } })).toEqual([
      'AD2-PROF-02 traits.defense caracteristique-de-monstre',
    ]);
    expect(issues({ ...rest, sheet: { ...sheet, origin: 'belzeb', talents: [] } })).toEqual([
      'AD1-HERO-10 origin origine-inconnue',
      'AD2-XBEL-01 origin origine-reservee',
    ]);
  });
});
