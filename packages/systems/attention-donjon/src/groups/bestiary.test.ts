import { describe, expect, test } from 'vitest';
import { attentionDonjon } from '../system.ts';

const STARTERS = [
  'homme-rat',
  'leader-homme-rat',
  'gobelin',
  'gobelin-archer',
  'mage-gobelin',
  'araignee-geante',
  'orque',
  'zombie',
  'squelette',
  'rat-geant',
  'mimique',
  'ogre',
];

/** Attributes, Parade / Endurance (natural) / Santé, Déplacement, IA, category: as the catalogue prints them. */
function card(id: string) {
  const { entry, traits, sante, deplacement, ai, tags, immunities, features, attacks } =
    attentionDonjon.content.profileNamed(id);
  const { agilite, savoir, mental, force, vigueur } = traits;
  const { parade, endurance, natural = endurance } = entry;
  return {
    attributes: [agilite, savoir, mental, force, vigueur],
    values: [parade, endurance, natural, sante, deplacement],
    tags: [ai, ...tags],
    special: [...features, ...immunities],
    attacks: attacks.map((a) => [a.id, a.reach, a.skill, a.value, a.damage?.plus, ...(a.features ?? [])]),
  };
}

describe('the bestiary', () => {
  test('[AD1-BEST-03] the twelve profiles are there, each with exactly one IA tag', () => {
    for (const id of STARTERS) expect(attentionDonjon.content.creatures[id]?.ai, id).toBeDefined();
    expect(Object.keys(attentionDonjon.content.creatures).length).toBeGreaterThanOrEqual(STARTERS.length + 14);
    expect(new Set(Object.values(attentionDonjon.content.creatures).map((c) => c.family)).size).toBeGreaterThanOrEqual(
      6,
    );
  });

  test('[AD1-BEST-01] what is not printed has its default: every Attribute at the level, Santé 1, Déplacement 1', () => {
    expect(card('homme-rat')).toMatchObject({ attributes: [3, 2, 2, 2, 2], values: [2, 1, 1, 1, 1] });
  });

  test('every special rule of a profile or of an attack is built', () => {
    for (const { id, features = [], attacks } of Object.values(attentionDonjon.content.creatures))
      for (const feature of [...features, ...attacks.flatMap((a) => a.features ?? [])])
        expect(attentionDonjon.edition.featureOf(feature), `${id}: ${feature}`).toBeDefined();
  });

  test('[AD1-BEST-04] Homme-Rat (2)', () => {
    expect(card('homme-rat')).toEqual({
      attributes: [3, 2, 2, 2, 2],
      values: [2, 1, 1, 1, 1],
      tags: ['melee', 'homme-rat'],
      special: ['instinct-gregaire'],
      attacks: [['epee-courte', 1, 'melee', 2, 2]],
    });
  });

  test('[AD1-BEST-05] Leader homme-rat (3)', () => {
    expect(card('leader-homme-rat')).toEqual({
      attributes: [3, 3, 3, 3, 3],
      values: [3, 2, 2, 2, 1],
      tags: ['melee', 'homme-rat'],
      special: [],
      attacks: [['epee-courte', 1, 'melee', 3, 3]],
    });
  });

  test('[AD1-BEST-06] Gobelin (2)', () => {
    expect(card('gobelin')).toEqual({
      attributes: [2, 2, 1, 2, 2],
      values: [1, 2, 1, 1, 1],
      tags: ['lache', 'gobelinoide'],
      special: [],
      attacks: [['epee-courte', 1, 'melee', 2, 2]],
    });
  });

  test('[AD1-BEST-07] Gobelin archer (2), without a Mêlée attack', () => {
    expect(card('gobelin-archer')).toEqual({
      attributes: [2, 2, 1, 2, 2],
      values: [1, 1, 1, 1, 1],
      tags: ['tir', 'gobelinoide'],
      special: [],
      attacks: [['arc-court', 3, 'tir', 2, 3]],
    });
    expect(attentionDonjon.content.profileNamed('gobelin-archer').traits.melee).toBeUndefined();
  });

  test('[AD1-BEST-08] Mage gobelin (2)', () => {
    expect(card('mage-gobelin')).toEqual({
      attributes: [2, 2, 3, 2, 2],
      values: [1, 2, 2, 3, 1],
      tags: ['tir', 'gobelinoide'],
      special: [],
      attacks: [['trait-de-feu', 3, 'arcane', 3, 3]],
    });
    expect(attentionDonjon.content.profileNamed('mage-gobelin').traits.arcane).toBe(3);
    expect(attentionDonjon.content.profileNamed('mage-gobelin').attacks[0]!.magic).toBe(true);
  });

  test('[AD1-BEST-09] Araignée géante (3)', () => {
    expect(card('araignee-geante')).toEqual({
      attributes: [3, null, 1, 3, 3],
      values: [2, 2, 2, 2, 1],
      tags: ['attaque-blesse', 'vermine'],
      special: [],
      attacks: [['morsure', 1, 'melee', 3, 3, 'morsure-empoisonnee']],
    });
  });

  test('[AD1-BEST-10] Orque (3)', () => {
    expect(card('orque')).toEqual({
      attributes: [3, 2, 3, 3, 3],
      values: [2, 3, 2, 1, 1],
      tags: ['melee', 'gobelinoide'],
      special: [],
      attacks: [['hache', 1, 'melee', 3, 4]],
    });
  });

  test('[AD1-BEST-11] Zombie (2)', () => {
    expect(card('zombie')).toEqual({
      attributes: [1, null, null, 2, 2],
      values: [0, 2, 2, 2, 1],
      tags: ['melee', 'mort-vivant'],
      special: ['mental'],
      attacks: [['griffes', 1, 'melee', 2, 3]],
    });
  });

  test('[AD1-BEST-12] Squelette (2)', () => {
    expect(card('squelette')).toEqual({
      attributes: [2, 2, null, 2, 2],
      values: [2, 1, 1, 1, 1],
      tags: ['melee', 'mort-vivant'],
      special: ['mental'],
      attacks: [['epee', 1, 'melee', 2, 3]],
    });
  });

  test('[AD1-BEST-13] Rat géant (1): other Attributes 1', () => {
    expect(card('rat-geant')).toEqual({
      attributes: [3, 1, 1, 1, 1],
      values: [1, 1, 1, 1, 1],
      tags: ['melee', 'bete'],
      special: ['instinct-gregaire'],
      attacks: [['morsure', 1, 'melee', 2, 2]],
    });
  });

  test('[AD1-BEST-14] Mimique (3)', () => {
    expect(card('mimique')).toEqual({
      attributes: [1, 3, 3, 3, 3],
      values: [1, 3, 3, 3, 0],
      tags: ['statique', 'construction', 'inamovible'],
      special: [],
      attacks: [['gueule', 1, 'melee', 4, 4]],
    });
  });

  test('[AD1-BEST-15] Ogre (4)', () => {
    expect(card('ogre')).toEqual({
      attributes: [4, 1, 2, 4, 4],
      values: [2, 4, 3, 4, 1],
      tags: ['melee', 'gobelinoide'],
      special: [],
      attacks: [['massue', 1, 'melee', 4, 6, 'pousse-apres-coup']],
    });
  });
});
