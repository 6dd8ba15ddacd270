import { describe, expect, test } from 'vitest';
import { foe, type Given, inFight, play, strikes } from '../../testing/index.ts';
import { harm } from '../magic/harm.ts';
import type { AttackEntry } from '../pieces.ts';

const tough = { values: { end: 15 } };

/** Each of the foes strikes `h1` in turn; what each of them took from END. */
function blows(given: Given, dice: readonly number[], decisions: readonly string[] = []) {
  const { of, find } = play(
    inFight(given),
    function* (g) {
      for (const { id } of g.state.beings) if (id.startsWith('e')) yield* strikes(g, { by: id, at: ['h1'] });
    },
    { dice, decisions },
  );
  return { dealt: of('damaged').map(({ damage }) => damage), now: find('h1').now, of };
}
const foes = (count: number, entry: Partial<AttackEntry> = {}) => Array.from({ length: count }, () => foe(entry));

describe('several attackers', () => {
  test('[HB-ATK-09] [HB-ATK-10] [HB-Q-10] only the highest die of a side counts over the round, for adversaries too', () => {
    const given: Given = { heroes: [{ ...tough, armour: 1 }], foes: foes(4) };
    const { dealt, now, of } = blows(given, [2, 6, 3, 5]);
    expect(dealt).toEqual([1, 4]);
    expect(now.end).toBe(10);
    expect(of('maximumReached').map(({ value }) => value)).toEqual([2, 6, 6, 6]);
    expect(of('damaged')[1]!.sums![0]).toMatchObject({ total: 4, terms: [{ value: 6 }, { value: -1 }, { value: -1 }] });
    expect(blows({ ...given, variants: { highestDie: 'heroes' } }, [2, 6, 3, 5]).dealt).toEqual([1, 5, 2, 4]);
  });

  test('[HB-ATK-11] [HB-Q-11] a running maximum, armour counted once; a new round starts again', () => {
    const given: Given = { heroes: [{ ...tough, armour: 2 }], foes: foes(3, { dice: [8] }) };
    expect(blows(given, [5, 7, 4]).dealt).toEqual([3, 2]);
    expect(blows({ ...given, variants: { sameTarget: 'joint' } }, [5, 7, 4]).dealt).toEqual([3, 5, 2]);
    const { of } = play(
      inFight(given),
      function* (g) {
        yield* strikes(g, { by: 'e1', at: ['h1'] });
        g.emit({ type: 'roundStarted', round: 2, slots: g.state.combat!.slots, rules: ['HB-CBT-02'] });
        yield* strikes(g, { by: 'e2', at: ['h1'] });
      },
      { dice: [7, 4] },
    );
    expect(of('damaged').map(({ damage }) => damage)).toEqual([5, 2]);
  });

  test('[HB-ATK-11] [HB-HERO-02] a bodyguard takes only what a die adds to the highest so far, before armour', () => {
    const guard = { ...tough, hero: { abilities: ['garde-du-corps'] } };
    const given: Given = { heroes: [{ ...tough, armour: 1 }, guard], foes: foes(2) };
    const { of } = blows(given, [2, 6], ['laisser-faire', 's-interposer']);
    expect(of('damaged').map(({ being, damage }) => [being, damage])).toEqual([
      ['h1', 1],
      ['h2', 4],
    ]);
  });

  test('[HB-CHA-07] a die that Chance cancels stays the high mark', () => {
    const given: Given = { heroes: [{ ...tough, hero: { chance: 1 } }], foes: foes(2) };
    expect(blows(given, [5, 6], ['depenser-chance']).dealt).toEqual([1]);
    expect(blows(given, [5, 4], ['depenser-chance']).dealt).toEqual([]);
  });

  test('[HB-ATK-20] equal dice deal their value once, and the earliest gives the attribute', () => {
    const spider = foe({ dice: [8] }, { critical: 'agi' });
    const { now } = blows({ heroes: [{ values: { end: 0 } }], foes: [spider, foe()] }, [5, 5]);
    expect(now).toMatchObject({ agi: 5, for: 10 });
  });

  test('[HB-ATK-12] [HB-Q-14] a spell is an instance of its own, unless spells join the attacks of the round', () => {
    const both = (given: Given) =>
      play(
        inFight(given),
        function* (g, find) {
          yield* strikes(g, { by: 'e1', at: ['h1'] });
          const cast = { school: 'impie', form: 'toucher', power: 'mineur', source: 'ecole' } as const;
          const dice = { faces: [4], n: 1, max: 4, tot: 4 };
          yield* harm(g, { ...cast, ...dice, caster: find('e2') }, { target: find('h1'), tag: 'necrose', amount: 4 });
        },
        { dice: [6] },
      ).find('h1').now.end;
    const given: Given = { heroes: [{ ...tough, armour: 1 }], foes: foes(2, { dice: [8] }) };
    expect(both(given)).toBe(15 - 5 - 3);
    expect(both({ ...given, variants: { spellsPooled: 'pooled' } })).toBe(15 - 5);
  });
});
