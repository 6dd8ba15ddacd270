import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import { closeMeetings } from '@souterrain/crawl/exploration';
import { lethalEvent } from '@souterrain/crawl/health';
import { type Rule, sum, type Term } from '@souterrain/kernel';
import { bearingsFor, ignores } from '../figures/bearings.ts';
import { enduranceTerms, traitOf } from '../figures/values.ts';
import { check } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Strike } from '../world/features.ts';
import type { RollOrder, Settled } from '../world/roll.ts';
import { isSecoue, secouer } from './secoue.ts';

interface DamageOrder {
  /** Null for a trap, lava, a bomb nobody is credited with. */
  readonly who: Figure | null;
  readonly target: Figure;
  readonly dice: readonly Term[];
  readonly penetration?: number;
  readonly strike?: Strike;
  readonly magic?: boolean;
  readonly rule: RuleId;
}

/** AD1-DMG-06 to AD1-DMG-13: a damage roll and what it does; returns the wounds and whether the target was affected. */
export function* damageRoll(g: AD1, order: DamageOrder): Rule<{ readonly affected: boolean; readonly wounds: number }> {
  const { success, seuil } = yield* rollDamage(g, order);
  // AD1-DMG-13.
  if (!success) return { affected: false, wounds: 0 };
  const { affected, wounds, died } = yield* sufferDamage(g, order.target, { seuil: seuil!, by: order.who });
  if (died) yield* closeMeetings(g, order.who);
  return { affected, wounds };
}

/** AD1-DMG-01, AD1-DMG-05, AD1-DMG-06: like a trait roll (AD1-BLESS-06), but not one. */
export function* rollDamage(g: AD1, { who, target, dice, penetration, strike, magic }: DamageOrder): Rule<Settled> {
  const order = (difficulty: readonly Term[]): RollOrder => ({
    who,
    purpose: 'dommages',
    trait: null,
    dice,
    difficulty,
    target,
    strike,
    magic: magic ?? false,
    seuil: true,
  });
  const pierces = penetration !== undefined && penetration > 0 && !ignores(g, target, 'penetration');
  const reading = { roll: order([]), penetration: pierces ? penetration : 0 };
  // AD1-DIFF-04.
  return yield* check(g, order(enduranceTerms(g, target, reading)));
}

/** AD1-DMG-02 to AD1-DMG-04, AD1-Q-16: the dice of a weapon in these hands. */
export function damageTerms(
  g: AD1,
  { attacker, attack, extraDamage, seuil = 0 }: Strike,
  extra?: { readonly rule: RuleId; readonly label: string },
): readonly Term[] {
  const { damage } = attack;
  const terms: Term[] = [];
  if (damage?.attribute) {
    const value = traitOf(g, attacker, damage.attribute) ?? 0;
    terms.push({ label: damage.attribute, value, rule: 'AD1-DMG-02' });
  }
  if (damage && damage.plus !== 0)
    terms.push({ label: attack.id, value: damage.plus, rule: damage.attribute ? 'AD1-DMG-03' : 'AD1-DMG-04' });
  if (extraDamage !== 0)
    terms.push({ label: extra?.label ?? 'bonus', value: extraDamage, rule: extra?.rule ?? 'AD1-DMG-03' });
  if (g.state.variants.attackMargin === 'yes' && seuil > 1)
    terms.push({ label: 'seuil-attaque', value: seuil - 1, rule: 'AD1-Q-16' });
  return terms;
}

/** AD1-DMG-14: that of the weapon, and what features add. */
export function penetrationOf(g: AD1, strike: Strike): number {
  let penetration = strike.attack.penetration ?? 0;
  for (const at of bearingsFor(g, strike.attacker, strike)) penetration += at.feature.penetration?.(g, at, strike) ?? 0;
  return penetration;
}

/** AD1-DMG-07 to AD1-DMG-12, step 7 of AD1-DMG-17: Secoué or wounds, then at once the lethal event they bring. */
export function* sufferDamage(
  g: AD1,
  target: Figure,
  { seuil, by }: { seuil: number; by: Figure | null },
): Rule<{ readonly affected: boolean; readonly wounds: number; readonly died: boolean }> {
  const terms: Term[] = [{ label: 'seuil', value: seuil, rule: 'AD1-DMG-09' }];
  // AD1-HEALTH-03.
  if (isSecoue(target)) terms.push({ label: 'deja-secoue', value: 1, rule: 'AD1-DMG-08' });
  const { total: wounds } = sum('blessures', terms);
  // AD1-DMG-10, AD1-DMG-11: with an Endurance of 2, two successes shake and four wound twice.
  if (wounds === 0) return { affected: secouer(g, target, ['AD1-DMG-07']), wounds, died: false };
  // AD1-HEALTH-14: one lethal event a roll; AD1-Q-10: wound after wound.
  const blows = g.state.variants.excessWounds === 'each' ? Array<number>(wounds).fill(1) : [wounds];
  let isSaved = false;
  for (const blow of blows) {
    g.emit({
      type: 'wounded',
      figure: target.id,
      wounds: blow,
      sante: Math.max(0, target.sante - blow), // AD1-HERO-08
      by: by?.id ?? null,
      rules: ['AD1-DMG-09', 'AD1-HEALTH-08'],
      sums: [sum('blessures', terms)],
    });
    isSaved = target.sante === 0;
    if (isSaved && (yield* lethalEvent(g, target, by))) return { affected: true, wounds, died: true };
  }
  // AD1-HEALTH-13; who escaped death is Secoué before its Blessure grave, which may undo it (AD1-GRAVE-01, AD1-GRAVE-03).
  if (!isSaved) secouer(g, target, ['AD1-HEALTH-13']);
  return { affected: true, wounds, died: false };
}
