import type { WithContent } from '../content/index.ts';
import { CAP } from '../heroes/points.ts';
import type { Characteristic, Hero } from '../state.ts';
import { attackCharacteristic } from './gear.ts';
import type { Build } from './style.ts';

/** C50-BAL-03: five points of CHA first. */
const CHA_FIRST = 5;

/** Where the next skill point goes: attack and END to the cap in the order of the build, then CHA. */
export function nextPoint(g: WithContent, hero: Hero, build: Build): Characteristic {
  if (build === 'cha-first' && hero.car.cha < CHA_FIRST) return 'cha';
  return orderOf(g, hero, build).find((c) => hero.car[c] < CAP) ?? 'cha';
}

function orderOf(g: WithContent, hero: Hero, build: Build): readonly Characteristic[] {
  const { car } = hero;
  const attack = attackCharacteristic(g, hero);
  if (build === 'attack-first') return [attack, 'end'];
  if (build === 'end-first') return ['end', attack];
  // C50-BAL-02: two in the attack characteristic for one in END; both start at 1 (C50-CAR-07).
  return car[attack] - 1 < 2 * car.end ? [attack, 'end'] : ['end', attack];
}
