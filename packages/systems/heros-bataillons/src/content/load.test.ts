import { readdirSync, readFileSync } from 'node:fs';
import { packSchema } from '@souterrain/content';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from './index.ts';
import { KINDS, loadPack } from './load.ts';
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
    expect(SHIPPED[0]!.pack).toMatchObject({ id: 'heros-bataillons', licence: 'CC-BY-SA-4.0' });
  });

  test('has its published schema: else run node packages/content/generate.mjs', () => {
    const published = new URL('../../../../../schemas/packs/heros-bataillons.schema.json', import.meta.url);
    expect(readFileSync(published, 'utf8') === packSchema('heros-bataillons', KINDS)).toBe(true);
  });
});

describe('a pack is refused', () => {
  test('[HB-FOE-01] for an attack die that does not exist', () => {
    const faults = issuesOf('creatures.yaml', 'dice: [4]', 'dice: [7]');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('creatures.yaml creatures.0.attacks.0.dice.0: ');
    expect(issuesOf('creatures.yaml', 'armour: 2', 'armour: 4')[0]).toContain('.armour: ');
  });

  test('[HB-ATTR-18] [HB-ATTR-19] [HB-ATTR-20] [HB-ATTR-21] [HB-ATTR-22] for a value above its cap', () => {
    const troll = (from: string, to: string) =>
      issuesOf('creatures.yaml', from, to).map((issue) => issue.split(':')[0]);
    expect(troll('for: 17', 'for: 19')).toEqual(['creatures.yaml creatures.10.for']);
    expect(troll('agi: 14', 'agi: 19')).toEqual(['creatures.yaml creatures.2.agi']);
    expect(troll('vol: 14', 'vol: 19')).toEqual(['creatures.yaml creatures.8.vol']);
    expect(troll('end: 10', 'end: 16')).toEqual(['creatures.yaml creatures.10.end']);
  });

  test('[HB-TAL-02] for a talent of two attributes', () => {
    expect(issuesOf('talents.yaml', 'attribute: for', 'attribute: [for, agi]')[0]).toContain('talents.0.attribute');
    expect(issuesOf('talents.yaml', 'attribute: for', 'attribute: end')[0]).toContain('talents.0.attribute');
  });

  test('for a word missing in one language, an unknown field, an unknown kind', () => {
    expect(issuesOf('gear.yaml', ', en: Torches', '')).toHaveLength(1);
    expect(issuesOf('gear.yaml', 'id: torches,', 'id: torches, colour: red,')).toEqual([
      'gear.yaml items.0.colour: unknown field: colour',
    ]);
    expect(issuesOf('gear.yaml', 'services:', 'servants:')[0]).toContain('unknown kind: servants');
  });

  test('[HB-INV-01] [HB-INV-05] [HB-INV-06] for a kit that no new hero could carry, by its rule', () => {
    const kit = (more: string) => issuesOf('kits.yaml', '{ base: corde }', more);
    const ropes = Array.from({ length: 8 }, () => '{ base: corde }').join(', ');
    expect(kit(ropes)).toEqual(['kits.yaml kits.0.items: the rules forbid it: HB-INV-01']);
    expect(kit('{ base: hallebarde }')).toEqual([]);
    expect(kit('{ base: hallebarde }, { base: hallebarde }')).toEqual([
      'kits.yaml kits.0.items: the rules forbid it: HB-INV-05',
    ]);
    expect(kit('{ base: cotte-de-mailles }')).toEqual(['kits.yaml kits.0.items: the rules forbid it: HB-INV-06']);
  });

  test('for ids that lead nowhere', () => {
    const hero = (from: string, to: string) => issuesOf('heroes.yaml', from, to);
    expect(issuesOf('kits.yaml', 'base: epee }', 'base: sabre }')).toEqual([
      'kits.yaml kits.0.items.0.base: unknown item: sabre',
    ]);
    expect(hero('[lutte, meneur]', '[lutte, danse]')).toEqual([
      'heroes.yaml heroes.0.talents.1: unknown talent: danse',
    ]);
    expect(hero('garde-du-corps', 'garde-robe')).toEqual(['heroes.yaml heroes.0.ability: unknown ability: garde-robe']);
    expect(hero('kit: garde', 'kit: roi')).toEqual(['heroes.yaml heroes.0.kit: unknown kit: roi']);
    expect(hero('school: elementaire', 'school: pluie')).toEqual([
      'heroes.yaml heroes.3.school: unknown school: pluie',
    ]);
    expect(hero('scroll: sacree', 'scroll: pluie')).toEqual(['heroes.yaml heroes.3.scroll: unknown school: pluie']);
  });
});
