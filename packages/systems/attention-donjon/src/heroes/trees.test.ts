import { cheapestPath, meets, TALENT_COST } from '@souterrain/crawl/heroes/trees';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../testing/sheets.ts';
import { checkSheet } from './legality.ts';
import { TALENTS } from './talents/index.ts';
import { TREES } from './trees.ts';

const needs = (list: string, id: string) => TREES[list]!.find((node) => node.id === id)!.needs;
const levels = (list: string) => [1, 2, 3].map((level) => TREES[list]!.filter((n) => n.level === level).length);
const refused = (talents: readonly string[], more: Parameters<typeof sheetOf>[0] = {}) =>
  checkSheet(sheetOf({ talents: [...talents], ...more })).map(({ rule, found }) => [rule, found]);

describe('lists of talents', () => {
  test('[AD1-XP-02] [AD1-NAIN-12] 1, 3 and 6 XP in every list', () => {
    expect(TALENT_COST).toEqual({ 1: 1, 2: 3, 3: 6 });
    const level = (list: string) => TREES[list]!.find(({ id }) => id === 'heroisme-a-revendre')!.level;
    expect([level('imperiaux'), level('nains')]).toEqual([1, 3]);
  });

  test('[AD1-FELI-02] [AD1-IMPE-01] [AD1-NAIN-02] [AD1-SYLV-02] origins: the cheapest way to the third level is 10 XP', () => {
    expect(cheapestPath(TREES.feliformes!, 'fourrure-impenetrable')).toBe(10);
    expect(cheapestPath(TREES.imperiaux!, 'competences-multiples')).toBe(10);
    expect(cheapestPath(TREES.nains!, 'heroisme-a-revendre')).toBe(10);
    expect(cheapestPath(TREES.sylvae!, 'temps-suspendu')).toBe(10);
    for (const list of ['feliformes', 'imperiaux', 'nains', 'sylvae']) expect(levels(list)).toEqual([3, 2, 1]);
  });

  test('[AD1-BERS-02] [AD1-CROI-02] [AD1-TRAQ-02] careers: the cheapest way to the third level is 14 XP', () => {
    expect(cheapestPath(TREES.berserker!, 'impassible')).toBe(14);
    expect(cheapestPath(TREES.croise!, 'halo-protecteur')).toBe(14);
    expect(cheapestPath(TREES.traqueur!, 'tirs-multiples')).toBe(14);
    expect(['berserker', 'croise', 'traqueur'].map(levels)).toEqual([
      [3, 4, 3],
      [3, 4, 3],
      [3, 4, 3],
    ]);
  });

  test('[AD1-XP-07] [AD1-FELI-18] Griffes needs Rugissement or Odorat développé', () => {
    expect(meets([], needs('feliformes', 'griffes'))).toBe(false);
    expect(meets(['odorat-developpe'], needs('feliformes', 'griffes'))).toBe(true);
    expect(meets(['rugissement'], needs('feliformes', 'griffes'))).toBe(true);
  });

  test('[AD1-XP-08] [AD1-BERS-19] a prerequisite counts whatever list it came from; « et » needs both', () => {
    expect(meets(['charge'], needs('berserker', 'impassible'))).toBe(false);
    expect(meets(['charge', 'insensible'], needs('berserker', 'impassible'))).toBe(true);
    const feline = { origin: 'feliformes', careers: ['berserker'] };
    const raging = ['esquive', 'rage', 'instinctif', 'frenesie', 'massacre'];
    expect(refused([...raging, 'charge'], feline)).toEqual([]);
    expect(refused(raging, feline)).toEqual([['AD1-XP-07', 'massacre']]);
    expect(refused(['esquive', 'charge', 'force-bestiale', 'insensible', 'impassible'], feline)).toEqual([]);
  });

  test('[AD1-IMPE-13] [AD1-SYLV-12] [AD1-CROI-13] [AD1-TRAQ-15] talents known by a former name', () => {
    expect(meets(['heroisme-a-revendre'], needs('imperiaux', 'dur-a-cuire'))).toBe(true);
    expect(meets(['premonitions'], needs('sylvae', 'temps-suspendu'))).toBe(true);
    expect(meets(['citadin'], needs('sylvae', 'temps-suspendu'))).toBe(true);
    expect(meets(['maitrise-du-bouclier'], needs('croise', 'coup-de-bouclier'))).toBe(true);
    expect(meets(['tir-applique'], needs('traqueur', 'tir-concentre'))).toBe(true);
    expect(meets(['tir-applique'], needs('traqueur', 'tir-a-bout-portant'))).toBe(false);
  });

  test('[AD1-XP-05] [AD1-XP-13] a sheet with a talent twice, out of its lists or without what it needs is refused', () => {
    const nain = { origin: 'nains', careers: ['berserker'] };
    expect(refused(['tenace', 'charge', 'charge'], nain)).toEqual([['AD1-XP-05', 'charge']]);
    expect(refused(['tenace', 'benediction'], nain)).toEqual([['AD1-XP-13', 'benediction']]);
    expect(refused(['tenace', 'massacre'], nain)).toEqual([['AD1-XP-07', 'massacre']]);
    expect(refused([], { careers: ['berserker', 'croise'] })).toEqual([['AD1-XP-13', 2]]);
  });

  test('[AD1-TRAQ-19] a Traqueur may hold all three talents of level 3', () => {
    const all = TREES.traqueur!.map(({ id }) => id);
    expect(refused(all, { careers: ['traqueur'], proie: 'vermine' })).toEqual([]);
  });

  test('every talent of every list is a feature', () => {
    const built = new Set(TALENTS.map(({ id }) => id));
    expect(
      Object.values(TREES)
        .flatMap((nodes) => nodes.map(({ id }) => id))
        .filter((id) => !built.has(id)),
    ).toEqual([]);
    expect(built.size).toBe(TALENTS.length);
  });
});
