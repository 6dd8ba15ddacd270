import { OVER, type Rule } from '@souterrain/kernel';
import { suffer } from '../beings/damage.ts';
import { check } from '../checks/check.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import type { Cast, Casting } from './casting.ts';
import { isAmplified } from './powers.ts';
import type { SpellSource } from './spell.ts';

/** HB-MAG-22: dice up to this one wound the caster. */
const BURNING = 3;

/** HB-MAG-22, HB-SCR-09, HB-SCR-14: only what is cast by one's own art; HB-Q-26: scrolls and wands too. */
export function isPaid({ variants }: HBState, source: SpellSource): boolean {
  if (source === 'ecole') return true;
  return source !== 'grimoire' && variants.itemAmplification === 'hurts';
}

/** HB-MAG-24: the dice showing 1 to 3; HB-Q-22: all of them as soon as one does. */
function amplificationOf({ variants }: Pick<HBState, 'variants'>, faces: readonly number[]): number {
  let low = 0;
  let total = 0;
  for (const face of faces) {
    total += face;
    if (face <= BURNING) low += face;
  }
  return low > 0 && variants.amplification === 'total' ? total : low;
}

/** HB-ATTR-14, HB-ATTR-15: no test; HB-Q-21: a VOL test before an amplified spell halves its price. */
export function* steady(g: HB, { caster, power, source }: Casting): Rule<boolean> {
  if (!isAmplified(power) || !isPaid(g.state, source)) return false;
  const { success } = yield* check(g, { who: caster, attribute: 'vol', tags: ['magie'], rule: 'HB-ATTR-14' });
  return success;
}

/** HB-MAG-02, HB-MAG-22 to HB-MAG-25: once the spell has taken effect. */
export const payFor = (g: HB, { caster, power, source, faces }: Cast, steadied: boolean): Rule<void> =>
  isAmplified(power) && isPaid(g.state, source) ? burn(g, caster, { faces, steadied }) : OVER;

/** HB-MAG-23, HB-MAG-25, HB-CHA-08: END, VOL, then FOR; armour does not help, Chance does. */
export function* burn(
  g: HB,
  caster: Being,
  { faces, steadied = false }: { faces: readonly number[]; steadied?: boolean },
): Rule<void> {
  const damage = amplificationOf(g.state, faces);
  if (damage === 0) return;
  yield* suffer(g, caster, {
    amount: steadied ? Math.ceil(damage / 2) : damage,
    armour: false,
    attribute: 'vol',
    violent: true,
    by: null,
    source: 'amplification',
    // Nobody steps between a caster and the spell.
    taken: true,
    rule: 'HB-MAG-24',
  });
}
