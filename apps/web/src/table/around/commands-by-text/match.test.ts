import { option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { matching, type Named, resolve } from './match.ts';

const named = (id: string, label: string): Named => ({ option: option(id, id), label });
const all = [
  named('attaquer-gobelin-1', 'Attaquer Gobelin 1 à l’épée'),
  named('attaquer-gobelin-12', 'Attaquer Gobelin 12 à l’épée'),
  named('tirer-gobelin-1', 'Tirer sur Gobelin 1'),
  named('case-1', 'Aller en −1;3'),
  named('case-2', 'Aller en −1;30'),
  named('fin-du-tour', 'Finir le tour'),
];
const ids = (typed: string) => matching(typed, all).map(({ option: { id } }) => id);

test('the beginning of the words or of the id is enough, without accents nor capitals', () => {
  expect(ids('TIR')).toEqual(['tirer-gobelin-1']);
  expect(ids('fin')).toEqual(['fin-du-tour']);
  expect(ids('fin-du')).toEqual(['fin-du-tour']);
  expect(ids('attaquer')).toEqual(['attaquer-gobelin-1', 'attaquer-gobelin-12']);
});

test('otherwise the beginnings of some of its words, in their order', () => {
  expect(ids('att 12')).toEqual(['attaquer-gobelin-12']);
  expect(ids('sur gob')).toEqual(['tirer-gobelin-1']);
  expect(ids('gob att')).toEqual([]);
});

test('the whole words or the whole id win over longer ones', () => {
  expect(resolve('case-1', all)).toMatchObject({ kind: 'one', named: { option: { id: 'case-1' } } });
  expect(resolve('aller en -1;3', all)).toMatchObject({ kind: 'one', named: { option: { id: 'case-1' } } });
  expect(resolve('attaquer gobelin 1', all)).toMatchObject({ kind: 'several' });
  expect(resolve('danser', all)).toEqual({ kind: 'none' });
  expect(resolve('  ', all)).toEqual({ kind: 'none' });
});
