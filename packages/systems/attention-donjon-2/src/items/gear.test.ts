import { loseMark } from '@souterrain/crawl/figures';
import { describe, expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { type GivenHero, play } from '../../testing/index.ts';
import { dice, resisting, rolling, wearing } from '../../testing/items.ts';
import { jet } from '../../testing/jets.ts';
import type { Variants } from '../variants.ts';

const BLOW = 'ATT/CAC Agilité/Mêlée 7 (Dommages 2/-)';
const ARROW = 'ATT/DST 2 Agilité/Esquive 7 (Dommages 2/-)';
const low = (count: number) => [Array<number>(count).fill(1)];

/** The hero fails, on so many dice; the Santé it costs. */
function suffered(items: string[], { traits, line = BLOW, thrown = 2, variants = {} }: Suffering): number {
  const ran = resisting(wearing(items, { traits: traits ?? {} }, { variants }), line, { dice: low(thrown) });
  expect(dice(ran)).toEqual([thrown]);
  return 6 - ran.find('h1').sante;
}
interface Suffering {
  readonly traits?: GivenHero['traits'];
  readonly line?: string;
  readonly thrown?: number;
  readonly variants?: Partial<Variants>;
}

describe('armours and shields in play', () => {
  test('[AD2-EQUIP-20] [AD2-VAL-03] light armour takes one point from each source', () => {
    expect(suffered(['armure-legere'], {})).toBe(1);
    expect(suffered([], {})).toBe(2);
    expect(suffered(['armure-legere'], { line: BLOW.replace('2/-', '4/-') })).toBe(3);
    expect(played('AD2-EQUIP-20', 'damage')).toEqual(foretold('AD2-EQUIP-20', 'damage'));
  });

  test('[AD2-EQUIP-21] medium armour: Armure 2, and Agilité counts as 3 at most', () => {
    expect(suffered(['armure-moyenne'], { traits: { agilite: 4 }, thrown: 3, line: BLOW.replace('2/-', '4/-') })).toBe(
      2,
    );
    expect(suffered([], { traits: { agilite: 4 }, thrown: 4 })).toBe(2);
  });

  const strong = { force: 3, vigueur: 3, agilite: 4, savoir: 2 };

  test('[AD2-EQUIP-22] [AD2-Q-12] heavy armour: Armure 3, cap 2, Force + Vigueur 6 or Encombré; 8 as printed', () => {
    const heavy = { traits: strong, line: BLOW.replace('2/-', '5/-') };
    expect(suffered(['armure-lourde'], { ...heavy, thrown: 2 })).toBe(2);
    const savoir = (traits: GivenHero['traits'], variants: Partial<Variants> = {}, thrown = 2) =>
      dice(rolling(wearing(['armure-lourde'], { traits: traits! }, { variants }), {}, { dice: low(thrown) }));
    expect(savoir(strong)).toEqual([2]);
    expect(savoir({ ...strong, vigueur: 2 }, {}, 1)).toEqual([1]);
    expect(savoir(strong, { heavyArmourThreshold: 'eight' }, 1)).toEqual([1]);
  });

  test('[AD2-EQUIP-22][AD2-ETAT-13][AD2-ETAT-25] a point of Vigueur lost, and it weighs at once; healed, no more', () => {
    const given = wearing(['armure-lourde'], { traits: strong, marks: ['perte-vigueur'] });
    expect(dice(rolling(given, {}, { dice: low(1) }))).toEqual([1]);
    // Vigueur 3 - 1, and the armour.
    expect(dice(rolling(given, { attribute: 'vigueur' }, { dice: low(1) }))).toEqual([1]);
    const healed = play(given, function* (g, find) {
      loseMark(g, find('h1'), 'perte-vigueur', { why: 'retire', rules: ['AD2-ETAT-25'] });
    });
    expect(dice(jet(healed.state, 'Savoir 5', { dice: low(2) }))).toEqual([2]);
  });

  test('[AD2-EQUIP-25][AD2-XCRO-06][AD2-Q-08] Bouclier divin counts a large shield once against an arrow, and his mastery', () => {
    const items = ['epee', 'grand-bouclier'];
    const against = (talents: string[], thrown: number) =>
      dice(resisting(wearing(items, { traits: { ...strong, agilite: 2 }, talents }), ARROW, { dice: low(thrown) }));
    const divine = ['maitrise-du-bouclier', 'bouclier-divin'];
    expect([against([], 4), against(divine.slice(1), 4), against(divine, 5)]).toEqual([[4], [4], [5]]);
    // AD2-Q-08: where Couverture counts against every attack, neither adds to it.
    const all = { variants: { shieldConversion: 'all' } } as const;
    const covered = wearing(items, { traits: { ...strong, agilite: 2 }, talents: divine }, all);
    expect(dice(resisting(covered, ARROW, { dice: low(5) }))).toEqual([5]);
  });

  test('[AD2-EQUIP-23] [AD2-EQUIP-24] wood gives one die against blows, steel two', () => {
    suffered(['bouclier-de-bois'], { traits: { agilite: 1 }, thrown: 2 });
    suffered(['bouclier-en-acier'], { traits: { agilite: 1 }, thrown: 3 });
  });

  test('[AD2-VAL-04] [AD2-EQUIP-13] [AD2-Q-08] Couverture of a shield or a staff: blows, not arrows; or both', () => {
    suffered(['bouclier-de-bois'], { thrown: 3 });
    suffered(['bouclier-de-bois'], { line: ARROW, thrown: 2 });
    suffered(['bouclier-de-bois'], { line: ARROW, thrown: 3, variants: { shieldConversion: 'all' } });
    suffered(['baton'], { thrown: 3 });
  });

  test('[AD2-EQUIP-25] a large shield with medium armour: Armure 3, two dice against arrows too', () => {
    const items = ['armure-moyenne', 'grand-bouclier'];
    const traits = { ...strong, agilite: 2 };
    expect(suffered(items, { traits, line: ARROW.replace('2/-', '5/-'), thrown: 4 })).toBe(2);
    suffered(items, { traits: strong, thrown: 5 });
    const raging = resisting(wearing(items, { traits, marks: ['enrage'] }), ARROW, { dice: low(4) });
    expect(dice(raging)).toEqual([4]);
    suffered(items, { traits: { ...strong, vigueur: 2, agilite: 2 }, thrown: 3 });
  });

  test('[AD2-EQUIP-26] the lowest cap applies', () => {
    suffered(['armure-lourde', 'grand-bouclier'], { traits: strong, thrown: 4 });
  });
});
