import { readdirSync, readFileSync } from 'node:fs';
import { packSchema } from '@souterrain/content';
import { describe, expect, test } from 'vitest';
import { KINDS, loadPack, PACKS } from './load.ts';
import compiled from './pack.gen.json' with { type: 'json' };

const folder = new URL('../../packs/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

const issuesOf = (name: string, from: string | RegExp, to: string) => {
  const changed = files.map((file) => (file.name === name ? { name, text: file.text.replace(from, to) } : file));
  const result = loadPack(changed);
  return result.ok ? [] : result.issues.map(({ file, path, message }) => `${file} ${path}: ${message}`);
};

describe('the base pack', () => {
  test('loads without an issue', () => {
    const result = loadPack(files);
    expect(result.ok ? [] : result.issues).toEqual([]);
  });

  test('is compiled: else run npm run packs', () => {
    const result = loadPack(files);
    expect(result.ok && result.pack).toEqual(compiled);
    expect(compiled.pack).toMatchObject({ id: 'cinquante-etages', licence: 'MIT' });
  });

  test('has its published schema: else run node packages/content/generate.mjs', () => {
    const published = new URL('../../../../../schemas/packs/cinquante-etages.schema.json', import.meta.url);
    expect(readFileSync(published, 'utf8') === packSchema('cinquante-etages', KINDS)).toBe(true);
  });
});

describe('a pack is refused', () => {
  test('for a word missing in one language, an unknown field, an unknown kind', () => {
    expect(issuesOf('creatures.yaml', ', en: giant rat', '')).toHaveLength(1);
    expect(issuesOf('weapons.yaml', 'id: massue,', 'id: massue, colour: red,')).toEqual([
      'weapons.yaml weapons.0.colour: unknown field: colour',
    ]);
    expect(issuesOf('weapons.yaml', 'weapons:', 'cannons:')[0]).toContain('unknown kind: cannons');
  });

  test('for ids that lead nowhere', () => {
    expect(issuesOf('creatures.yaml', 'band: bande-1', 'band: cave')).toEqual([
      'creatures.yaml creatures.0.band: unknown band: cave',
    ]);
    expect(issuesOf('floors.yaml', 'boss: roi-gobelin', 'boss: roi')).toEqual([
      'floors.yaml floors.1.boss: unknown creature: roi',
    ]);
    const starts = (from: string, to: string) => issuesOf('classes.yaml', from, to);
    expect(starts('[massue]', '[pelle]')).toEqual(['classes.yaml classes.0.weapons.0: unknown weapon: pelle']);
    expect(starts('armour: tunique', 'armour: soie')).toEqual(['classes.yaml classes.1.armour: unknown armour: soie']);
    expect(starts('dard-de-givre', 'dard')).toEqual(['classes.yaml classes.2.spells.1: unknown spell: dard']);
    expect(starts('[potion-de-soin]', '[eau]')).toEqual(['classes.yaml classes.0.potions.0: unknown potion: eau']);
    expect(issuesOf('treasure.yaml', 'of: potion-de-soin', 'of: eau')).toEqual([
      'treasure.yaml tables.0.rows.2.of: unknown potion: eau',
    ]);
    expect(issuesOf('treasure.yaml', 'of: parchemins', 'of: livres')).toEqual([
      'treasure.yaml tables.0.rows.3.of: unknown table: livres',
    ]);
  });

  test('for an id that two kinds of things share: they are called by it', () => {
    expect(issuesOf('weapons.yaml', 'id: fronde', 'id: foudre')).toContain(
      'weapons.yaml weapons.2.id: foudre is already taken',
    );
  });

  test('[C50-TRE-01] for a table whose rows do not go on, or that leads back to itself', () => {
    expect(issuesOf('treasure.yaml', 'to: 45', 'to: 5')).toEqual([
      'treasure.yaml tables.0.rows.1.to: the rules forbid it: C50-TRE-01',
    ]);
    expect(issuesOf('treasure.yaml', '{ find: targe }', '{ to: 9, find: targe }')).toHaveLength(1);
    expect(issuesOf('treasure.yaml', '{ find: targe }', '{ find: table, of: coffre }')).toEqual([
      'treasure.yaml tables.0.rows.5.of: the rules forbid it: C50-TRE-01',
      'treasure.yaml tables.1.rows.1.of: the rules forbid it: C50-TRE-01',
    ]);
  });

  test('[C50-RUN-01] [C50-GEN-01] for a floor without a band or with two, and two entries of one floor', () => {
    expect(issuesOf('floors.yaml', 'first: 11', 'first: 12')).toEqual([
      'floors.yaml bands.1.first: the rules forbid it: C50-GEN-01, 12, 20',
    ]);
    expect(issuesOf('floors.yaml', 'last: 50', 'last: 49')).toEqual([
      'floors.yaml bands.5.last: the rules forbid it: C50-RUN-01, 49',
    ]);
    expect(issuesOf('floors.yaml', 'floor: 10,', 'floor: 5,')).toEqual([
      'floors.yaml floors.1.floor: the rules forbid it: C50-GEN-01, 5, etage-5',
    ]);
  });

  test('[C50-CRE-02] [C50-EQP-01] [C50-EQP-02] [C50-MAG-01] [C50-GEN-04] for a depth where nothing can be drawn, or that is full', () => {
    expect(issuesOf('creatures.yaml', /band: bande-6, /g, '')).toEqual([
      'floors.yaml bands.5.id: the rules forbid it: C50-CRE-02, 0',
    ]);
    expect(issuesOf('weapons.yaml', 'category: distance, rank: 2', 'category: distance, rank: 1')).toEqual([
      'floors.yaml bands.1.rank: the rules forbid it: C50-EQP-01, distance, 2',
    ]);
    expect(issuesOf('armours.yaml', 'rank: 6', 'rank: 5')).toEqual([
      'floors.yaml bands.5.rank: the rules forbid it: C50-EQP-02, 6',
    ]);
    expect(issuesOf('magic.yaml', /rank: 6/g, 'rank: 5')).toEqual([
      'floors.yaml bands.5.rank: the rules forbid it: C50-MAG-01, 6',
    ]);
    expect(issuesOf('floors.yaml', 'walls: 6,', 'walls: 26,')).toEqual([
      'floors.yaml bands.0.side: the rules forbid it: C50-GEN-04, 47',
    ]);
  });
});

test('a pack of one’s own is read beside the base pack', () => {
  const header = { id: 'menagerie', version: '1.0.0', licence: 'MIT', attribution: { fr: 'Nous', en: 'Us' } };
  const hydra = {
    id: 'hydre',
    band: 'bande-1',
    characteristic: 'agi',
    car: 1,
    pv: 3,
    damage: 0,
    atk: 0,
    armour: 0,
    gold: 3,
    gender: 'f',
    name: { fr: 'hydre', en: 'hydra' },
  };
  const read = (creature: object) =>
    loadPack([{ name: 'a.yaml', text: JSON.stringify({ pack: header, creatures: [creature] }) }], { beside: PACKS });
  expect(read(hydra).ok).toBe(true);
  const refused = read({ ...hydra, band: 'bande-9' });
  expect(refused.ok ? [] : refused.issues).toMatchObject([{ file: 'a.yaml', line: 1, path: 'creatures.0.band' }]);
});
