import type { RuleId } from '@souterrain/catalog';
import { type Figure, isOnBoard } from '@souterrain/crawl';
import { closeMeetings } from '@souterrain/crawl/exploration';
import { push } from '@souterrain/crawl/movement';
import { OVER, type Rule } from '@souterrain/kernel';
import { bearingsFor } from '../figures/bearings.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack, Strike } from '../world/features.ts';
import { attackRoll, declare, resistedRoll } from './attack-roll.ts';
import { isMagical } from './attacks.ts';
import { damageTerms, penetrationOf, rollDamage, sufferDamage } from './damage.ts';
import { mayPushInstead, pushesInstead } from './pushes.ts';
import { redirect } from './redirect.ts';

export interface StrikeOrder {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: AD1Attack;
  readonly how: Strike['how'];
  /** Dice added to the attack roll and to the damage roll by what asks for the attack. */
  readonly extra?: {
    readonly dice?: number;
    readonly damage?: number;
    readonly rule: RuleId;
    readonly label: string;
  };
}

/** AD1-DMG-17: one attack, in full. Both documents say the same of it (AD1-COMBAT-02). */
export function* strike(g: AD1, order: StrikeOrder): Rule<Strike> {
  const { attacker, target, attack, how } = order;
  const struck: Strike = {
    attacker,
    target,
    attack,
    how,
    faces: undefined,
    hit: undefined,
    seuil: undefined,
    damageSeuil: undefined,
    wounds: undefined,
    killed: undefined,
    extraDamage: order.extra?.damage ?? 0,
  };
  declare(g, struck);
  if (attack.opposed) yield* resistedRoll(g, struck, attack.opposed);
  else yield* attackRoll(g, struck, order);
  // AD1-COMBAT-28: a miss ends the attack.
  if (!struck.hit) return struck;
  yield* redirect(g, struck);
  let pushes = mayPushInstead(g, struck) && (yield* pushesInstead(g, struck));
  if (!pushes && attack.damage) pushes = yield* hurt(g, struck, order);
  if (isOnBoard(struck.target)) {
    if (pushes) yield* push(g, attacker, struck.target);
    yield* each(g, struck, 'hit');
  }
  if (struck.killed) {
    yield* each(g, struck, 'kill');
    yield* closeMeetings(g, attacker);
  }
  return struck;
}

/** Steps 5 to 7; true when the attacker prefers a push (step 6). */
function* hurt(g: AD1, struck: Strike, { extra }: StrikeOrder): Rule<boolean> {
  const { attacker, target, attack } = struck;
  const { success, seuil } = yield* rollDamage(g, {
    who: attacker,
    target,
    dice: damageTerms(g, struck, extra),
    penetration: penetrationOf(g, struck),
    strike: struck,
    magic: isMagical(g, attacker, attack),
    rule: 'AD1-DMG-01',
  });
  if (!success) return false;
  struck.damageSeuil = seuil!;
  const pushes = mayPushInstead(g, struck) && (yield* pushesInstead(g, struck));
  // AD1-FELI-08, AD1-FELI-09: the push is the first effect.
  if (pushes) struck.damageSeuil -= 1;
  if (struck.damageSeuil < 0) return true;
  const { affected, wounds, died } = yield* sufferDamage(g, target, { seuil: struck.damageSeuil, by: attacker });
  struck.wounds = wounds;
  struck.killed = died;
  if (affected && !died) yield* each(g, struck, 'wounded');
  return pushes;
}

/** Runs one window of the attacker's features and of the attack's own. */
function each(g: AD1, struck: Strike, window: 'wounded' | 'hit' | 'kill'): Rule<void> {
  for (const { feature } of bearingsFor(g, struck.attacker, struck))
    if (feature[window]) return open(g, struck, window);
  return OVER;
}

function* open(g: AD1, struck: Strike, window: 'wounded' | 'hit' | 'kill'): Rule<void> {
  for (const at of bearingsFor(g, struck.attacker, struck)) {
    const { feature } = at;
    if (feature[window]) yield* feature[window](g, at, struck);
  }
}
