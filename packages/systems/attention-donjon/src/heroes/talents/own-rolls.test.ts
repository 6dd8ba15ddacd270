import { describe, expect, test } from 'vitest';
import type { GivenHero } from '../../../testing/index.ts';
import { diceFor, offers, passed } from '../../../testing/offers.ts';
import type { RollOrder } from '../../world/roll.ts';

describe('what is declared before a roll', () => {
  test.each([
    ['AD1-SYLV-07', 'savoir-partage', 'savoir'],
    ['AD1-IMPE-07', 'debrouillard', 'savoir'],
    ['AD1-TRAQ-08', 'tir-applique', 'tir'],
  ] as const)('[AD1-SYLV-07] [AD1-IMPE-07] [AD1-TRAQ-08] %s: %s is for the owner’s rolls of %s', (_, talent, trait) => {
    const hero: GivenHero = { talents: [talent] };
    expect(offers(hero, { who: 'h1', trait }, passed)).toEqual(['passer', talent]);
    expect(offers(hero, { who: 'h1', trait: 'agilite' })).toEqual([]);
    const dice = trait === 'tir' ? [[4, 4]] : [[4, 4, 2]];
    expect(offers(hero, { who: 'h2', trait }, { dice })).toEqual([]);
  });

  test('[AD1-INIT-15] [AD1-BLESS-04] a joker blesses friends and curses enemies', () => {
    const hero: GivenHero = { jokers: ['joker-1'] };
    expect(offers(hero, { who: 'h1' }, passed)).toEqual(['passer', 'benir-joker']);
    expect(offers(hero, { who: 'h2' }, passed)).toEqual(['passer', 'benir-joker']);
    expect(offers(hero, { who: 'orque-1' }, passed)).toEqual(['passer', 'maudire-joker']);
  });

  test('[AD1-BLESS-04] two jokers do not curse one roll twice', () => {
    const hero: GivenHero = { jokers: ['joker-1', 'joker-2'] };
    expect(offers(hero, { who: 'orque-1' }, { decisions: ['maudire-joker'] })).toEqual(['passer', 'maudire-joker']);
  });

  test('[AD1-DICE-09] [AD1-INIT-15] no joker for a roll without dice', () => {
    const extra = [{ label: 'malus', value: -3, rule: 'AD1-MOD-01' as const }];
    expect(offers({ jokers: ['joker-1'] }, { who: 'h1', extra }, { dice: [] })).toEqual([]);
  });

  test('[AD1-CROI-10] Inspiration is for friends, and never twice on one roll', () => {
    const hero: GivenHero = { marks: ['inspiration'] };
    expect(offers(hero, { who: 'h2' }, passed)).toEqual(['passer', 'inspiration']);
    expect(offers(hero, { who: 'orque-1' })).toEqual([]);
    expect(offers({ ...hero, jokers: ['joker-1'] }, { who: 'h1' }, { decisions: ['benir-joker'] })).toEqual([
      'passer',
      'benir-joker',
      'inspiration',
    ]);
  });
});

describe('what is declared after a roll', () => {
  const blow = { who: 'orque-1', target: 'h1', seuil: true } as const;

  test('[AD1-NAIN-11] Peau de Granit: damage that falls on its owner, once a Round', () => {
    const hero: GivenHero = { talents: ['peau-de-granit'] };
    expect(offers(hero, { ...blow, purpose: 'dommages' }, passed)).toEqual(['passer', 'peau-de-granit']);
    expect(offers(hero, { ...blow, purpose: 'attaque' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'dommages', target: 'h2' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'dommages' }, { decisions: ['peau-de-granit'] })).toHaveLength(2);
  });

  test('[AD1-ARC-04] [AD1-ARC-08] Carreau: damage that falls on the hero, where it changes something', () => {
    const hero: GivenHero = { arcane: '4-carreau' };
    expect(offers(hero, { ...blow, purpose: 'dommages' }, passed)).toEqual(['passer', 'regard-carreau']);
    expect(offers(hero, { ...blow, purpose: 'attaque' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'dommages', target: 'h2' })).toEqual([]);
    expect(offers(hero, { ...blow, purpose: 'dommages' }, { dice: [[4, 2, 2]] })).toEqual([]);
  });

  test('[AD1-ARC-05] [AD1-ARC-08] Trèfle: a Mêlée attack, or a throw in contact', () => {
    const hero: GivenHero = { arcane: '4-trefle' };
    const attack = { ...blow, purpose: 'attaque' } as const;
    const thrown = [{ label: 'lancer', value: 3, rule: 'AD1-DMG-04' as const }];
    expect(offers(hero, { ...attack, trait: 'melee' }, passed)).toEqual(['passer', 'regard-trefle']);
    expect(offers(hero, { ...attack, trait: 'melee', target: 'h2' })).toEqual([]);
    expect(offers(hero, { ...attack, purpose: 'dommages', trait: null, dice: thrown })).toEqual([]);
  });

  test('[AD1-ARC-06] Pique: a die more is not offered on an attack that hits and needs no more', () => {
    const hero: GivenHero = { arcane: '4-pique' };
    const own = { who: 'h1', target: 'orque-1', purpose: 'attaque', trait: 'melee' } as const;
    const dice = [[4, 4, 2]];
    expect(offers(hero, own, { dice, decisions: ['passer'] })).toEqual(['passer', 'regard-pique']);
    expect(offers(hero, { ...own, seuil: true }, { dice, decisions: ['passer', 'passer'] })).toHaveLength(4);
    expect(offers(hero, { ...own, purpose: 'epreuve' }, { dice })).toEqual([]);
  });

  test.each(['melee', 'tir', 'lancer', 'arcane'] as const)('[AD1-ARC-06] Pique: whatever the skill, %s', (trait) => {
    const hero: GivenHero = { arcane: '4-pique', traits: { [trait]: 3 } };
    const own = { who: 'h1', target: 'orque-1', purpose: 'attaque', trait, magic: trait === 'arcane' } as const;
    expect(offers(hero, own, { dice: [[4, 4, 2]], decisions: ['passer'] })).toEqual(['passer', 'regard-pique']);
  });
});

describe('the dice of a talent', () => {
  const dice = (talent: string, purpose: RollOrder['purpose'], magic = false) =>
    diceFor({ talents: [talent] }, { purpose, magic });

  test('[AD1-NAIN-05] [AD1-CROI-09] [AD1-NAIN-09] are for the rolls it names', () => {
    expect([dice('tenace', 'se-reprendre'), dice('tenace', 'epreuve')]).toEqual([4, 3]);
    expect([dice('premiers-soins', 'soins'), dice('premiers-soins', 'chercher')]).toEqual([4, 3]);
    const resists = (purpose: RollOrder['purpose'], magic: boolean) => dice('resistance-a-la-magie', purpose, magic);
    expect([resists('resistance', true), resists('resistance', false), resists('talent', true)]).toEqual([4, 3, 3]);
  });
});
