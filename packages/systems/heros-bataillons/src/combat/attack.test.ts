import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, inFight, object, play, strikes } from '../../testing/index.ts';
import type { AttackEntry } from '../pieces.ts';
import type { Combat } from '../state.ts';

/** `e1` strikes `h1`: the software is asked nothing. */
const struck = (given: Given, dice: readonly (number | readonly number[])[], combat: Partial<Combat> = {}) =>
  play(inFight(given, combat), (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice });
const tough = { values: { end: 15 } };
const bow: Partial<AttackEntry> = { ranges: ['tir'], hands: 2 };

describe('an attack', () => {
  test('[HB-ATK-01] [HB-TAL-08] the dice of the weapon and no roll to hit', () => {
    const { of, find } = struck({ foes: [foe({ dice: [8] })] }, [3]);
    expect(of('attackRolled')[0]).toMatchObject({ sides: [8], faces: [3], stance: 'normale' });
    expect(of('checked')).toEqual([]);
    expect(find('h1').now.end).toBe(1);
  });

  test('[HB-ATK-02] the highest value rolled, before armour', () => {
    const left = (faces: readonly number[], armour: number) =>
      struck({ heroes: [{ ...tough, armour }], foes: [foe({ dice: [6, 6] })] }, [faces]).find('h1').now.end;
    expect([left([2, 5], 0), left([5, 2], 0), left([2, 5], 1)]).toEqual([10, 10, 11]);
  });

  test('[HB-ATK-05] diminished: one d4 for the whole set', () => {
    const down = { id: 'au-sol', until: { in: 'removed' } } as const;
    const { of } = struck({ heroes: [tough], foes: [foe({ dice: [10, 10] }, { marks: [down] })] }, [3]);
    expect(of('attackRolled')[0]).toMatchObject({ sides: [4], stance: 'diminuee' });
  });

  test('[HB-ATK-07] [HB-ATK-08] [HB-DIST-09] shooting in one’s own zone is a d4 that no favour cancels', () => {
    const high = { id: 'elan', until: { in: 'scene' } } as const;
    const { of } = struck({ heroes: [tough], foes: [foe(bow, { marks: [high] })] }, [4]);
    expect(of('attackRolled')[0]).toMatchObject({
      sides: [4],
      favours: [{ label: 'elan', count: 1 }],
      absolute: [{ label: 'a-distance-dans-sa-zone', count: 1 }],
    });
    const hatchet = struck({ heroes: [tough], foes: [foe({ ranges: ['melee', 'jet'] })] }, [6]);
    expect(hatchet.of('attackRolled')[0]!.sides).toEqual([6]);
  });

  test('[HB-Q-13] favour may cancel even those', () => {
    const elan = { id: 'elan', until: { in: 'scene' } } as const;
    const given: Given = { heroes: [tough], foes: [foe(bow, { marks: [elan] })] };
    expect(struck({ ...given, variants: { absolute: 'cancels' } }, [6]).of('attackRolled')[0]!.sides).toEqual([6]);
    expect(struck(given, [4]).of('attackRolled')[0]!.sides).toEqual([4]);
  });

  test('[HB-DMG-09] [HB-DMG-14] at 0 VOL every attack is a d4, until a point comes back', () => {
    const lost: Given = { heroes: [tough], foes: [foe({ dice: [10] }, { now: { vol: 0 } })] };
    expect(struck(lost, [4]).of('attackRolled')[0]!.sides).toEqual([4]);
    const found: Given = { heroes: [tough], foes: [foe({ dice: [10] }, { now: { vol: 1 } })] };
    expect(struck(found, [4]).of('attackRolled')[0]!.sides).toEqual([10]);
    const mindless: Given = { heroes: [tough], foes: [foe({ dice: [10] }, { values: { vol: 0 } })] };
    expect(struck(mindless, [4]).of('attackRolled')[0]!.sides).toEqual([10]);
  });

  test('[HB-MAG-40] the claws of a creature hold power too, those alone that received it', () => {
    const claws = (id: string) => {
      const infused = foe({}, { marks: [{ id, until: { in: 'scene' } }] });
      return struck({ heroes: [tough], foes: [infused] }, [3]).of('attackRolled')[0]!.sides;
    };
    expect(claws('insuffle-griffes')).toEqual([12]);
    expect(claws('insuffle-crocs')).toEqual([6]);
  });

  test('[HB-DMG-01] [HB-MAN-09] the log counts the die, then only what was added or taken away', () => {
    const opening = { id: 'ouverture-h1', until: { in: 'scene' }, value: 2, by: 'e2' } as const;
    const terms = (hero: GivenBeing, attacker: GivenBeing) =>
      struck({ heroes: [hero], foes: [attacker] }, [3])
        .of('damaged')[0]!
        .sums![0]!.terms.map(({ label, value }) => [label, value]);
    expect(terms(tough, foe())).toEqual([['de', 3]]);
    expect(terms({ ...tough, armour: 1 }, foe({}, { marks: [opening] }))).toEqual([
      ['de', 3],
      ['bonus', 2],
      ['armure', -1],
    ]);
  });

  test('[HB-ATK-01] [HB-ATK-04] [HB-ATK-05] the log names the rule by which the dice were chosen', () => {
    const named = (id: string) => {
      const marks = [{ id, until: { in: 'scene' } }] as const;
      return struck({ heroes: [tough], foes: [foe({}, { marks: [...marks] })] }, [3]).of('attackRolled')[0]!.rules;
    };
    expect(named('elan')).toEqual(['HB-ATK-04']);
    expect(named('revers')).toEqual(['HB-ATK-05']);
    expect(named('autre')).toEqual(['HB-ATK-01']);
  });

  test('[HB-ATK-19] bare hands roll a d4', () => {
    const { of } = play(inFight({ foes: [foe()] }), (g) => strikes(g, { by: 'h1', at: ['e1'] }), { dice: [2] });
    expect(of('attackRolled')[0]).toMatchObject({ weapon: 'mains-nues', sides: [4] });
  });

  test('[HB-EQP-10] a two-handed attack lowers the shield until the next turn', () => {
    const items = [object('arc'), object('epee'), object('bouclier-de-bois')];
    const given: Given = { heroes: [{ hero: { items } }], foes: [foe({}, { zone: 'b' }), foe()] };
    const shot = play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e1'], with: items[0]!.id }), { dice: [2] });
    expect(shot.find('h1').marks).toMatchObject([{ id: 'bouclier-baisse', until: { in: 'rounds', left: 1 } }]);
    const cut = play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e2'], with: items[1]!.id }), { dice: [2] });
    expect(cut.find('h1').marks).toEqual([]);
  });
});

