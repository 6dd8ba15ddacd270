import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, playTurnOf, strikes } from '../../testing/index.ts';

const tough = { values: { end: 15 } };
const battalion = { kind: 'bataillon', scale: 'bataillon', values: { end: 15 } } as const;

describe('explosive attacks', () => {
  test('[HB-ATK-13] [HB-ATK-14] those chosen in one zone, dice for each; the bomb is gone', () => {
    const items = [object('bombe-a-poudre')];
    const given: Given = {
      heroes: [{ hero: { items } }, { zone: 'b' }],
      foes: [
        foe({}, { ...tough, zone: 'b' }),
        foe({}, { ...tough, zone: 'b' }),
        foe({}, { ...tough, zone: 'b' }),
        foe(),
      ],
    };
    const { of, find, asked } = playTurnOf(given, 'h1', {
      decisions: ['attaquer-bombe-a-poudre-zone-b', ['cible-e1', 'cible-e3'], 'finir-son-tour'],
      dice: [2, 3],
    });
    expect(idsAsked(asked, 'cibles')).toEqual(['cible-e1', 'cible-e2', 'cible-e3']);
    expect(of('damaged').map(({ being, damage }) => [being, damage])).toEqual([
      ['e1', 2],
      ['e3', 3],
    ]);
    expect(find('h1').hero!.items).toEqual([]);
    expect(find('h2').now.end).toBe(4);
  });

  test('[HB-BAT-03] [HB-BAT-04] a battalion strikes every single being of a zone with a d12', () => {
    const given: Given = { heroes: [tough, tough, tough], foes: [foe({ dice: [8] }, battalion)] };
    const { of } = playTurnOf(given, 'e1', { dice: [3, 8, 11], cards: [['h1']] });
    expect(of('attackRolled').map(({ sides, faces }) => [...sides, ...faces])).toEqual([
      [12, 3],
      [12, 8],
      [12, 11],
    ]);
  });

  test('[HB-BAT-05] [HB-Q-18] a single being strikes a battalion with a d4, its explosives too', () => {
    const items = [object('bombe-a-poudre')];
    const sides = (variants: Given['variants']) =>
      play(
        inFight({ heroes: [{ hero: { items } }], foes: [foe({}, { ...battalion, zone: 'b' })], variants: variants! }),
        (g) => strikes(g, { by: 'h1', at: ['e1'] }),
        { dice: [3] },
      ).of('attackRolled')[0]!.sides;
    expect(sides({})).toEqual([4]);
    expect(sides({ explosiveScale: 'full' })).toEqual([6]);
  });

  test('[HB-BAT-07] [HB-BAT-13] between battalions and legends each rolls its own die on one target', () => {
    const dragon = foe({ dice: [10] }, { tags: ['legendaire'], scale: 'bataillon', ...tough });
    const given: Given = { heroes: [{ ...battalion, kind: 'bataillon' }], foes: [dragon] };
    const { of } = play(inFight(given), (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [7] });
    expect(of('attackRolled')[0]!.sides).toEqual([10]);
    expect(of('damaged')[0]!.damage).toBe(7);
    const pair = playTurnOf({ heroes: [tough, tough], foes: [dragon] }, 'e1', { dice: [11, 12], cards: [['h1']] });
    expect(pair.of('attackRolled').map(({ target, sides }) => [target, ...sides])).toEqual([
      ['h1', 12],
      ['h2', 12],
    ]);
  });
});
