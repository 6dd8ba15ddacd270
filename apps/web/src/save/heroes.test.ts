import { expect, test } from 'vitest';
import type { Records } from './database.ts';
import { keepSurvivors } from './heroes.ts';
import type { KeptHero } from './store.ts';

function library(...kept: readonly KeptHero[]) {
  const records = new Map(kept.map((hero) => [hero.id, hero]));
  const into: Records<KeptHero> = {
    read: async (id) => records.get(id),
    list: async () => [...records.values()],
    write: async (hero) => {
      records.set(hero.id, hero);
    },
    delete: async (id) => {
      records.delete(id);
    },
  };
  const sheets = () => [...records.values()].map(({ sheet }) => sheet);
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
  expect(sheets()).toEqual(['autre', 'apres']);
});

test('a hero that came from here is replaced by what it has become', async () => {
  const { into, sheets } = library(hero('a', 'avant'), hero('b', 'autre'));
  await keepSurvivors(ended('avant'), into);
  expect(sheets()).toEqual(['autre', 'apres']);
});

test('a device without room says so and loses nothing', async () => {
  const { into, sheets } = library(hero('a', 'avant'));
  const write = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  expect(await keepSurvivors(ended('avant'), { ...into, write })).toBe('full');
  expect(sheets()).toEqual(['avant']);
});
