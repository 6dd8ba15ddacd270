import { cheapestPath, meets } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { attentionDonjon2 } from '../system.ts';
import { newSheet } from './build.ts';
import { checkSheet } from './legality.ts';
import { TREES } from './lists.ts';

const needs = (list: string, id: string) => TREES[list]!.find((node) => node.id === id)!.needs;
const levels = (list: string) => [1, 2, 3].map((level) => TREES[list]!.filter((n) => n.level === level).length);
const sheet = newSheet(attentionDonjon2, {
  name: 'Essai',
  attributes: { agilite: 2, force: 3, mental: 1, savoir: 1, vigueur: 2 },
  skill: 'arcane',
  sante: 7,
  heroisme: 3,
  origin: 'nains',
  career: 'arcaniste',
  arcane: '9-coeur',
});
const refused = (talents: string[], origin = 'nains', career = 'arcaniste') =>
  checkSheet(attentionDonjon2, { ...sheet, origin, careers: [career], talents }).map(
    ({ rule, found }) => `${rule} ${found}`,
  );

describe('lists of talents', () => {
  test('[AD2-XFEL-01] [AD2-XIMP-01] [AD2-XNAIN-01] [AD2-XSYL-01] origins: three, two and one, 10 XP to the last', () => {
    for (const list of ['felis', 'imperiaux', 'nains', 'sylvae']) {
      expect(levels(list)).toEqual([3, 2, 1]);
      expect(cheapestPath(TREES[list]!, TREES[list]!.at(-1)!.id)).toBe(10);
    }
    expect(TREES.nains!.map(({ id }) => id)).not.toContain('charge');
    expect(TREES.nains!.find(({ id }) => id === 'heroisme-a-revendre')!.level).toBe(3);
  });

  test('what Félis talents need', () => {
    expect(meets(['charge'], needs('felis', 'agilite-feline'))).toBe(true);
    expect(meets(['rugissement'], needs('felis', 'agilite-feline'))).toBe(false);
    for (const one of ['rugissement', 'odorat-developpe']) expect(meets([one], needs('felis', 'griffes'))).toBe(true);
    expect(meets(['charge'], needs('felis', 'griffes'))).toBe(false);
    for (const one of ['griffes', 'agilite-feline'])
      expect(meets([one], needs('felis', 'fourrure-impenetrable'))).toBe(true);
  });

  test('what Impériaux and Nains talents need', () => {
    expect(meets(['heroisme-a-revendre'], needs('imperiaux', 'dur-a-cuire'))).toBe(true);
    expect(meets(['debrouillard'], needs('imperiaux', 'dur-a-cuire'))).toBe(false);
    for (const one of ['debrouillard', 'touche-a-tout']) expect(meets([one], needs('imperiaux', 'citadin'))).toBe(true);
    for (const one of ['defense', 'resistance-a-la-magie'])
      expect(meets([one], needs('nains', 'peau-de-granit'))).toBe(true);
    expect(meets(['charge'], needs('nains', 'peau-de-granit'))).toBe(false);
    expect(meets(['orientation-sous-terraine'], needs('nains', 'communication-avec-la-pierre'))).toBe(true);
  });

  test('Temps suspendu needs Sève réparatrice or Prémonitions, no longer Citadin', () => {
    expect(meets(['savoir-partage'], needs('sylvae', 'seve-reparatrice'))).toBe(true);
    for (const one of ['seve-reparatrice', 'premonitions'])
      expect(meets([one], needs('sylvae', 'temps-suspendu'))).toBe(true);
    expect(meets(['citadin'], needs('sylvae', 'temps-suspendu'))).toBe(false);
  });

  test('what Berserker talents need', () => {
    expect(needs('berserker', 'charge')).toEqual({ all: ['force-bestiale', 'rage'] });
    expect(needs('berserker', 'frenesie')).toEqual({ all: ['rage', 'instinctif'] });
    expect(needs('berserker', 'anguille')).toEqual({ all: ['instinctif'] });
    expect(needs('berserker', 'massacre')).toEqual({ all: ['charge', 'frenesie'] });
    expect(needs('berserker', 'bond-meurtrier')).toEqual({ all: ['anguille', 'frenesie'] });
  });

  test('[AD2-XTRA-07] talents known by a former name', () => {
    expect(needs('croise', 'coup-de-bouclier')).toEqual({ all: ['maitrise-du-bouclier'] });
    expect(needs('traqueur', 'tir-concentre')).toEqual({ all: ['tir-applique'] });
    expect(needs('traqueur', 'tir-a-bout-portant')).toEqual({ all: ['pas-de-cote', 'tir-applique'] });
  });

  test('level 2 of the Arcaniste', () => {
    expect(levels('arcaniste')).toEqual([3, 4, 3]);
    expect(needs('arcaniste', 'projectile-arcanique')).toEqual({ all: ['decharge-arcanique'] });
    expect(needs('arcaniste', 'illusion-arcanique')).toEqual({ all: ['decharge-arcanique', 'aura-des-arcanes'] });
    const manipulation = { all: ['aura-des-arcanes', 'lecture-des-arcanes'] };
    expect(needs('arcaniste', 'manipulation-des-arcanes')).toEqual(manipulation);
    expect(needs('arcaniste', 'intuition-arcanique')).toEqual({ all: ['lecture-des-arcanes'] });
  });

  test('level 3 of the Arcaniste', () => {
    expect(needs('arcaniste', 'invocation-des-arcanes')).toEqual({
      all: ['illusion-arcanique', 'intuition-arcanique'],
    });
    expect(needs('arcaniste', 'reserve-arcanique')).toEqual({
      all: ['manipulation-des-arcanes', 'illusion-arcanique'],
    });
    const wave = { all: ['projectile-arcanique', 'manipulation-des-arcanes'] };
    expect(needs('arcaniste', 'deferlante-arcanique')).toEqual(wave);
    expect(cheapestPath(TREES.arcaniste!, 'invocation-des-arcanes')).toBe(15);
  });

  test('a sheet is refused for a talent out of its lists, twice, or without what it needs', () => {
    expect(refused(['decharge-arcanique', 'projectile-arcanique'])).toEqual([]);
    expect(refused(['projectile-arcanique'])).toEqual(['AD1-XP-07 projectile-arcanique']);
    expect(refused(['defense', 'defense'])).toEqual(['AD1-XP-05 defense']);
    expect(refused(['charge'])).toEqual(['AD1-XP-13 charge']);
  });
});
