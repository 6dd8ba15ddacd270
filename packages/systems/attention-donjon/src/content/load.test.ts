import { readdirSync, readFileSync } from 'node:fs';
import { packSchema } from '@souterrain/content';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from './index.ts';
import { KINDS, loadPack, PACKS } from './load.ts';

const read = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const DUNGEON_PACKS = new URL('../../../../crawl/packs/', import.meta.url);
const own = read(new URL('../../packs/', import.meta.url));
/** What every dungeon holds, without its header, and what this edition adds. */
const files = [...read(DUNGEON_PACKS).filter(({ name }) => name !== 'pack.yaml'), ...own];

const issuesOf = (name: string, change: (text: string) => string) => {
  const changed = files.map((file) => (file.name === name ? { name, text: change(file.text) } : file));
  const result = loadPack(changed);
  return result.ok ? [] : result.issues.map(({ file, path, message }) => `${file} ${path}: ${message}`);
};

describe('the base pack', () => {
  test('[AD1-COMBAT-01] [AD1-BEST-01] [AD1-SCEN-01] loads without an issue', () => {
    const result = loadPack(files);
    expect(result.ok ? [] : result.issues).toEqual([]);
  });

  test('is compiled: else run npm run packs', () => {
    const loaded = loadPack(own, { beside: PACKS, revised: true });
    const dungeon = loadPack(read(DUNGEON_PACKS), { beside: PACKS, revised: true });
    expect([dungeon, loaded].map((one) => one.ok && one.pack)).toEqual(PACKS);
  });

  test('has its published schema: else run node packages/content/generate.mjs', () => {
    const published = new URL('../../../../../schemas/packs/attention-donjon.schema.json', import.meta.url);
    expect(readFileSync(published, 'utf8') === packSchema('attention-donjon', KINDS)).toBe(true);
  });
});

