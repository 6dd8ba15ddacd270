import { Shelf } from '@souterrain/shelf';
import { aloneWith, memoryRecords } from '@souterrain/shelf/testing';
import { expect, test } from 'vitest';
import { keepSurvivors } from './heroes.ts';
import type { KeptHero } from './store.ts';

function library(...kept: readonly KeptHero[]) {
  const into = new Shelf<KeptHero>(aloneWith(memoryRecords<KeptHero>(...kept)));
  const sheets = async () => (await into.list()).map(({ sheet }) => sheet);
  return { into, sheets };
}

const hero = (id: string, sheet: string): KeptHero => ({
  id,
  system: 'attention-donjon',
  name: 'Rhaska',
  sheet,
  updated: 0,
});
const ended = (fiche: string) => ({
  game: 'partie',
  system: 'attention-donjon' as const,
  choice: 'fiche',
  seats: [{ name: 'Rhaska', choices: { fiche } }],
  survivors: [{ seat: 0, name: 'Rhaska', sheet: 'apres' }],
});

test('a hero kept twice is there once, beside the others', async () => {
  const { into, sheets } = library(hero('autre', 'autre'));
  await keepSurvivors(ended(''), into);
  expect(await keepSurvivors(ended(''), into)).toBe('kept');
  expect(await sheets()).toEqual(['autre', 'apres']);
});

test('a hero that came from here is replaced by what it has become', async () => {
  const { into, sheets } = library(hero('a', 'avant'), hero('b', 'autre'));
  await keepSurvivors(ended('avant'), into);
  expect(await sheets()).toEqual(['autre', 'apres']);
});

test('a device without room says so and loses nothing', async () => {
  const { sheets } = library(hero('a', 'avant'));
  const replace = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  expect(await keepSurvivors(ended('avant'), { replace })).toBe('full');
  expect(await sheets()).toEqual(['avant']);
});
