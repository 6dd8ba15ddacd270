import { describe, expect, test } from 'vitest';
import { ARMOURS, BANDS, BOSS_OF_FLOOR, TARGE } from '../../testing/content.ts';
import { all, duel, only, termsOf } from '../../testing/duel.ts';
import { play } from '../../testing/given.ts';
import { boss, creatureOn } from '../floors/bestiary.ts';
import type { Creature } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { STONE_SKIN } from './attack.ts';
import { damageOf, judge } from './exchange.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;

/** Every creature that can be met, on every floor. */
const EVERY_CREATURE: readonly Creature[] = [
  ...BANDS.flatMap((band) =>
    Array.from({ length: band.last - band.first + 1 }, (_, i) => band.first + i).flatMap((floor) =>
      band.ordinary.map((id) => creatureOn(cinquanteEtages, floor, id)),
    ),
  ),
  ...Object.values(BOSS_OF_FLOOR).map((id) => boss(cinquanteEtages, id)),
];

describe('[C50-CBT-07] the reward', () => {
  const beaten = { decisions: ['arme-massue'], dice: [[5, 15]] };

  test('[C50-CBT-07] Gobelin beaten on floor 1, CHA 0: 6 gold and nothing else', () => {
    const { events, hero } = duel({ hero: { for: 16 }, creature: { id: 'gobelin' } }, beaten);
    expect(only(events, 'goldGained')).toMatchObject({ amount: 6, from: 'creature' });
    expect(events.at(-1)!.type).toBe('goldGained');
    expect([hero.gold, hero.points, hero.potions.length]).toEqual([6, 0, 1]);
  });

  test('[C50-CBT-07] a patrol gives no gold', () => {
    const { events, hero, result } = duel({ hero: { for: 16 }, creature: { id: 'gobelin' }, kind: 'patrol' }, beaten);
    expect(result).toBe('won');
    expect(all(events, 'goldGained')).toEqual([]);
    expect(hero.gold).toBe(0);
  });

  test('[C50-CBT-07] nor does a lost fight or a smoke screen', () => {
    const smoke = duel({ hero: { scrolls: ['fumee'] }, creature: TOUGH }, { decisions: ['lire-fumee'] });
    const lost = duel(
      { hero: { pv: 1 }, creature: { id: 'ogre', car: 16 } },
      { decisions: ['arme-massue'], dice: [[10, 5]] },
    );
    expect([smoke.result, smoke.hero.gold, lost.result, lost.hero.gold]).toEqual(['smoke', 0, 'lost', 0]);
  });
});

describe('[C50-CBT-09] effects for the fight end with it and do not stack', () => {
  const foe = { id: 'ogre', car: 10, damage: 5, atk: 0, pv: 200 } as const;

  test('[C50-CBT-09] Peau de pierre twice in the same fight: +3, not +6', () => {
    const { events, asked, hero } = duel(
      {
        hero: { classe: 'mage', end: 16, armours: ['cuir'], scrolls: ['peau-de-pierre', 'peau-de-pierre'] },
        creature: foe,
      },
      {
        decisions: ['lire-peau-de-pierre', 'arme-baton', 'arme-baton'],
        dice: [
          [15, 5],
          [15, 5],
        ],
      },
    );
    expect(all(events, 'wounded').map((e) => termsOf(e).armure)).toEqual([-5, -5]);
    for (const later of asked.slice(1))
      expect(later.options.filter((o) => o.id.endsWith('peau-de-pierre'))).toEqual([]);
    expect(hero.scrolls).toEqual(['peau-de-pierre']);
  });

  test('[C50-CBT-09] gone in the next fight, after a victory or a smoke screen', () => {
    const walk = (end: readonly string[], dice: readonly (readonly number[])[]) =>
      play(
        {
          heroes: [
            {
              for: 16,
              end: 16,
              armours: ['cuir'],
              potions: [],
              scrolls: ['peau-de-pierre', 'fumee'],
            },
          ],
          creatures: [
            { id: 'gobelin', car: 0, pv: 12, at: [1, 0] },
            { ...foe, at: [2, 0] },
          ],
        },
        {
          dice: [4, ...dice, [15, 2]],
          decisions: ['est', 'lire-peau-de-pierre', 'arme-massue', ...end, 'arme-massue'],
        },
      );
    // Gap 26, or a tie at −3 and then the scroll.
    for (const { events, state } of [walk([], [[5, 15]]), walk(['lire-fumee'], [[19, 3]])]) {
      expect(all(events, 'fightEnded')).toHaveLength(1);
      expect(state.fight!.stoneSkin).toBe(false);
      const blow = all(events, 'wounded').at(-1)!;
      expect(termsOf(blow).armure).toBe(-2);
    }
  });
});

describe('[C50-CBT-10] no endless fight', () => {
  test('[C50-CBT-10] equal values, creature 2, player 20: gap 18; Rat géant against armour 11: 4', () => {
    const even = { value: 0, damage: 0, atk: -3, armour: 0 };
    const { gap } = judge({ hero: even, creature: even, dice: { hero: 20, creature: 2 } }, variantsOf({}));
    expect(gap).toBe(18);
    const blow = { by: even, armour: 11, gap, critical: false, halved: false, plus: 0 };
    expect(damageOf(blow, variantsOf({})).total).toBe(4);
  });

  test('[C50-CBT-10] every creature can hurt the best armour, and every attack every creature', () => {
    const best = Math.max(...Object.values(ARMOURS).map((a) => a.value)) + TARGE.value + STONE_SKIN;
    expect(best).toBe(11);
    expect(EVERY_CREATURE).toHaveLength(200);
    for (const { damage, atk, armour } of EVERY_CREATURE) {
      expect(18 + damage + atk - best).toBeGreaterThan(0);
      // Bare hands, no Bonus ATK.
      expect(18 - armour).toBeGreaterThan(0);
    }
    expect(Math.min(...EVERY_CREATURE.map((c) => c.damage + c.atk))).toBe(-3);
  });

  const endless = (ties: number, ...more: readonly (readonly number[])[]) =>
    duel(
      { hero: { weapons: [], potions: [], for: 1 }, creature: { id: 'gobelin', car: 1, pv: 1 } },
      { dice: [...Array.from({ length: ties }, () => [10, 10]), ...more] },
    );

  test('[C50-CBT-10] the 500th exchange may still settle it', () => {
    expect(endless(499, [5, 15]).result).toBe('won');
  });

  test('[C50-CBT-10][C50-Q-10] where a blow must succeed, two feeble sides part after 500 exchanges', () => {
    const { result, events, hero, state } = duel(
      { hero: { weapons: [], potions: [], for: 1 }, creature: { id: 'gobelin', car: 1, pv: 3 } },
      { dice: Array.from({ length: 500 }, () => [10, 15]) },
      { successNeeded: 'yes' },
    );
    expect(result).toBe('stalled');
    expect(only(events, 'fightEnded')).toMatchObject({ result: 'stalled', rules: ['C50-CBT-10'] });
    expect([hero.gold, state.fight]).toEqual([0, null]);
    expect(Object.values(state.floors[0]!.creatures).map((c) => c.pv)).toEqual([3]);
  });

  test('[C50-CBT-10] after 500 a content error is reported', () => {
    expect(() => endless(500)).toThrow('C50-CBT-10');
  });
});
