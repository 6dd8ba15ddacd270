import { describe, expect, test } from 'vitest';
import { CREATURES } from '../../testing/content.ts';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { fumbled, SIX } from '../../testing/fumbled.ts';
import { play } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import type { Consequence } from '../events.ts';
import { consequenceOf, isFumble } from './exchange.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;
const d100s = Array.from({ length: 100 }, (_, i) => i + 1);

/** First and last face that give a consequence. */
function range(cha: number, consequence: Consequence): readonly [number, number] {
  const faces = d100s.filter((d) => consequenceOf(d, cha) === consequence);
  expect(faces).toEqual(Array.from({ length: faces.length }, (_, i) => faces[0]! + i));
  return [faces[0]!, faces.at(-1)!];
}

describe('[C50-CRIT-08] a natural 20 is a critical failure', () => {
  test('[C50-CRIT-08] FOR 16, D20 = 20: the table is rolled', () => {
    const { stop } = duel({ hero: { for: 16 }, creature: TOUGH }, { decisions: ['arme-massue'], dice: [[20, 5]] });
    expect(stop).toMatchObject({ kind: 'roll', count: 1, sides: 100, rule: 'C50-CRIT-15' });
  });

  test('[C50-CRIT-08] a magic value of 18 does not change it', () => {
    const { events } = duel(
      { hero: { int: 16, scrolls: ['foudre'] }, creature: TOUGH },
      { decisions: ['parchemin-foudre'], dice: [[20, 5], 96] },
    );
    expect(only(events, 'fumbled')).toMatchObject({ die: 96, consequence: 'nothing' });
  });

  test('[C50-CRIT-08] 19 is none', () => {
    expect(Array.from({ length: 20 }, (_, i) => i + 1).filter(isFumble)).toEqual([20]);
    const { events } = duel({ creature: TOUGH }, { decisions: ['arme-massue'], dice: [[19, 5]] });
    expect(all(events, 'fumbled')).toEqual([]);
  });
});

test('[C50-CRIT-09] a critical failure may still win: −4 against −11, gap 7, and the table is rolled', () => {
  const { events } = duel(
    { hero: { for: 16 }, creature: { ...TOUGH, car: 1 } },
    { decisions: ['arme-massue'], dice: [[20, 12], 96] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -4, creatureMargin: -11 });
  expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'hero', gap: 7 });
  expect(only(events, 'fumbled')).toMatchObject({ die: 96, consequence: 'nothing' });
  expect(only(events, 'creatureWounded').amount).toBe(7 + 4 + 1);
});

test('[C50-CRIT-10] at CHA 0 the hundred faces split into 30, 65 and 5', () => {
  const count = { breakage: 0, plusOne: 0, nothing: 0 };
  for (const d of d100s) count[consequenceOf(d, 0)]++;
  expect(count).toEqual({ breakage: 30, plusOne: 65, nothing: 5 });
});

describe('[C50-CRIT-11] the weapon breaks', () => {
  test('[C50-CRIT-11] CHA 0, Hache de guerre, d100 = 30: lost', () => {
    const { hero, events } = fumbled(30);
    expect(hero.weapons).toEqual([]);
    expect(events.slice(3)).toEqual([
      {
        type: 'fumbled',
        seat: 0,
        die: 30,
        consequence: 'breakage',
        rules: ['C50-CRIT-08', 'C50-CRIT-10', 'C50-CHA-05'],
      },
      { type: 'exchangeSettled', seat: 0, winner: 'creature', gap: 1, critical: false, rules: ['C50-JET-15'] },
      expect.objectContaining({ type: 'wounded', amount: 6 }),
      {
        type: 'itemSpent',
        seat: 0,
        item: { kind: 'weapon', id: 'hache-de-guerre' },
        why: 'broken',
        rules: ['C50-CRIT-11', 'C50-CRIT-23'],
      },
    ]);
  });

  test('[C50-CRIT-11] d100 = 31: kept', () => {
    expect(fumbled(31).hero.weapons).toEqual(['hache-de-guerre']);
  });

  test('[C50-CRIT-11] the weapon used for the roll, and one copy of it', () => {
    expect(fumbled(1, { weapons: ['dague', 'hache-de-guerre'] }).hero.weapons).toEqual(['dague']);
    expect(fumbled(1, { weapons: ['dague', 'dague'] }, 'arme-dague').hero.weapons).toEqual(['dague']);
  });
});

