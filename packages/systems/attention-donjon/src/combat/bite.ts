import type { Figure } from '@souterrain/crawl';
import type { Rule, Term } from '@souterrain/kernel';
import { traitOf } from '../figures/values.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';
import { damageRoll } from './damage.ts';

interface Bite {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: AD1Attack;
}

/** AD1-PERI-06: a bite that needs no roll to hit. */
export function* bite(g: AD1, { attacker, target, attack }: Bite): Rule<void> {
  if (!attack.damage) return;
  const { attribute, plus } = attack.damage;
  const dice: Term[] = [{ label: attack.id, value: plus, rule: 'AD1-PERI-06' }];
  if (attribute) dice.push({ label: attribute, value: traitOf(g, attacker, attribute) ?? 0, rule: 'AD1-PERI-06' });
  const { penetration = 0 } = attack;
  yield* damageRoll(g, { who: attacker, target, dice, penetration, rule: 'AD1-PERI-06' });
}
