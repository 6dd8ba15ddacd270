import type { SaveFile } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { isSameGame, isSameHero, readEverything, writeEverything } from './everything.ts';
import { isListable, type KeptHero, type SavedGame } from './store.ts';

const game = (decisions: readonly string[], seed = 'graine'): SavedGame => ({
  id: 'a',
  system: 'cinquante-etages',
  names: ['Aldric'],
  place: { fr: 'étage 1', en: 'floor 1' },
  updated: 12,
  save: { format: 'souterrain/1', seed, decisions, hashes: [], checkpoint: null, result: null } as unknown as SaveFile,
});
const hero: KeptHero = { id: 'h', system: 'attention-donjon', name: 'Rhaska', sheet: '{"a":1}', updated: 3 };

describe('a file of everything', () => {
  const text = writeEverything({ games: [game(['un', 'deux'])], heroes: [hero] });

  test('is read back as it was written', () => {
    expect(readEverything(text)).toMatchObject({ games: [game(['un', 'deux'])], heroes: [hero] });
    expect(readEverything(writeEverything({ games: [], heroes: [] }))).toMatchObject({ games: [], heroes: [] });
  });

  test('leaves out what JSON does, without calling itself damaged', () => {
    const odd = { ...game(['un']), bots: undefined } as unknown as SavedGame;
    expect(readEverything(writeEverything({ games: [odd], heroes: [] }))).toMatchObject({ games: [game(['un'])] });
  });

  test('that was cut or changed says so, wherever it was', () => {
    for (let cut = 40; cut < text.trimEnd().length; cut += 9)
      expect(readEverything(text.slice(0, cut))).toBe('damaged');
    expect(readEverything(text.replace('Rhaska', 'Rhasko'))).toBe('damaged');
    expect(readEverything(text.replace('tout/1', 'tout/2'))).toBe('damaged');
  });

  test('is not mistaken for another file', () => {
    for (const other of ['', 'bonjour', '{"format":"souterrain/1"}', '[]'])
      expect(readEverything(other)).toBeUndefined();
  });
});

describe('what is here already', () => {
  test('is the same game, as far or further', () => {
    expect(isSameGame(game(['un', 'deux']), game(['un']))).toBe(true);
    expect(isSameGame(game(['un', 'deux']), game(['un', 'deux']))).toBe(true);
  });

  test('is not a game that went further, another way, or from another seed', () => {
    expect(isSameGame(game(['un']), game(['un', 'deux']))).toBe(false);
    expect(isSameGame(game(['un', 'trois']), game(['un', 'deux']))).toBe(false);
    expect(isSameGame(game(['un']), game(['un'], 'autre'))).toBe(false);
    expect(isSameGame({ ...game(['un']), branch: 1 }, game(['un']))).toBe(false);
  });

  test('is the same sheet of the same system', () => {
    expect(isSameHero(hero, { ...hero, id: 'x', updated: 9 })).toBe(true);
    expect(isSameHero(hero, { ...hero, sheet: '{}' })).toBe(false);
    expect(isSameHero(hero, { ...hero, system: 'attention-donjon-2' })).toBe(false);
  });
});

test('a record is listed when it holds all that a list shows', () => {
  expect(isListable(game([]))).toBe(true);
  for (const field of ['id', 'system', 'names', 'place', 'updated', 'save'])
    expect(isListable({ ...game([]), [field]: null }), field).toBe(false);
  for (const odd of [null, undefined, 3, 'x', {}, { ...game([]), names: [1] }, { ...game([]), place: { fr: 'x' } }])
    expect(isListable(odd)).toBe(false);
});
