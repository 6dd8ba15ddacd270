import { cheapestPath, meets, TALENT_COST } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../testing/sheets.ts';
import { TALENTS } from '../figures/registry.ts';
import { attentionDonjon } from '../system.ts';
import { checkSheet } from './legality.ts';
import { TREES } from './lists.ts';

const needs = (list: string, id: string) => TREES[list]!.find((node) => node.id === id)!.needs;
/** A list as it is read: the level of each talent and what it needs. */
const lines = (list: string) =>
  TREES[list]!.map(({ id, level, needs }) => {
    if (!needs) return `${level} ${id}`;
    return `${level} ${id}: ${'any' in needs ? needs.any.join(' or ') : needs.all.join(' and ')}`;
  });
const refused = (talents: readonly string[], more: Parameters<typeof sheetOf>[0] = {}) =>
  checkSheet(attentionDonjon, sheetOf({ talents: [...talents], ...more })).map(({ rule, found }) => [rule, found]);

describe('lists of talents', () => {
  test('[AD1-XP-02] 1, 3 and 6 XP in every list', () => {
    expect(TALENT_COST).toEqual({ 1: 1, 2: 3, 3: 6 });
  });

  test('[AD1-FELI-02] the list of the Féliformes; the cheapest way to Fourrure impénétrable is 1 + 3 + 6 = 10 XP', () => {
    expect(lines('feliformes')).toEqual([
      '1 charge',
      '1 odorat-developpe',
      '1 rugissement',
      '2 agilite-feline: charge',
      '2 griffes: rugissement or odorat-developpe',
      '3 fourrure-impenetrable: griffes or agilite-feline',
    ]);
    expect(cheapestPath(TREES.feliformes!, 'fourrure-impenetrable')).toBe(10);
  });

  test('[AD1-IMPE-01] the list of the Impériaux; the cheapest way to Compétences multiples is 10 XP', () => {
    expect(lines('imperiaux')).toEqual([
      '1 heroisme-a-revendre',
      '1 debrouillard',
      '1 touche-a-tout',
      '2 citadin: debrouillard or touche-a-tout',
      '2 dur-a-cuire: heroisme-a-revendre',
      '3 competences-multiples: dur-a-cuire or citadin',
    ]);
    expect(cheapestPath(TREES.imperiaux!, 'competences-multiples')).toBe(10);
  });

  test('[AD1-NAIN-02] [AD1-NAIN-12] the list of the Nains; Héroïsme à revendre costs 6 XP here, 1 XP an Impérial', () => {
    expect(lines('nains')).toEqual([
      '1 charge',
      '1 orientation-sous-terraine',
      '1 resistance-a-la-magie',
      '2 communication-avec-la-pierre: orientation-sous-terraine',
      '2 peau-de-granit: charge or resistance-a-la-magie',
      '3 heroisme-a-revendre: peau-de-granit or communication-avec-la-pierre',
    ]);
    const cost = (list: string) => TALENT_COST[TREES[list]!.find(({ id }) => id === 'heroisme-a-revendre')!.level];
    expect([cost('nains'), cost('imperiaux')]).toEqual([6, 1]);
  });

  test('[AD1-SYLV-02] the list of the Sylvae; Esquive, Prémonitions, Temps suspendu: 10 XP', () => {
    expect(lines('sylvae')).toEqual([
      '1 regard-percant',
      '1 esquive',
      '1 savoir-partage',
      '2 premonitions: esquive or regard-percant',
      '2 seve-reparatrice: savoir-partage',
      '3 temps-suspendu: seve-reparatrice or premonitions or citadin',
    ]);
    expect(cheapestPath(TREES.sylvae!, 'temps-suspendu')).toBe(10);
  });

  test('[AD1-BERS-02] the list of the Berserker; the cheapest way to Impassible is 14 XP', () => {
    expect(lines('berserker')).toEqual([
      '1 rage',
      '1 instinctif',
      '1 force-bestiale',
      '2 insensible: force-bestiale',
      '2 charge: force-bestiale and rage',
      '2 frenesie: rage and instinctif',
      '2 anguille: instinctif',
      '3 impassible: charge and insensible',
      '3 massacre: charge and frenesie',
      '3 bond-meurtrier: anguille and frenesie',
    ]);
    expect(cheapestPath(TREES.berserker!, 'impassible')).toBe(14);
  });

  test('[AD1-CROI-02] the list of the Croisé; the cheapest way to Halo protecteur is 14 XP', () => {
    expect(lines('croise')).toEqual([
      '1 benediction',
      '1 maitrise-du-bouclier',
      '1 premiers-soins',
      '2 inspiration-divine: benediction',
      '2 bouclier-divin: benediction and maitrise-du-bouclier',
      '2 coup-de-bouclier: maitrise-du-bouclier',
      '2 soins-sacres: premiers-soins',
      '3 halo-protecteur: bouclier-divin and inspiration-divine',
      '3 citadelle: coup-de-bouclier and inspiration-divine',
      '3 defenseur: coup-de-bouclier and soins-sacres',
    ]);
    expect(cheapestPath(TREES.croise!, 'halo-protecteur')).toBe(14);
  });

  test('[AD1-TRAQ-02] [AD1-TRAQ-15] the list of the Traqueur; the cheapest way to Tirs multiples is 14 XP', () => {
    expect(lines('traqueur')).toEqual([
      '1 connais-ton-ennemi',
      '1 tir-applique',
      '1 pas-de-cote',
      '2 point-faible: connais-ton-ennemi',
      '2 primes: connais-ton-ennemi and pas-de-cote',
      '2 tir-a-bout-portant: pas-de-cote and tir-applique',
      '2 tir-concentre: tir-applique',
      '3 nemesis: primes and point-faible',
      '3 reputation-d-assassin: primes and tir-a-bout-portant',
      '3 tirs-multiples: tir-a-bout-portant and tir-concentre',
    ]);
    expect(cheapestPath(TREES.traqueur!, 'tirs-multiples')).toBe(14);
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
