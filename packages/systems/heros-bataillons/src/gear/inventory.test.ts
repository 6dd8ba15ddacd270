import { describe, expect, test } from 'vitest';
import { inGame, object, play } from '../../testing/index.ts';
import type { Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import type { Variants } from '../variants.ts';
import { canHandle, misplacements, placeFor, readyUsed, refusalOf, slotsUsed } from './inventory.ts';

const carrying = (items: readonly Item[], variants: Partial<Variants> = {}) => {
  const { state, find } = play({ heroes: [{ hero: { items: [...items] } }], variants }, function* () {});
  return { state, hero: find('h1') };
};
const slots = (items: readonly Item[], variants: Partial<Variants> = {}) =>
  slotsUsed(inGame(carrying(items, variants).state), items);
const refused = (items: readonly Item[], base: string) => {
  const { state, hero } = carrying(items);
  return refusalOf(inGame(state), hero, base);
};
const misplaced = (items: readonly Item[], item: Item, place: Item['place'], more: Partial<HBState> = {}) => {
  const { state, hero } = carrying([...items, item]);
  return misplacements(inGame({ ...state, ...more }), hero)(item, place);
};
const many = (count: number, place: Item['place'] = 'sac') =>
  Array.from({ length: count }, (_, i) => object('corde', place, { id: `corde-${i}` }));
const clothes = object('vetements', 'porte');
const mail = object('cotte-de-mailles', 'porte');
const halberd = object('hallebarde', 'mains');

describe('ten objects', () => {
  test('[HB-INV-01] [HB-INV-02] one slot each, ready or not, ten at most', () => {
    expect(slots([object('epee'), object('bouclier-de-bois'), object('corde', 'sac')])).toBe(3);
    expect(refused(many(10), 'corde')).toBe('HB-INV-01');
    expect(refused(many(9), 'corde')).toBeNull();
  });

  test('[HB-INV-06] [HB-Q-06] a worn outfit takes one slot, or one for each piece', () => {
    expect(slots([clothes, mail])).toBe(1);
    expect(slots([clothes, mail, object('bouclier-de-bois')])).toBe(2);
    expect(slots([clothes, mail], { outfitSlots: 'each' })).toBe(2);
    expect(misplaced([mail], object('cuir', 'sac'), 'porte')).toBe('HB-INV-06');
    expect(misplaced([clothes], object('cuir', 'sac'), 'porte')).toBeNull();
    expect(misplaced([], object('bouclier-de-bois', 'sac'), 'porte')).toBe('HB-INV-06');
    expect(misplaced(many(9), object('cuir', 'sac'), 'porte')).toBeNull();
    expect(misplaced(many(4, 'pret'), object('cuir', 'sac'), 'porte')).toBeNull();
  });

  test('[HB-INV-06] [HB-Q-07] clothes are worn on the body alone, armour where it must be', () => {
    const ready = { armourReady: 'ready' } as const;
    expect(slots([clothes, object('cotte-de-mailles')], ready)).toBe(1);
    expect(slots([clothes, mail], ready)).toBe(2);
    expect(slots([object('vetements'), mail])).toBe(2);
  });
});

describe('encumbering objects', () => {
  test('[HB-INV-03] [HB-INV-04] in the hands, never in an ordinary bag', () => {
    expect(misplaced([], halberd, 'sac')).toBe('HB-INV-03');
    expect(misplaced([], halberd, 'pret')).toBe('HB-INV-04');
    expect(placeFor(herosBataillons, [], 'coffre')).toBe('mains');
    expect(placeFor(herosBataillons, [], 'corde')).toBe('sac');
  });

  test('[HB-INV-05] one at a time', () => {
    expect(refused([halberd], 'coffre')).toBe('HB-INV-05');
    expect(refused([], 'coffre')).toBeNull();
    expect(misplaced([halberd], object('coffre', 'sac'), 'mains')).toBe('HB-INV-05');
  });

  test('[HB-INV-07] [HB-GEAR-03] a worn armour leaves the hands free', () => {
    const plate = object('armure-de-plates', 'porte');
    expect(refused([plate], 'hallebarde')).toBeNull();
    expect(refused([plate], 'corps')).toBeNull();
    expect(refused([halberd], 'corps')).toBe('HB-INV-05');
    expect(refused([halberd], 'armure-de-plates')).toBe('HB-INV-05');
  });

  test('[HB-INV-08] nothing else serves while both hands are full', () => {
    const sword = object('epee');
    const { hero } = carrying([sword, object('coffre', 'mains')]);
    expect(hero.hero!.items.map((item) => canHandle(hero, item))).toEqual([false, true]);
    const free = carrying([sword]).hero;
    expect(canHandle(free, sword)).toBe(true);
  });

  test('[HB-INV-11] an extraordinary bag holds one, outside the hands', () => {
    const bag = object('sac-extraordinaire', 'sac');
    expect(placeFor(herosBataillons, [bag], 'hallebarde')).toBe('sac');
    const stowed = object('hallebarde', 'sac');
    expect(slots([bag, stowed])).toBe(2);
    expect(misplaced([bag], halberd, 'sac')).toBeNull();
    expect(placeFor(herosBataillons, [bag, stowed], 'coffre')).toBe('mains');
  });

  test('[HB-GEAR-01] a ballista is not carried', () => {
    expect(refused([], 'baliste')).toBe('HB-GEAR-01');
  });
});

describe('the four ready objects', () => {
  test('[HB-EQP-01] [HB-EQP-08] four at most, what both hands hold among them, worn things apart', () => {
    expect(misplaced(many(4, 'pret'), object('dague', 'sac'), 'pret')).toBe('HB-EQP-01');
    expect(misplaced(many(3, 'pret'), object('dague', 'sac'), 'pret')).toBeNull();
    expect(readyUsed([mail, clothes, halberd, object('dague'), object('corde', 'sac')])).toBe(2);
    expect(misplaced(many(4, 'pret'), object('coffre', 'sac'), 'mains')).toBe('HB-EQP-01');
  });
});
