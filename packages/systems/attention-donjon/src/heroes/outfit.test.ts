import type { Sheet } from '@souterrain/crawl';
import { outfitOf, regardOf, shieldOf } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { dealt, on, scene } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';
import { checkSheet } from './legality.ts';
import { sheetOfReadyMade } from './ready-made.ts';

describe('the outfit of a new hero', () => {
  const places = (...bases: string[]) =>
    outfitOf(attentionDonjon, bases).map(({ place, hands }) => [place, ...(hands ?? [])]);

  test('[AD1-EQUIP-01] weapon and shield in hand, one armour worn, the rest on the belt', () => {
    expect(places('epee', 'bouclier-de-bois', 'dague', 'armure-legere', 'armure-moyenne')).toEqual([
      ['equipe', 0],
      ['equipe', 1],
      ['porte'],
      ['equipe'],
      ['porte'],
    ]);
    expect(places('dague', 'epee')).toEqual([
      ['equipe', 0],
      ['equipe', 1],
    ]);
  });

  test('[AD1-EQUIP-01] [AD1-ARMU-08] two rings are worn, one shield is held', () => {
    expect(places('anneau-de-bravoure', 'anneau-eclipseur')).toEqual([['equipe'], ['equipe']]);
    expect(places('bouclier-de-bois', 'bouclier-en-acier')).toEqual([['equipe', 1], ['porte']]);
  });

  test('[AD1-ARME-18] a bow takes both hands, or stays on the belt', () => {
    expect(places('arc-court', 'epee')).toEqual([['equipe', 0, 1], ['porte']]);
    expect(places('epee', 'arc-court')).toEqual([['equipe', 0], ['porte']]);
  });

  test('[AD1-EQUIP-02] three are carried, the next is stored', () => {
    expect(places('corde', 'outils', 'bandages', 'fortifiant')).toEqual([['porte'], ['porte'], ['porte'], ['stocke']]);
  });

  test('[AD1-TOWN-05] with its charges and a number of its own', () => {
    expect(outfitOf(attentionDonjon, ['corde', 'bandages'])).toMatchObject([{ id: 'i1' }, { id: 'i2', charges: 3 }]);
    expect(outfitOf(attentionDonjon, ['corde'])[0]).not.toHaveProperty('charges');
  });
});

describe('a sheet that breaks the rules', () => {
  const worn = (id: string, hands: readonly number[]) => ({ id, base: 'epee', place: 'equipe' as const, hands });
  const rules = (change: Partial<Sheet>) =>
    checkSheet(attentionDonjon, { ...sheetOfReadyMade(attentionDonjon, 'rhaska'), ...change }).map(
      ({ rule, path }) => `${rule} ${path}`,
    );

  test.each<[string, Partial<Sheet>]>([
    ['AD1-HERO-07 santeMax', { santeMax: 0 }],
    ['AD1-HRSM-08 heroismeMax', { heroismeMax: -1 }],
    ['AD1-HERO-13 arcane', { arcane: 'joker-1' as Sheet['arcane'] }],
    ['AD1-HERO-13 arcane', { arcane: '1-coeur' as Sheet['arcane'] }],
    ['AD1-HERO-21 deniers', { deniers: -1 }],
    ['AD1-EQUIP-01 items.i9', { items: [{ id: 'i9', base: 'excalibur', place: 'porte' }] }],
    ['AD1-EQUIP-01 items.i3', { items: [worn('i1', [0]), worn('i2', [1]), worn('i3', [1])] }],
    ['AD1-EQUIP-01 items.i1', { items: [worn('i1', [])] }],
    ['AD1-HERO-15 name', { name: ' ' }],
    ['AD1-TRAQ-07 proie', { proie: 'bete' }],
  ])(
    '[AD1-EQUIP-01] [AD1-HERO-07] [AD1-HERO-13] [AD1-HERO-15] [AD1-HERO-21] [AD1-HRSM-08] [AD1-TRAQ-07] %s is named',
    (found, change) => expect(rules(change)).toContain(found),
  );

  test('[AD1-HRSM-08] one whose Héroïsme was all sacrificed does not', () => {
    expect(rules({ heroismeMax: 0, deniers: 0, santeMax: 1 })).toEqual([]);
  });
});

test('[AD1-ARC-02] [AD1-ARC-08] only its own card draws the gaze, until the end of Résolution des effets', () => {
  const seen = (cards: Parameters<typeof dealt>[0], phase: 'tours' | 'resolution' = 'tours') => {
    const state = scene({ heroes: [{ arcane: 'roi-trefle' }, {}], state: { ...dealt(cards), phase } });
    return regardOf(on(state), state.figures[0]!);
  };
  expect([seen({ h1: '4-pique', h2: '4-trefle' }), seen({ h1: '4-trefle' }, 'resolution')]).toEqual([
    undefined,
    'trefle',
  ]);
});

test('[AD1-ARMU-04] a shield protects in hand and whole, not on the belt', () => {
  const held = (shield: object) =>
    shieldOf(attentionDonjon, scene({ heroes: [{ items: [{ base: 'bouclier-de-bois', ...shield }] }] }).figures[0]!) !==
    undefined;
  expect([held({}), held({ place: 'porte' }), held({ broken: true })]).toEqual([true, false, false]);
});
