import { CAP } from '../points.ts';
import type { Characteristic, Hero } from '../state.ts';
import { ATTACK_CHARACTERISTIC } from './gear.ts';
import { K } from './k.ts';
import type { Build } from './style.ts';

/** Where the next skill point goes. */
export function nextPoint(hero: Hero, build: Build): Characteristic {
  const attack = ATTACK_CHARACTERISTIC[hero.classe];
  const { car } = hero;
  if (build === 'cha-first' && car.cha < 5) return 'cha';
  for (const wanted of order(hero, attack, build)) if (car[wanted] < CAP) return wanted;
  return 'cha';
}

function order({ car }: Hero, attack: Characteristic, build: Build): readonly Characteristic[] {
  if (build === 'attack-first') return [attack, 'end'];
  if (build === 'end-first') return ['end', attack];
  // C50-BAL-02: two in the attack characteristic for one in END; both start at 1.
  return car[attack] - 1 < 2 * car.end - K.seq ? [attack, 'end'] : ['end', attack];
}
