import type { Figure } from '@souterrain/crawl';
import type { Aim } from '@souterrain/crawl/world';
import { characteristicOf, STANDS_FOR, skillOf } from '../figures/values.ts';
import { diceAgainst } from '../jets/foreseen.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';

/** AD2-IA-03: the dice the target would throw plus its Compétence; groups prefer the lowest. */
export function hardness(g: AD2, { attacker, attack, target }: Aim<AD2Attack>): number {
  const { attribute, skill } = attack.line;
  if (!target.hero) return characteristicOf(g, target, STANDS_FOR[attribute]) ?? 0;
  const dice = diceAgainst(g, { victim: target, by: attacker, line: attack.line });
  return dice + (skill ? (skillOf(target, skill.id) ?? 0) : 0);
}

/** How little Santé is left to whoever is shot at. */
export const sturdiness = (_g: AD2, target: Figure): number => target.sante;
