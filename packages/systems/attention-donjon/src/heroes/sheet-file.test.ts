import { heroFigure } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';
import { sheetOfReadyMade } from './ready-made.ts';
import { exportSheet, importSheet } from './sheet-file.ts';

const state = scene({ heroes: [] });
state.figures = Object.keys(attentionDonjon.content.heroes).map((id, seat) =>
  heroFigure(attentionDonjon, seat, sheetOfReadyMade(attentionDonjon, id)),
);
const file = () => JSON.parse(exportSheet(state, 0));
const issues = (value: unknown) => {
  const read = importSheet(attentionDonjon, JSON.stringify(value));
  return read.ok ? [] : read.issues.map(({ path, problem }) => `${path} ${problem}`);
};

describe('the file of a sheet', () => {
  test('a sheet comes back as it went', () => {
    for (const { hero } of state.figures)
      expect(importSheet(attentionDonjon, exportSheet(state, hero!.seat))).toEqual({ ok: true, sheet: hero!.sheet });
  });

  test('text that is no sheet is refused', () => {
    expect(importSheet(attentionDonjon, '{')).toEqual({
      ok: false,
      issues: [{ rule: null, path: '', problem: 'json-illisible' }],
    });
    for (const text of ['['.repeat(50_000), `${'{"sheet":'.repeat(50_000)}`, ' '.repeat(300_000)])
      expect(importSheet(attentionDonjon, text)).toMatchObject({ issues: [{ problem: 'fiche-trop-grosse' }] });
    expect(issues([])).toEqual([' pas-un-objet']);
    expect(issues({ ...file(), format: 'autre', version: 9, more: 1 })).toEqual([
      'more champ-inconnu',
      'format format-inconnu',
      'version version-inconnue',
    ]);
  });

  test('every field is named that is missing, unknown or of the wrong kind', () => {
    const { sheet, ...rest } = file();
    const { xp: _, ...short } = sheet;
    const items = [{ ...sheet.items[0], place: 'ailleurs', glows: true }];
    const traits = { ...sheet.traits, force: 'beaucoup' };
    expect(issues({ ...rest, sheet: { ...short, items, traits, talents: 'charge', level: 3 } })).toEqual([
      'traits.force entier-attendu',
      'talents liste-attendue',
      'xp champ-manquant',
      'items.0.place valeur-inconnue',
      'items.0.glows champ-inconnu',
      'level champ-inconnu',
    ]);
  });

  test('[AD1-XP-07] [AD1-TRAQ-07] a sheet that breaks the rules is refused by their ids', () => {
    const { sheet, ...rest } = file();
    const read = importSheet(
      attentionDonjon,
      JSON.stringify({ ...rest, sheet: { ...sheet, talents: ['esquive', 'griffes'], proie: 'dragon' } }),
    );
    expect(read.ok ? [] : read.issues.map(({ rule }) => rule)).toEqual(['AD1-XP-07', 'AD1-TRAQ-07']);
  });
});
