import { describe, expect, test } from 'vitest';
import { type GivenBeing, inFight, play } from '../../testing/index.ts';
import type { Blow } from './blow.ts';
import { regain, suffer } from './damage.ts';

const plain: Blow = {
  amount: 0,
  armour: true,
  attribute: 'for',
  violent: true,
  by: null,
  source: 'epee',
  rule: 'HB-ATK-02',
};
const struck = (hero: GivenBeing, blow: Partial<Blow>, decisions: readonly string[] = []) => {
  const { value, find } = play({ heroes: [hero] }, (g, f) => suffer(g, f('h1'), { ...plain, ...blow }), { decisions });
  return { ...value, ...find('h1').now, status: find('h1').status };
};

describe('damage', () => {
  test('[HB-DMG-01] armour first, to a minimum of 0', () => {
    expect(struck({ armour: 2, values: { end: 5 } }, { amount: 6 })).toMatchObject({ damage: 4, end: 1 });
    expect(struck({ armour: 2 }, { amount: 1 })).toMatchObject({ damage: 0, end: 4 });
  });

  test('[HB-DMG-02] [HB-DMG-03] [HB-DMG-05] END, then what is left is critical in the same blow', () => {
    expect(struck({ values: { end: 5 } }, { amount: 3 })).toMatchObject({ end: 2, for: 10, critical: 0 });
    expect(struck({ values: { end: 2 } }, { amount: 7 })).toMatchObject({ end: 0, for: 5, critical: 5 });
    expect(struck({ values: { end: 0, for: 9 } }, { amount: 4 })).toMatchObject({ end: 0, for: 5, critical: 4 });
  });

  test('[HB-DMG-04] [HB-DMG-13] the attribute of the source, then FOR', () => {
    expect(struck({ values: { end: 0, vol: 9 } }, { amount: 6, attribute: 'vol' })).toMatchObject({ vol: 3, for: 10 });
    expect(struck({ values: { end: 0, agi: 2 } }, { amount: 5, attribute: 'agi' })).toMatchObject({ agi: 0, for: 7 });
  });

  test('[HB-DMG-07] [HB-DMG-10] [HB-DMG-11] 0 FOR: death by violence, a coma otherwise', () => {
    const weak = { values: { end: 0, for: 3 } };
    expect(struck(weak, { amount: 5 })).toMatchObject({ for: 0, status: 'mort' });
    expect(struck(weak, { amount: 5, violent: false })).toMatchObject({ for: 0, status: 'coma' });
    for (const violent of [true, false]) {
      const felled = play({ foes: [weak] }, (g, f) => suffer(g, f('e1'), { ...plain, amount: 5, violent }));
      expect(felled.find('e1')).toMatchObject({ now: { for: 0 }, status: 'mort' });
    }
  });

  test('[HB-CHA-02] [HB-CHA-04] [HB-CHA-05] [HB-CHA-07] one point of Chance spares the whole blow', () => {
    const lucky = { hero: { chance: 1 }, values: { end: 1 } };
    expect(struck(lucky, { amount: 5 }, ['depenser-chance'])).toMatchObject({ damage: 0, end: 1, for: 10 });
    expect(struck(lucky, { amount: 5 }, ['subir'])).toMatchObject({ damage: 5, end: 0, for: 6 });
  });

  test('[HB-Q-17] the rest of a blow goes on to FOR, or is lost with END', () => {
    const through = play({ heroes: [{ values: { end: 2 } }] }, (g, f) => suffer(g, f('h1'), { ...plain, amount: 7 }));
    expect(through.find('h1').now).toMatchObject({ end: 0, for: 5 });
    const { find } = play({ heroes: [{ values: { end: 2 } }], variants: { overflow: 'next' } }, (g, f) =>
      suffer(g, f('h1'), { ...plain, amount: 7 }),
    );
    expect(find('h1').now).toMatchObject({ end: 0, for: 10 });
    const bare = play({ heroes: [{ values: { end: 0 } }], variants: { overflow: 'next' } }, (g, f) =>
      suffer(g, f('h1'), { ...plain, amount: 7 }),
    );
    expect(bare.find('h1').now.for).toBe(3);
  });

  test('[HB-DMG-01] [HB-DMG-02] what armour stops is no damage, and what END stops touches nothing else', () => {
    const sheltered = { armour: 2, hero: { chance: 1 } };
    const stopped = play({ heroes: [sheltered] }, (g, f) => suffer(g, f('h1'), { ...plain, amount: 2 }));
    expect([stopped.events, stopped.asked]).toEqual([[], []]);
    const absorbed = play({ heroes: [{}] }, (g, f) => suffer(g, f('h1'), { ...plain, amount: 3 }));
    expect(absorbed.of('attributeChanged')).toMatchObject([{ attribute: 'end', by: -3, left: 1 }]);
  });

  test('[HB-DMG-16] a dead hero leaves a body in its zone; a coma, or the death of an adversary, does not', () => {
    const felled = (id: string, violent: boolean) =>
      play({ heroes: [{}], foes: [{}] }, (g, f) => suffer(g, f(id), { ...plain, amount: 30, violent })).of('bodyLeft');
    expect(felled('h1', true)).toMatchObject([{ being: 'h1', zone: 'a' }]);
    expect(felled('h1', false)).toEqual([]);
    expect(felled('e1', true)).toEqual([]);
  });

  test('[HB-ATTR-02] nothing is regained above the maximum', () => {
    const given = { attribute: 'end', amount: 3, why: 'souffle', rules: ['HB-REST-01'] } as const;
    const rested = (end: number) =>
      play({ heroes: [{ now: { end } }] }, function* (g, f) {
        return regain(g, f('h1'), given);
      });
    expect(rested(2)).toMatchObject({ value: 2, events: [{ by: 2, left: 4 }] });
    expect(rested(4)).toMatchObject({ value: 0, events: [] });
  });

  test('[HB-DMG-01] what armour took off is told', () => {
    const terms = (armour: number) =>
      play({ heroes: [{ armour }] }, (g, f) => suffer(g, f('h1'), { ...plain, amount: 3, armour: true }))
        .of('damaged')[0]!
        .sums!.map(({ terms: counted }) => counted.map(({ value }) => value));
    expect(terms(2)).toEqual([[3, -2]]);
    expect(terms(0)).toEqual([[3]]);
  });

  test('[HB-HERO-02] a blow taken in another’s place is not passed on to a third', () => {
    const guard: GivenBeing = { hero: { abilities: ['garde-du-corps'] } };
    const { asked, find } = play(
      inFight({ heroes: [{}, guard, guard] }),
      (g, f) => suffer(g, f('h1'), { ...plain, amount: 3 }),
      { decisions: ['s-interposer'] },
    );
    expect(asked).toHaveLength(1);
    expect(['h1', 'h2', 'h3'].map((id) => find(id).now.end)).toEqual([4, 1, 4]);
  });
});
