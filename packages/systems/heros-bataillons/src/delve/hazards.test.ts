import { describe, expect, test } from 'vitest';
import { delving } from '../../testing/delve.ts';
import { type GivenBeing, play } from '../../testing/index.ts';
import { HAZARDS, hazard } from './hazards.ts';

const struck = (
  dice: readonly (number | readonly number[])[],
  heroes: readonly GivenBeing[] = [{}],
  more: object = {},
) => play(delving({ heroes }), (g) => hazard(g), { dice, ...more });

describe('a hazard', () => {
  test('[HB-SOLO-10] the hero in front spots it with VOL, and nothing happens', () => {
    const { of, find } = struck([1, 10]);
    expect(of('hazardSpotted')).toMatchObject([{ hazard: 'fosse', being: 'h1' }]);
    expect(of('checked')).toMatchObject([{ being: 'h1', attribute: 'vol' }]);
    expect(find('h1').now).toMatchObject({ end: 4, for: 10 });
    expect(HAZARDS.map(({ id }) => id)).toEqual([
      'fosse',
      'dards',
      'gaz',
      'eboulement',
      'glyphe-d-effroi',
      'eau-glacee',
    ]);
  });

  test('[HB-SOLO-10] the test and the die of each', () => {
    expect(HAZARDS.map(({ id, attribute, die, front }) => [id, attribute, die, front])).toEqual([
      ['fosse', 'agi', 6, true],
      ['dards', 'agi', 6, true],
      ['gaz', 'for', null, false],
      ['eboulement', 'for', 8, false],
      ['glyphe-d-effroi', 'vol', 4, false],
      ['eau-glacee', 'for', 4, false],
    ]);
  });

  test('[HB-SOLO-10] fosse: the hero in front alone, AGI, 1d6, no armour, a coma at 0 FOR', () => {
    const weak = { now: { end: 0, for: 5 }, armour: 2 };
    const { find } = struck([1, 11, 11, 6], [weak, {}]);
    expect(find('h1')).toMatchObject({ status: 'coma', now: { for: 0 } });
    expect(find('h2').now.end).toBe(4);
    expect(struck([1, 11, 10]).find('h1').now.end).toBe(4);
  });

  test('[HB-SOLO-10] dards: 1d6 through armour, and it kills', () => {
    const { find } = struck([2, 11, 11, 6], [{ now: { end: 0, for: 4 }, armour: 2 }]);
    expect(find('h1')).toMatchObject({ status: 'mort' });
    expect(struck([2, 11, 11, 6], [{ armour: 2 }]).find('h1').now.end).toBe(0);
  });

  test('[HB-SOLO-10] gaz: each hero, FOR, exhausted', () => {
    const { find } = struck([3, 11, 11, 10], [{}, {}]);
    expect([find('h1').hero!.exhausted, find('h2').hero!.exhausted]).toEqual([true, false]);
    const bitter = struck([3, 11, 20]).find('h1');
    expect([bitter.hero!.exhausted, bitter.marks.map(({ id }) => id)]).toEqual([true, ['revers']]);
  });

  test('[HB-SOLO-10] éboulement: each hero, FOR, 1d8', () => {
    const { find } = struck([4, 11, 12, 3, 12, 8], [{ armour: 3 }, {}]);
    expect([find('h1').now.end, find('h2').now.end, find('h2').now.for]).toEqual([1, 0, 6]);
  });

  test('[HB-SOLO-10] glyphe d’effroi: VOL is lowered, END is not', () => {
    const { find } = struck([5, 13, 13, 3], [{ values: { vol: 12 } }]);
    expect(find('h1').now).toMatchObject({ vol: 9, end: 4 });
  });

  test('[HB-SOLO-10] eau glacée: 1d4, and one object that is not ready is lost', () => {
    const items = [
      { id: 'i1', base: 'epee', place: 'pret' as const },
      { id: 'i2', base: 'corde', place: 'sac' as const },
      { id: 'i3', base: 'craie', place: 'sac' as const },
    ];
    const { find, of } = struck([6, 11, 11, 2], [{ hero: { items } }], { cards: [['i3']] });
    expect(find('h1').hero!.items.map(({ id }) => id)).toEqual(['i1', 'i2']);
    expect(find('h1').now.end).toBe(2);
    expect(of('itemLost')).toMatchObject([{ item: 'i3', base: 'craie' }]);
    const ready = struck([6, 11, 11, 2], [{ hero: { items: items.slice(0, 1) } }]);
    expect(ready.find('h1').hero!.items).toHaveLength(1);
  });

  test('[HB-CHA-06] [HB-CHA-03] one point of Chance spares all that the failure brings', () => {
    const lucky = { hero: { chance: 1, items: [{ id: 'i1', base: 'corde', place: 'sac' as const }] } };
    const water = struck([6, 11, 20, 2], [lucky], { decisions: ['depenser-chance'] });
    expect(water.find('h1')).toMatchObject({ now: { end: 4 }, marks: [], hero: { items: [{ id: 'i1' }] } });
    const gas = struck([3, 11, 20], [lucky], { decisions: ['depenser-chance'] });
    expect(gas.find('h1')).toMatchObject({ marks: [], hero: { exhausted: false } });
  });

  test('[HB-SOLO-13] a talent that shares the tag gives an advantage', () => {
    const talents = [
      { id: 'acrobate', name: 'Acrobate', attribute: 'agi' as const, tags: ['chute'], degree: 1 as const },
    ];
    expect(struck([1, 11, [15, 9]], [{ hero: { talents } }]).find('h1').now.end).toBe(4);
  });
});
