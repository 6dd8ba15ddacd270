import { breakGear, heroismLeft, isSound, loseSante, splintable, usableHands } from '@souterrain/crawl/health';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, quiet, scene } from '../../testing/index.ts';
import { enduranceOf, traitOf } from '../figures/values.ts';
import { isEncombre } from '../heroes/encombre.ts';
import { attentionDonjon } from '../system.ts';

/** What breaks among these, by the table or as the player chooses. */
const broken = (
  items: GivenHero['items'],
  { chosen = false, decisions = [] as string[], dice = [] as number[] } = {},
) =>
  play({ heroes: [{ items: items! }] }, (g, find) => breakGear(g, find('h1'), chosen), {
    decisions,
    dice: [dice].filter((d) => d.length > 0),
  })
    .of('gearBroken')
    .map(({ base }) => base);

describe('gear that breaks', () => {
  test('[AD1-GRAVE-08] only what is worn and whole: nothing carried, nothing broken already', () => {
    expect(broken([{ base: 'bouclier-de-bois', place: 'porte' }, 'epee'])).toEqual(['epee']);
    expect(broken([{ base: 'bouclier-de-bois', broken: true }, 'epee'])).toEqual(['epee']);
    expect(
      broken([
        { base: 'epee', place: 'stocke' },
        { base: 'dague', broken: true },
      ]),
    ).toEqual([]);
  });

  test('[AD1-GRAVE-08] the player picks among the same', () => {
    const items = ['epee', 'armure-legere', { base: 'dague', place: 'porte' as const }, 'fortifiant'];
    expect(broken(items, { chosen: true, decisions: ['briser-i1-2'] })).toEqual(['armure-legere']);
    expect(broken(['epee', 'fortifiant', { base: 'dague', place: 'porte' }], { chosen: true })).toEqual(['epee']);
  });

  test('[AD1-GRAVE-08] shield, weapon, garment, armour, what a hand holds, then slot after slot', () => {
    const charmed = (base: string) => ({ base, enchantment: 'enchantement-trefle' });
    const order: NonNullable<GivenHero['items']>[number][] = [
      'bouclier-de-bois-enchante',
      'dague-enchantee',
      'cape-evasive',
      'armure-legere-enchantee',
      { ...charmed('piece-de-renom'), slot: 'main' },
      'masque-de-bouffon',
      'gants-de-force',
      'bottes-de-stabilite',
      'patte-de-lapin',
      'anneau-de-bravoure',
      charmed('large-ceinture'),
      charmed('grande-sacoche'),
    ];
    const bases = order.map((item) => (typeof item === 'string' ? item : item.base));
    for (const [i, item] of order.entries()) if (i > 0) expect(broken([item, order[i - 1]!])).toEqual([bases[i - 1]]);
  });

  test('[AD1-GRAVE-08] a broken item keeps its drawbacks while it is worn, and its magic is lost', () => {
    const worn = (place: 'equipe' | 'stocke') =>
      play({ heroes: [{ items: [{ base: 'armure-lourde', place, broken: true }] }] }, function* (g, find) {
        return [traitOf(g, find('h1'), 'agilite'), isEncombre(g, find('h1')), enduranceOf(g, find('h1'))];
      }).value;
    expect([worn('equipe'), worn('stocke')]).toEqual([
      [2, true, 2],
      [3, false, 2],
    ]);
    const { find } = play(
      { heroes: [{ items: [{ base: 'bouclier-de-bois', enchantment: 'enchantement-trefle' }] }] },
      (g, get) => breakGear(g, get('h1'), false),
    );
    const [shield] = find('h1').hero!.sheet.items;
    expect([shield!.broken, shield!.enchantment]).toEqual([true, undefined]);
  });

  test('[AD1-GRAVE-08] an enchanted shield is magical: the plain armour goes first', () => {
    const shield = { base: 'bouclier-de-bois', enchantment: 'enchantement-trefle' };
    expect(broken([shield, 'armure-legere'])).toEqual(['armure-legere']);
    expect(broken([shield])).toEqual(['bouclier-de-bois']);
  });
});

test('[AD1-GRAVE-17] each wound strikes its own hand', () => {
  const [hero] = scene({ heroes: [{ wounds: [{ id: 'bras-casse', hand: 0 }, { id: 'nez-casse' }] }] }).figures;
  expect([isSound(hero!, 0), isSound(hero!, 1), usableHands(hero!)]).toEqual([false, true, 1]);
});

test('[AD1-GRAVE-12] [AD1-GRAVE-13] [AD1-GRAVE-14] a leg or an arm is put in splints once, a lost hand never', () => {
  const wounds = [{ id: 'jambe-fracturee' }, { id: 'bras-casse', hand: 1 }, { id: 'main-tranchee', hand: 0 }];
  const state = scene({ heroes: [{ wounds }] });
  const [hero] = state.figures;
  expect(splintable(attentionDonjon, hero!)).toEqual(['jambe-fracturee', 'bras-casse']);
  play(state, function* (g) {
    g.emit({ type: 'woundTreated', figure: 'h1', wound: 'bras-casse', how: 'attelle', rules: [] });
    g.emit({ type: 'woundTreated', figure: 'h1', wound: 'main-tranchee', how: 'prothese', rules: [] });
  });
  expect(splintable(attentionDonjon, hero!)).toEqual(['jambe-fracturee']);
  expect(hero!.hero!.sheet.wounds.map(({ splint, prosthesis }) => [splint, prosthesis])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [undefined, true],
  ]);
});

test('[AD1-HRSM-19] an empty relic gives nothing, nor one that is broken', () => {
  const left = (relic: object) =>
    heroismLeft(
      attentionDonjon,
      scene({ heroes: [{ heroisme: 1, items: [{ base: 'relique-des-arcanes', ...relic }] }] }).figures[0]!,
    );
  expect([left({ charges: 1 }), left({ charges: 0 }), left({ charges: 1, broken: true })]).toEqual([2, 1, 1]);
});

test('[AD1-HEALTH-28] no more Santé is lost than there is', () => {
  const { of } = play(
    {
      creatures: [
        { id: 'ogre', sante: 2 },
        { id: 'orque', at: [3, 3] },
      ],
      state: { generated: quiet() },
    },
    (g, find) => loseSante(g, find('ogre-1'), { amount: 5, by: 'precipice', rules: [] }),
  );
  expect(of('santeLost')).toMatchObject([{ amount: 2, sante: 0 }]);
});
