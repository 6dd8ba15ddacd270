import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { ARMOURS, CLASS_IDS, WEAPONS } from '../../testing/content.ts';
import { type GivenHero, given, play } from '../../testing/index.ts';
import { attacksOf, characteristicOf, heroValue, wornArmour } from '../fight/attack.ts';
import { newHero } from '../setup.ts';
import { type Hero, maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { variantsOf } from '../variants.ts';

const RULES = variantsOf({});
const heroOf = (hero: GivenHero): Hero => given({ heroes: [hero] }).heroes[0]!;
const sheet = ({ weapons, armours, worn, shields, scrolls, spells, potions, bonusAtk, bonusPv }: Hero) => {
  return { weapons, armours, worn, shields, scrolls, spells, potions, bonusAtk, bonusPv };
};
const optionIds = (what: Parameters<typeof play>[0], script: Parameters<typeof play>[1] = {}) => {
  const { stop } = play(what, script);
  return stop?.kind === 'ask' ? stop.options.map((o) => o.id) : stop?.kind;
};
/** The armours a class is offered, when it carries one of each and wears none. */
const wearable = (classe: NonNullable<GivenHero['classe']>) => {
  const ids = optionIds({ heroes: [{ classe, armours: Object.keys(ARMOURS), worn: null }] });
  return (ids as string[]).flatMap((id) => (id.startsWith('porter-') ? [ARMOURS[id.slice(7)]!.value] : []));
};

describe('classes', () => {
  test('[C50-CLS-01] are Guerrier, Rôdeur and Mage; the first two are no Mages and cast with INT +2', () => {
    expect(CLASS_IDS).toEqual(['guerrier', 'rodeur', 'mage']);
    const values = CLASS_IDS.map((classe) =>
      heroValue(cinquanteEtages, heroOf({ classe, int: 5 }), {
        attack: { kind: 'scroll', id: 'foudre' },
        variants: RULES,
      }),
    );
    expect(values).toEqual([7, 7, 5]);
  });

  test('[C50-CLS-01] may each use any weapon, with its characteristic', () => {
    const weapons = Object.keys(WEAPONS);
    for (const classe of CLASS_IDS) {
      const hero = heroOf({ classe, weapons, for: 9, agi: 3 });
      const attacks = attacksOf(cinquanteEtages, hero).filter((a) => a.kind === 'weapon');
      expect(attacks.map((a) => a.id)).toEqual(weapons);
      for (const attack of attacks)
        expect(characteristicOf(cinquanteEtages, hero, attack)).toBe(
          WEAPONS[attack.id]!.category === 'lourde' ? 'for' : 'agi',
        );
    }
  });

  test('[C50-CLS-01] a Guerrier shoots an Arc court with AGI', () => {
    const { events } = play(
      { heroes: [{ for: 9, agi: 3, weapons: ['arc-court'] }], creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [2, [5, 19]], decisions: ['est', 'arme-arc-court'] },
    );
    expect(events.find((e) => e.type === 'duelRolled')).toMatchObject({ heroMargin: -2 });
  });
});

describe('the Guerrier', () => {
  test('[C50-CLS-02] starts with Massue, Cuir clouté and a potion, +1 ATK and +1 PV: 14/14, armour 3', () => {
    const hero = newHero(cinquanteEtages, { seat: 0, classe: 'guerrier', variants: RULES });
    expect(sheet(hero)).toEqual({
      weapons: ['massue'],
      armours: ['cuir-cloute'],
      worn: 'cuir-cloute',
      shields: 0,
      scrolls: [],
      spells: [],
      potions: ['potion-de-soin'],
      bonusAtk: 1,
      bonusPv: 1,
    });
    expect([hero.pv, maxPv(hero), wornArmour(cinquanteEtages, hero)]).toEqual([14, 14, 3]);
    expect(maxPv(heroOf({ end: 4 }))).toBe(23);
  });

  test('[C50-CLS-02] a first hit with gap 5 on a Rat géant does 5 + 4 + 1 - 0 = 10', () => {
    const { events } = play(
      { creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [2, [2, 6]], decisions: ['est', 'arme-massue'] },
    );
    expect(events.find((e) => e.type === 'exchangeSettled')).toMatchObject({ winner: 'hero', gap: 5 });
    expect(events.find((e) => e.type === 'creatureWounded')).toMatchObject({ amount: 10 });
  });

  test('[C50-CLS-02][C50-EQP-03] may wear any armour', () => {
    expect(wearable('guerrier')).toEqual([2, 3, 4, 5, 6, 7, 1, 1]);
  });
});

describe('the Rôdeur', () => {
  const rolled = (die: number, hero: GivenHero = {}) =>
    optionIds({ heroes: [{ classe: 'rodeur', at: [3, 3], ...hero }] }, { dice: [die] });

  test('[C50-CLS-03] starts with Dague, Fronde, Tunique, Targe and a potion: 13/13, armour 1', () => {
    const hero = newHero(cinquanteEtages, { seat: 0, classe: 'rodeur', variants: RULES });
    expect(sheet(hero)).toEqual({
      weapons: ['dague', 'fronde'],
      armours: ['tunique'],
      worn: 'tunique',
      shields: 1,
      scrolls: [],
      spells: [],
      potions: ['potion-de-soin'],
      bonusAtk: 0,
      bonusPv: 0,
    });
    expect([hero.pv, maxPv(hero), wornArmour(cinquanteEtages, hero)]).toEqual([13, 13, 1]);
  });

  test('[C50-CLS-03] Pas assuré changes the D10 by 1 within 1 to 10: a 10 may become 9, not 11', () => {
    expect(rolled(10)).toEqual(['passer', '9']);
    expect(rolled(1)).toEqual(['passer', '2']);
    for (let die = 2; die <= 9; die++) expect(rolled(die)).toEqual(['passer', String(die - 1), String(die + 1)]);
  });

  test('[C50-CLS-03] class and points follow the new value: a 10 made 9 is diagonal, 9 points', () => {
    const { events, stop } = play({ heroes: [{ classe: 'rodeur', at: [3, 3] }] }, { dice: [10], decisions: ['9'] });
    expect(events.slice(1)).toMatchObject([
      { type: 'moveRolled', result: 10, declared: false },
      { type: 'stepAdjusted', from: 10, to: 9 },
    ]);
    expect(stop).toMatchObject({ id: 'direction', params: { points: 9 } });
    expect(stop?.kind === 'ask' && stop.options.map((o) => o.id)).toEqual([
      'nord-est',
      'sud-est',
      'sud-ouest',
      'nord-ouest',
    ]);
  });

  test('[C50-CLS-03] a second use on the same floor is refused, and keeping the result uses nothing up', () => {
    const hero: GivenHero = { classe: 'rodeur', at: [3, 3] };
    const used = play({ heroes: [hero] }, { dice: [3, 4], decisions: ['2', 'est', 'ouest'] });
    expect(used.asked.map((d) => d.id)).toEqual(['pas-assure', 'direction', 'direction']);
    const kept = play({ heroes: [hero] }, { dice: [2, 4], decisions: ['passer', 'est'] });
    expect(kept.asked.map((d) => d.id)).toEqual(['pas-assure', 'direction', 'pas-assure']);
    expect(rolled(4, { sureStepUsed: true })).toEqual(['nord', 'est', 'sud', 'ouest']);
    expect(rolled(4, { classe: 'mage' })).toEqual(['nord', 'est', 'sud', 'ouest']);
  });

  test('[C50-CLS-03] may be used again on the next floor', () => {
    const { asked, stop } = play(
      {
        map: `.>......\n${'........\n'.repeat(7)}`,
        heroes: [{ classe: 'rodeur', sureStepUsed: true, guardianBeaten: true }],
      },
      { dice: [2, 4], decisions: ['est', 'descendre', 'investir-for'], rest: Prng.seeded('pas', 'test') },
    );
    expect(asked.map((d) => d.id)).toEqual(['direction', 'escalier', 'investir', 'pas-assure']);
    expect(stop).toMatchObject({ id: 'pas-assure', options: [{ id: 'passer' }, { id: '3' }, { id: '5' }] });
  });

  test('[C50-CLS-03] rolls against traps with AGI + 4', () => {
    const trap = (classe: NonNullable<GivenHero['classe']>, die: number) =>
      play(
        { map: `.^......\n${'........\n'.repeat(7)}`, heroes: [{ classe, agi: 2, potions: [], sureStepUsed: true }] },
        { dice: [2, die], decisions: ['est'] },
      ).events.find((e) => e.type === 'trapSprung');
    expect(trap('rodeur', 6)).toMatchObject({ value: 6, avoided: true });
    expect(trap('rodeur', 7)).toMatchObject({ value: 6, avoided: false });
    expect(trap('guerrier', 3)).toMatchObject({ value: 2, avoided: false });
    expect(trap('mage', 3)).toMatchObject({ value: 2, avoided: false });
  });

  test('[C50-CLS-03][C50-EQP-03] wears armour up to 5', () => {
    expect(wearable('rodeur')).toEqual([2, 3, 4, 5, 1, 1]);
  });
});

describe('the Mage', () => {
  test('[C50-CLS-04] starts with two spells, Bâton, Robe épaisse and a potion: 13/13, armour 1, INT 1 without the +2', () => {
    const hero = newHero(cinquanteEtages, { seat: 0, classe: 'mage', variants: RULES });
    expect(sheet(hero)).toEqual({
      weapons: ['baton'],
      armours: ['robe-epaisse'],
      worn: 'robe-epaisse',
      shields: 0,
      scrolls: [],
      spells: ['etincelle', 'dard-de-givre'],
      potions: ['potion-de-soin'],
      bonusAtk: 0,
      bonusPv: 0,
    });
    expect([hero.pv, maxPv(hero), wornArmour(cinquanteEtages, hero), hero.car.int]).toEqual([13, 13, 1, 1]);
    expect(heroValue(cinquanteEtages, hero, { attack: { kind: 'spell', id: 'etincelle' }, variants: RULES })).toBe(1);
    expect(heroValue(cinquanteEtages, hero, { attack: { kind: 'scroll', id: 'etincelle' }, variants: RULES })).toBe(1);
  });

  test('[C50-CLS-04] chooses in a fight between weapon, spells and stone skin', () => {
    const ids = optionIds(
      { heroes: [{ classe: 'mage' }], creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [2], decisions: ['est'] },
    );
    expect(ids).toEqual(['arme-baton', 'sort-etincelle', 'sort-dard-de-givre', 'mains-nues', 'peau-de-pierre']);
  });

  test('[C50-CLS-04][C50-EQP-03] wears armour up to 3', () => {
    expect(wearable('mage')).toEqual([2, 3, 1, 1]);
  });
});
