import type { Pack } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { packSchema, type Reading, readPack, readYaml } from './index.ts';

const kinds = {
  items: z.strictObject({ id: z.string(), name: z.strictObject({ fr: z.string(), en: z.string() }) }),
};
const header = { id: 'essai', version: '1.0.0', licence: 'CC-BY-SA-4.0', attribution: { fr: 'Nous', en: 'Us' } };
const signed = { name: 'pack.yaml', text: JSON.stringify({ pack: header }) };
const item = (id: string) => ({ id, name: { fr: 'A', en: 'A' } });
const packOf = (id: string, ...ids: readonly string[]): Pack => ({
  pack: { id, version: '1.0.0', hash: '' },
  items: Object.fromEntries(ids.map((one) => [one, item(one)])),
});
const read = (text: string) => readPack([{ name: 'one.yaml', text }, signed], kinds);

describe('a pack', () => {
  test('is read by kind and id, from several files', () => {
    const text = 'items: [{ id: a, name: { fr: A, en: A } }]';
    const more = 'items: [{ id: b, name: { fr: B, en: B } }]';
    const { entries, issues } = readPack([{ name: 'a.yaml', text }, { name: 'b.yaml', text: more }, signed], kinds);
    expect([Object.keys(entries.items), issues]).toEqual([['a', 'b'], []]);
    expect('constructor' in entries.items).toBe(false);
  });

  test('says what it is, once: id, version, licence and attribution', () => {
    expect(read('items: []').header).toEqual(header);
    expect(readPack([{ name: 'one.yaml', text: 'items: []' }], kinds).issues).toMatchObject([
      { file: 'one.yaml', path: 'pack', message: expect.stringContaining('licence') },
    ]);
    expect(read(signed.text).issues).toMatchObject([{ file: 'pack.yaml', path: 'pack' }]);
    const { licence: _, ...bare } = header;
    const wrong = JSON.stringify({ pack: { ...bare, version: 'un' } });
    expect(readPack([{ name: 'p.yaml', text: wrong }], kinds).issues.map((i) => i.path)).toEqual([
      'pack.version',
      'pack.licence',
    ]);
  });

  test('names the file, the line and the path of a missing word and of an unknown field', () => {
    const { issues } = read('items:\n  - id: a\n    name: { fr: A }\n    colour: red\n');
    expect(issues).toEqual([
      { file: 'one.yaml', line: 3, col: 5, path: 'items.0.name.en', message: expect.any(String) },
      { file: 'one.yaml', line: 4, col: 5, path: 'items.0.colour', message: 'unknown field: colour' },
    ]);
  });

  test('refuses an id taken twice, an unknown kind and what is no list', () => {
    const item = '{ id: a, name: { fr: A, en: A } }';
    expect(read(`items: [${item}, ${item}]`).issues).toMatchObject([{ path: 'items.1.id', line: 1 }]);
    expect(read('spells: []').issues).toMatchObject([
      { path: 'spells', message: 'unknown kind: spells (possible: items)' },
    ]);
    expect(read('constructor: []').issues).toMatchObject([{ path: 'constructor' }]);
    expect(read('items: 3').issues).toMatchObject([{ path: 'items' }]);
    expect(read('bonjour').issues).toMatchObject([{ path: '', message: expect.stringContaining('lists of entries') }]);
  });

  test('says where a text stops being YAML', () => {
    expect(read('items: [').issues).toMatchObject([{ file: 'one.yaml', line: 1 }]);
    expect(readYaml('a: 1', 'x').value).toEqual({ a: 1 });
  });

  test('a fault between entries is placed on the entry', () => {
    const pack = read('items:\n  - id: a\n    name: { fr: A, en: A }\n');
    expect(pack.issueAt({ kind: 'items', id: 'a', path: ['name'], message: 'no' })).toMatchObject({
      line: 3,
      path: 'items.0.name',
    });
  });

  test('says what is wrong in the language of its author', () => {
    const text = 'items:\n  - id: 3\n    name: { fr: A }\n    colour: red\n';
    const { issues } = readPack([{ name: 'one.yaml', text }], kinds, { lang: 'fr' });
    expect(issues.map(({ path, message }) => `${path} ${message}`.replace(/[\u00A0\u202F]/g, '_'))).toEqual([
      'items.0.id attendu_: un texte_; reçu_: 3',
      'items.0.name.en ce champ manque',
      'items.0.colour champ inconnu_: colour',
      expect.stringContaining('pack aucun fichier ne dit quel est ce contenu'),
    ]);
  });

  test('may name what is beside it, and take the place of its older self but for what that one uses', () => {
    const text = JSON.stringify({ items: [item('a')] });
    const readBeside = (one: Pack, revised: boolean) =>
      readPack([{ name: 'one.yaml', text }, signed], kinds, { beside: [one], revised });
    expect(Object.keys(readBeside(packOf('autre', 'b'), false).entries.items)).toEqual(['a', 'b']);
    expect(readBeside(packOf('essai', 'a'), true).issues).toEqual([]);
    expect(readBeside(packOf('essai', 'a'), false).issues).toEqual([
      {
        file: 'pack.yaml',
        line: 1,
        col: 10,
        path: 'pack.id',
        message: 'another pack is already called essai: give this one another id, or leave one of the two out',
      },
    ]);
    const older = packOf('essai', 'b', 'c');
    const using = { ...older, pack: { ...older.pack, uses: { items: ['c'] } } };
    const anew = readBeside(using, true);
    expect([Object.keys(anew.entries.items), anew.issues]).toEqual([['a', 'c'], []]);
    const lost = readBeside(packOf('autre', 'b'), false).issueAt({
      kind: 'items',
      id: 'b',
      path: ['name'],
      message: 'no',
    });
    expect(lost).toMatchObject({ file: 'one.yaml', path: 'items.b.name' });
  });

  test('takes the place of an entry of the game where it says so, and only there', () => {
    const readOne = (entry: object, reading: Reading) =>
      readPack([{ name: 'one.yaml', text: JSON.stringify({ items: [entry] }) }, signed], kinds, reading);
    const other = { ...item('a'), name: { fr: 'B', en: 'B' } };
    const game = { beside: [packOf('jeu', 'a', 'b')] };
    const replaced = readOne({ ...other, replace: true }, game);
    expect([replaced.issues, replaced.entries.items.a, replaced.own]).toEqual([[], other, { items: { a: other } }]);
    const told = (entry: object, reading: Reading) =>
      readOne(entry, reading).issues.map(({ file, line, path, message }) => `${file}:${line} ${path}: ${message}`);
    expect(told(other, game)).toEqual([
      'one.yaml:1 items.0.id: a is already taken: it is in jeu 1.0.0 and in essai 1.0.0; give it another id, or write replace: true to take its place',
    ]);
    expect(told(other, { ...game, lang: 'fr' })[0]).toContain('il est dans jeu 1.0.0 et dans essai 1.0.0');
    expect(told({ ...item('z'), replace: true }, game)).toEqual([
      'one.yaml:1 items.0.replace: there is nothing to replace: no pack has z among its items; remove replace',
    ]);
    expect(told({ ...other, replace: 'yes' }, { beside: [] })).toEqual([
      'one.yaml:1 items.0.replace: expected true, or nothing',
    ]);
  });

  test('has nothing that a pack given with it has too, whatever it says', () => {
    const text = JSON.stringify({ items: [{ ...item('a'), replace: true }] });
    const others = [packOf('voisin', 'a')];
    for (const beside of [[], [packOf('jeu', 'a')]])
      expect(readPack([{ name: 'one.yaml', text }, signed], kinds, { beside, others }).issues).toContainEqual(
        expect.objectContaining({
          path: 'items.0.id',
          message:
            'a is already taken: it is in voisin 1.0.0 and in essai 1.0.0; play with one of the two, or give it another id',
        }),
      );
  });

  test('of a later format or of another system is refused for that alone', () => {
    const readAs = (more: object, lang: 'fr' | 'en' = 'en') => {
      const pack = { name: 'p.yaml', text: JSON.stringify({ pack: { ...header, ...more }, licornes: 3 }) };
      return readPack([pack], kinds, { system: 'jeu', lang }).issues.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(readAs({ format: 2, signature: 'x' })).toEqual([
      'pack.format: this pack is written for a later version of Souterrain (format 2, known here: 1); update Souterrain',
    ]);
    expect(readAs({ system: 'dames' })).toEqual(['pack.system: this pack is for dames, not for jeu']);
    expect(readAs({ system: 'dames' }, 'fr')).toEqual(['pack.system: ce contenu est pour dames, pas pour jeu']);
    expect(readAs({ system: 'jeu', format: 1 })).toEqual(['licornes: unknown kind: licornes (possible: items)']);
  });

  test('of aliases that lead nowhere, round in circles or without end is refused', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]', 'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]'];
    const more = 'c: [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]';
    for (const [text, line, col] of [
      ['items: *x', 1, 8],
      ['items: &a [*a]', 1, 12],
      [[...bomb, more].join('\n'), 2, 8],
    ] as const)
      expect(readPack([{ name: 'one.yaml', text }, signed], kinds, { lang: 'fr' }).issues).toEqual([
        { file: 'one.yaml', line, col, path: '', message: expect.stringContaining('ce YAML ne se lit pas (') },
      ]);
  });

  test('its published schema refuses unknown fields', () => {
    const schema = JSON.parse(packSchema('game', kinds));
    expect([schema.title, schema.additionalProperties]).toEqual(['Souterrain pack: game', false]);
    expect(schema.properties.items.items.required).toEqual(['id', 'name']);
    expect(schema.properties.items.items.properties.replace).toEqual({ type: 'boolean', const: true });
  });
});