describe('a pack is refused', () => {
  test('that does not say whose it is, and on what terms', () => {
    expect(issuesOf('pack.yaml', (t) => t.replace(/licence:.*/, ''))[0]).toContain('pack.yaml pack.licence: ');
    expect(issuesOf('pack.yaml', () => '')).toEqual([expect.stringContaining('its id, version, licence')]);
    expect(SHIPPED[1]!.pack).toMatchObject({ id: 'attention-donjon', licence: 'CC-BY-SA-4.0' });
  });

  test('for a word missing in one language, an unknown field, an unknown kind', () => {
    expect(issuesOf('scenery.yaml', (t) => t.replace(', en: Statue', ''))).toHaveLength(1);
    expect(issuesOf('scenery.yaml', (t) => t.replace('id: statue,', 'id: statue, colour: red,'))).toEqual([
      'scenery.yaml scenery.0.colour: unknown field: colour',
    ]);
    expect(issuesOf('scenery.yaml', (t) => t.replace('scenery:', 'decors:'))[0]).toContain('unknown kind: decors');
  });

  test('[AD1-COMBAT-01] for a weapon without its reach, its skill or its damage; Pénétration may be left out', () => {
    const baton = '{ id: baton, skill: melee, reach: 1, damage: { attribute: force, plus: -1 } }';
    const faults = ['skill: melee, ', 'reach: 1, ', ', damage: { attribute: force, plus: -1 }'].map((part) =>
      issuesOf('items.yaml', (t) => t.replace(baton, baton.replace(part, ''))),
    );
    expect(faults.map(([first]) => first?.split(':')[0])).toEqual(
      ['skill', 'reach', 'damage'].map((field) => `items.yaml items.0.attacks.0.${field}`),
    );
  });

  test('[AD1-SCEN-01] for a scenario that names an unknown encounter', () => {
    const named = (t: string) => t.replace(/encounters: \[[a-z-]+/, 'encounters: [dragons');
    expect(issuesOf('scenarios.yaml', named)[0]).toContain('unknown encounter: dragons');
  });

  test('[AD1-RENC-01] for an encounter without a group', () => {
    const empty = 'encounters:\n  - { id: personne, name: { fr: Personne, en: Nobody }, groups: [] }\n';
    const result = loadPack([...files, { name: 'x.yaml', text: empty }]);
    expect(result.ok ? [] : result.issues.map((i) => i.path)).toEqual(['encounters.0.groups']);
  });

  test('[AD1-PERI-04] for a table of suits that lacks one; the joker may be left out', () => {
    const cut = (suit: string) =>
      issuesOf('peripeties.yaml', (t) => t.replace(new RegExp(`^ +${suit}: .*\n`, 'm'), ''));
    for (const suit of ['coeur', 'carreau', 'pique', 'trefle'])
      expect([suit, cut(suit).length > 0]).toEqual([suit, true]);
    expect(cut('joker')).toEqual([]);
  });

  test('for ids that lead nowhere', () => {
    expect(issuesOf('tables.yaml', (t) => t.replace('item: bourse-vide', 'item: bourse-pleine'))).toEqual([
      'tables.yaml tables.0.rows.2.0.item: unknown item: bourse-pleine',
    ]);
    expect(issuesOf('items.yaml', (t) => t.replace('use: anti-poison', 'use: anti-venin'))[0]).toContain('unknown use');
    expect(issuesOf('items.yaml', (t) => t.replace('[main-libre]', '[main-vide]'))[0]).toContain('unknown feature');
    expect(issuesOf('heroes.yaml', (t) => t.replace('talents: [charge]', 'talents: [vol]'))[0]).toContain(
      'unknown talent: vol',
    );
    expect(issuesOf('encounters.yaml', (t) => t.replace('creature: homme-rat,', 'creature: dragon,'))[0]).toContain(
      'unknown creature: dragon',
    );
    expect(issuesOf('peripeties.yaml', (t) => t.replace('element: guerrier-mourant', 'element: roi'))[0]).toContain(
      'unknown scenery: roi',
    );
  });

  test('[AD1-HERO-03] [AD1-HERO-07] [AD1-HERO-16] [AD1-HERO-18] for a hero that nobody could have made, by its rule', () => {
    const hero = (from: string, to: string) => issuesOf('heroes.yaml', (t) => t.replace(from, to));
    expect(hero('force: 4, vigueur: 3', 'force: 4, vigueur: 4')).toEqual([
      'heroes.yaml heroes.0.attributes: the rules forbid it: AD1-HERO-03, attributs-mal-repartis',
    ]);
    expect(hero('sante: 4', 'sante: 5')[0]).toContain('heroes.0.sante: the rules forbid it: AD1-HERO-07');
    expect(hero('talents: [charge]', 'talents: [charge, rage, fureur]').length).toBeGreaterThan(0);
    expect(hero('[bandages, gomme-de-soins]', '[bandages, bandages, bandages, bandages]')[0]).toContain(
      'heroes.0.purchases: the rules forbid it: AD1-HERO-18, trop-d-achats, 4',
    );
  });

  test('[AD1-TRES-18] for a treasure row that lacks a rank or a suit', () => {
    expect(issuesOf('tables.yaml', (t) => t.replace("'2': [{ item: bourse-vide }]", ''))[0]).toContain('tables.0.rows');
    expect(issuesOf('tables.yaml', (t) => t.replace('pique: [{ item: idole-grimacante }]', ''))[0]).toContain(
      'tables.0.rows.10',
    );
  });

  test('for a drawing whose zones are apart or whose door leads nowhere', () => {
    const apart =
      'tiles:\n  - id: x\n    name: { fr: X, en: X }\n    drawing: |\n      .....\n      .a#b.\n      ...+.\n';
    const result = loadPack([...files, { name: 'x.yaml', text: apart }]);
    expect(result.ok ? [] : result.issues.map((i) => [i.file, i.line, i.message])).toEqual([
      ['x.yaml', 4, 'zones do not connect (line 1, column 1 of the drawing)'],
    ]);
    const nowhere = apart.replace('.a#b.', '.aa#.').replace('...+.', '...+.');
    const second = loadPack([...files, { name: 'x.yaml', text: nowhere }]);
    expect(second.ok ? '' : second.issues[0]!.message).toContain('this door leads nowhere');
  });

  test('[AD1-EXPLO-07] [AD1-EXPLO-13] for a road without a row for a card, a broken arrow, a goal never met', () => {
    expect(issuesOf('scenarios.yaml', (t) => t.replace("cards: ['2-4']", "cards: ['2-3']"))[0]).toContain(
      'no row for 4-coeur',
    );
    expect(issuesOf('scenarios.yaml', (t) => t.replace('next: r2', 'next: r9'))[0]).toContain('unknown room: r9');
    expect(issuesOf('encounters.yaml', (t) => t.replace(', boss: true', '')).some((i) => i.includes('no boss'))).toBe(
      true,
    );
  });
});