test('[C50-CRIT-12] a Mage forgets the spell instead: Foudre, d100 = 12', () => {
  const mage: GivenHero = { classe: 'mage', weapons: ['baton'], spells: ['etincelle', 'foudre'] };
  const { hero, events } = fumbled(12, mage, 'sort-foudre');
  expect(hero.spells).toEqual(['etincelle']);
  expect(hero.weapons).toEqual(['baton']);
  expect(only(events, 'spellForgotten').spell).toBe('foudre');
  expect(fumbled(31, mage, 'sort-foudre').hero.spells).toEqual(['etincelle', 'foudre']);
});

test('[C50-CRIT-13] the damage suffered is increased by 1: 6 becomes 7 with d100 = 31 or 95', () => {
  for (const d100 of [31, 95]) {
    const { events, hero } = fumbled(d100);
    expect(only(events, 'fumbled').consequence).toBe('plusOne');
    expect(only(events, 'wounded')).toMatchObject({ amount: 7, pv: 14 - 7 });
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 1, arme: 5, 'plus-un': 1 });
    expect(hero.weapons).toEqual(['hache-de-guerre']);
  }
});

test('[C50-CRIT-14] d100 = 96 to 100: nothing', () => {
  for (const d100 of [96, 97, 98, 99, 100]) {
    const { events, hero } = fumbled(d100);
    expect(only(events, 'fumbled').consequence).toBe('nothing');
    expect(only(events, 'wounded').amount).toBe(6);
    expect(hero.weapons).toEqual(['hache-de-guerre']);
  }
});

test('[C50-CRIT-15] reading the d100: CHA 0 is 1-30, 31-95, 96-100; CHA 5 is 1-25, 26-90, 91-100', () => {
  const ranges = (cha: number) => [range(cha, 'breakage'), range(cha, 'plusOne'), range(cha, 'nothing')];
  expect(ranges(0)).toEqual([
    [1, 30],
    [31, 95],
    [96, 100],
  ]);
  expect(ranges(5)).toEqual([
    [1, 25],
    [26, 90],
    [91, 100],
  ]);
  const { events } = fumbled(91, { cha: 5 });
  expect(only(events, 'fumbled').consequence).toBe('nothing');
});

describe('[C50-CRIT-16] the d100 right after the D20, breakage after damage', () => {
  test('[C50-CRIT-16] FOR 16, D20 = 20, d100 = 10, won by 7 with a weapon of 6: 13 - armour, then it breaks', () => {
    const { events, types, hero } = duel(
      {
        hero: { for: 16, bonusAtk: 0, weapons: ['hache-de-guerre', 'dague'] },
        creature: { ...TOUGH, car: 1, armour: 2 },
      },
      { decisions: ['arme-hache-de-guerre'], dice: [[20, 12], 10] },
    );
    expect(types).toEqual([
      'fightStarted',
      'attackChosen',
      'duelRolled',
      'fumbled',
      'exchangeSettled',
      'creatureWounded',
      'itemSpent',
    ]);
    expect(only(events, 'creatureWounded').amount).toBe(13 - 2);
    expect(hero.weapons).toEqual(['dague']);
  });

  test('[C50-CRIT-16] a winning blow that kills still breaks the weapon', () => {
    const { result, hero } = duel(
      { hero: { for: 16 }, creature: { id: 'gobelin', car: 1, pv: 3 } },
      { decisions: ['arme-massue'], dice: [[20, 12], 10] },
    );
    expect([result, hero.weapons]).toEqual(['won', []]);
  });
});

describe('[C50-CRIT-17] the +1 is lost when the player is not hit', () => {
  test('[C50-CRIT-17] D20 = 20 wins, d100 = 50: 0 PV lost, and the next exchange is normal', () => {
    const { events, hero } = duel(
      { hero: { for: 16, end: 16, armours: [] }, creature: { ...SIX } },
      { decisions: ['arme-massue', 'arme-massue'], dice: [[20, 12], 50, [19, 3]] },
    );
    expect(only(events, 'fumbled').consequence).toBe('plusOne');
    expect(all(events, 'exchangeSettled').map((e) => e.winner)).toEqual(['hero', 'creature']);
    // Réussites −3 and −2: gap 1 + 5, without the +1.
    expect(only(events, 'wounded').amount).toBe(6);
    expect(hero.pv).toBe(59 - 6);
  });

  test('[C50-CRIT-17] nor after a tie', () => {
    const { events } = duel(
      { hero: { for: 5 }, creature: { ...SIX, car: 4 } },
      { decisions: ['arme-massue'], dice: [[20, 19], 50] },
    );
    expect(only(events, 'fumbled').consequence).toBe('plusOne');
    expect(only(events, 'exchangeSettled').winner).toBe('none');
    expect(all(events, 'wounded')).toEqual([]);
  });
});

