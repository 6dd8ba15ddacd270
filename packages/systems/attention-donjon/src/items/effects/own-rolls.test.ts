import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../../../testing/index.ts';
import { diceFor, offers, passed } from '../../../testing/offers.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

const enchanted = (suit: string): GivenHero => ({
  items: [{ base: 'bouclier-de-bois-enchante', enchantment: `enchantement-armure-${suit}` }],
});
const blow = { who: 'orque-1', target: 'h1', seuil: true } as const;
const parade = [{ label: 'melee-moitie', value: 2, rule: 'AD1-DERIV-05' as const }];

describe('what an item offers on a roll', () => {
  test('[AD1-TARM-02] Carreau: damage that falls on its bearer', () => {
    const hero = enchanted('carreau');
    expect(offers(hero, { ...blow, purpose: 'dommages' }, passed)).toHaveLength(2);
    expect(offers(hero, { ...blow, purpose: 'attaque' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'dommages', target: 'h2' })).toEqual([]);
  });

  test('[AD1-TARM-02] Trèfle: an attack on its bearer, where Parade is the Difficulty', () => {
    const hero = enchanted('trefle');
    const attack = { ...blow, purpose: 'attaque', difficulty: parade } as const;
    expect(offers(hero, attack, passed)).toHaveLength(2);
    expect(offers(hero, { ...attack, difficulty: [DEFAULT_DIFFICULTY] })).toEqual([]);
    expect(offers(hero, { ...attack, purpose: 'dommages' })).toEqual([]);
    expect(offers(hero, { ...attack, target: 'h2' })).toEqual([]);
  });

  test('[AD1-TARM-02] Pique: an attack of its bearer', () => {
    const hero = enchanted('pique');
    expect(offers(hero, { who: 'h1', purpose: 'attaque' }, passed)).toHaveLength(2);
    expect(offers(hero, { who: 'h1' })).toEqual([]);
    expect(offers(hero, { who: 'h2', purpose: 'attaque' })).toEqual([]);
  });

  test('[AD1-TMAG-09] the evasive cape: an attack on its wearer', () => {
    const hero: GivenHero = { items: ['cape-evasive'] };
    expect(offers(hero, { ...blow, purpose: 'attaque' }, passed)).toEqual(['passer', 'cape-evasive-i1-1']);
    expect(offers(hero, { ...blow, purpose: 'dommages' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'attaque', target: 'h2' })).toEqual([]);
  });

  test('[AD1-TCON-03] [AD1-TCON-09] chalk and bandages: the roll they are for, of their bearer', () => {
    const hero: GivenHero = { items: ['craies', 'bandages'] };
    expect(offers(hero, { who: 'h1', purpose: 'chercher' }, passed)).toEqual(['passer', 'craies-i1-1']);
    expect(offers(hero, { who: 'h1', purpose: 'soins' }, passed)).toEqual(['passer', 'bandages-i1-2']);
    expect(offers(hero, { who: 'h1' })).toEqual([]);
    expect(offers(hero, { who: 'h2', purpose: 'chercher' })).toEqual([]);
  });
});

describe('the dice of what was taken', () => {
  const under = (mark: string) => (order: Parameters<typeof diceFor>[1]) => diceFor({ marks: [mark] }, order);

  test('[AD1-TCON-07] Poudre de hargne: attacks', () => {
    const dice = under('poudre-de-hargne');
    expect([dice({ purpose: 'attaque' }), dice({}), dice({ purpose: 'dommages' })]).toEqual([4, 3, 3]);
  });

  test('[AD1-TCON-05] Bière d’Ipah: Mental up, Agilité down, no other; Biscuit: the Récupération', () => {
    const beer = under('biere-d-ipah');
    expect([beer({}), beer({ trait: 'agilite' }), beer({ trait: 'force' })]).toEqual([4, 2, 3]);
    const biscuit = under('biscuit-de-voyage');
    expect([biscuit({ purpose: 'recuperation' }), biscuit({ purpose: 'soins' })]).toEqual([5, 3]);
  });

  test('[AD1-TCON-01] [AD1-TCON-05] what serves once is kept for the roll it is for', () => {
    const left = (mark: string, purpose: 'attaque' | 'recuperation' | 'epreuve', count: number) =>
      play(
        { heroes: [{ heroisme: 0, marks: [mark] }] },
        (g, find) =>
          check(g, { who: find('h1'), purpose, trait: 'mental', difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
        { dice: [Array<number>(count).fill(1)] },
      ).find('h1').marks.length;
    expect([left('fiole-de-hargne', 'attaque', 5), left('fiole-de-hargne', 'epreuve', 3)]).toEqual([0, 1]);
    expect([left('biscuit-de-voyage', 'recuperation', 5), left('biscuit-de-voyage', 'epreuve', 3)]).toEqual([0, 1]);
  });

  test('[AD1-TCOM-01] [AD1-TCOM-02] tools force a lock; a rope helps on scenery, never on damage', () => {
    const tools: GivenHero = { items: ['outils'] };
    const force = { trait: 'force', scenery: 'porte' } as const;
    expect([diceFor(tools, force), diceFor(tools, { ...force, trait: 'agilite' })]).toEqual([4, 3]);
    expect(diceFor(tools, { ...force, scenery: 'fosse' })).toBe(3);
    const rope: GivenHero = { items: ['corde'] };
    expect([diceFor(rope, { scenery: 'fosse' }), diceFor(rope, { scenery: 'fosse', purpose: 'dommages' })]).toEqual([
      4, 3,
    ]);
  });
});