describe('improved attacks', () => {
  const elan = { id: 'elan', until: { in: 'scene' } } as const;
  const pair = [object('epee-courte', 'pret', { id: 'courte' }), object('hachette', 'pret', { id: 'hachette' })];
  const given: Given = { heroes: [{ marks: [elan], hero: { items: pair } }], foes: [foe({}, tough)] };
  const both = (decisions: readonly string[], dice: readonly (number | readonly number[])[], more: Given = given) =>
    play(inFight(more), (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'courte-et-hachette' }), { decisions, dice });

  test('[HB-ATK-03] [HB-ATK-04] [HB-TEST-07] a d12 for the whole set, or its own dice', () => {
    const improved = both(['ameliorer', 'degats'], [9]);
    expect(improved.of('attackRolled')[0]).toMatchObject({ sides: [12], stance: 'amelioree' });
    expect(improved.find('e1').now.end).toBe(6);
    expect(improved.find('h1').marks).not.toContainEqual(elan);
    expect(both(['garder-ses-des'], [[2, 3]]).of('attackRolled')[0]!.sides).toEqual([6, 6]);
    const one = play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'hachette' }), { dice: [3] });
    expect([one.asked, one.of('attackRolled')[0]!.sides]).toEqual([[], [12]]);
  });

  test('[HB-Q-12] an improvement may raise the best die alone, a diminishment lowers every die', () => {
    const best: Given = { ...given, variants: { improved: 'best' } };
    expect(both(['ameliorer'], [3, 2], best).of('attackRolled')[0]!.sides).toEqual([12, 6]);
    const revers = { id: 'revers', until: { in: 'scene' } } as const;
    const worse: Given = { ...best, heroes: [{ marks: [revers], hero: { items: pair } }] };
    expect(both([], [[3, 2]], worse).of('attackRolled')[0]!.sides).toEqual([4, 4]);
    expect(both([], [3], { ...worse, variants: {} }).of('attackRolled')[0]!.sides).toEqual([4]);
  });

  test('[HB-ATK-06] [HB-TEST-08] favour and difficulty cancel one for one; a surplus counts once', () => {
    const revers = { id: 'revers', until: { in: 'scene' } } as const;
    const faveur = { id: 'faveur', until: { in: 'scene' } } as const;
    const even: Given = { heroes: [tough], foes: [foe({ dice: [8] }, { marks: [elan, revers] })] };
    expect(struck(even, [3]).of('attackRolled')[0]).toMatchObject({ sides: [8], stance: 'normale' });
    const better: Given = { heroes: [tough], foes: [foe({ dice: [8] }, { marks: [elan, revers, faveur] })] };
    expect(struck(better, [3]).of('attackRolled')[0]!.sides).toEqual([12]);
  });
});
