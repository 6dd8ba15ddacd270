import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { packSchema, readPack, readYaml } from './index.ts';

const kinds = {
  items: z.strictObject({ id: z.string(), name: z.strictObject({ fr: z.string(), en: z.string() }) }),
};
const header = { id: 'essai', version: '1.0.0', licence: 'CC-BY-SA-4.0', attribution: { fr: 'Nous', en: 'Us' } };
const signed = { name: 'pack.yaml', text: JSON.stringify({ pack: header }) };
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
    expect(pack.issueAt('items', 'a', { path: ['name'], message: 'no' })).toMatchObject({
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

  test('may name what is beside it, take the place of its older self, and take no id that is taken', () => {
    const item = { id: 'a', name: { fr: 'A', en: 'A' } };
    const text = JSON.stringify({ items: [item] });
    const readBeside = (id: string, kept: string) =>
      readPack([{ name: 'one.yaml', text }, signed], kinds, {
        beside: [{ pack: { id }, items: { [kept]: { ...item, id: kept } } }],
      });
    expect(Object.keys(readBeside('autre', 'b').entries.items)).toEqual(['a', 'b']);
    expect(readBeside('autre', 'a').issues).toMatchObject([{ path: 'items.0.id', message: 'a is already taken' }]);
    expect(readBeside('essai', 'a').issues).toEqual([]);
    const older = {
      pack: { id: 'essai', uses: { items: ['c'] } },
      items: { b: { ...item, id: 'b' }, c: { ...item, id: 'c' } },
    };
    const anew = readPack([{ name: 'one.yaml', text }, signed], kinds, { beside: [older] });
    expect([Object.keys(anew.entries.items), anew.issues]).toEqual([['a', 'c'], []]);
    const lost = readBeside('autre', 'b').issueAt('items', 'b', { path: ['name'], message: 'no' });
    expect(lost).toMatchObject({ file: 'one.yaml', path: 'items.b.name' });
  });

  test('its published schema refuses unknown fields', () => {
    const schema = JSON.parse(packSchema('game', kinds));
    expect([schema.title, schema.additionalProperties]).toEqual(['Souterrain pack: game', false]);
    expect(schema.properties.items.items.required).toEqual(['id', 'name']);
  });
});