describe('[C50-CRIT-18] the +1 comes last', () => {
  test('[C50-CRIT-18] a formula of −2 is floored at 0, then + 1: 1 PV lost', () => {
    const { events, hero } = duel(
      { hero: { armours: ['cuir-cloute'] }, creature: { ...SIX, damage: 0, atk: 0 } },
      { decisions: ['arme-massue'], dice: [[20, 19], 50] },
    );
    expect(termsOf(only(events, 'wounded'))).toEqual({ ecart: 1, armure: -3, plancher: 2, 'plus-un': 1 });
    expect(hero.pv).toBe(13);
  });

  test('[C50-CRIT-18] a creature crit for 8 costs 9', () => {
    const { events } = duel(
      { hero: { armours: ['cuir'] }, creature: { ...SIX, damage: 5 } },
      { decisions: ['arme-massue'], dice: [[20, 1], 50] },
    );
    expect(only(events, 'wounded').amount).toBe(9);
  });
});

test('[C50-CRIT-19] a creature’s 20 has no consequence beyond its réussite', () => {
  const { events, stop } = duel(
    { hero: { for: 6, bonusAtk: 1 }, creature: { ...TOUGH, car: 6, armour: 2 } },
    { decisions: ['arme-massue'], dice: [[10, 20]] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -4, creatureMargin: -14 });
  expect(all(events, 'fumbled')).toEqual([]);
  expect(only(events, 'creatureWounded').amount).toBe(10 + 4 + 1 - 2);
  expect(stop).toMatchObject({ kind: 'ask', id: 'echange' });
});

test('[C50-CRIT-20] two 20s: compared as usual, the player alone rolls the table', () => {
  const { events, stop } = duel(
    { hero: { for: 8 }, creature: { ...TOUGH, car: 5 } },
    { decisions: ['arme-massue'], dice: [[20, 20], 97] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -12, creatureMargin: -15 });
  expect(only(events, 'exchangeSettled')).toMatchObject({ winner: 'hero', gap: 3 });
  expect(only(events, 'fumbled').die).toBe(97);
  expect(stop).toMatchObject({ kind: 'ask', id: 'echange' });
});

test('[C50-CRIT-22] 20 and a tie: weapon lost, no PV lost', () => {
  const { events, hero, state } = duel(
    { hero: { for: 5 }, creature: { ...TOUGH, car: 4 } },
    { decisions: ['arme-massue'], dice: [[20, 19], 20] },
  );
  expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -15, creatureMargin: -15 });
  expect(hero.weapons).toEqual([]);
  expect([hero.pv, state.fight!.creature.pv]).toEqual([14, 200]);
});

describe('[C50-CRIT-28] 1 and 20 mean nothing in a trap', () => {
  const trapped = (agi: number, die: number) =>
    play(
      { map: `..^.....\n${'........\n'.repeat(7)}`, heroes: [{ agi, potions: [] }] },
      { dice: [2, die], decisions: ['est'] },
    );

  test('[C50-CRIT-28] AGI 3, D20 = 20: a plain failure, no d100', () => {
    const { events, stop } = trapped(3, 20);
    expect(only(events, 'trapSprung')).toMatchObject({ die: 20, value: 3, avoided: false });
    expect(only(events, 'wounded').amount).toBe(2);
    expect(all(events, 'fumbled')).toEqual([]);
    // The next die is the D10 of the next turn.
    expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-CRIT-28] AGI 0, D20 = 1: no critical success', () => {
    expect(only(trapped(0, 1).events, 'trapSprung').avoided).toBe(false);
    expect(only(trapped(1, 1).events, 'trapSprung').avoided).toBe(true);
  });
});

test('[C50-CRIT-19] no creature has a consequence of its own', () => {
  for (const id of Object.keys(CREATURES)) {
    const { events } = duel(
      { hero: { for: 16 }, creature: { id, pv: 200 } },
      { decisions: ['arme-massue'], dice: [[5, 20]] },
    );
    expect(all(events, 'fumbled')).toEqual([]);
  }
});
