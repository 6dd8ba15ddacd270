import type { Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { payFor, steady } from './amplification.ts';
import type { Casting } from './casting.ts';
import { FORM_IDS, formOf } from './forms/index.ts';
import { touch } from './forms/toucher.ts';

/** HB-MAG-07: form and power are settled; targets, dice, details, effect, then the price (HB-MAG-25). */
export function* castSpell(g: HB, casting: Casting): Rule<void> {
  const steadied = g.state.variants.castCheck !== 'none' && (yield* steady(g, casting));
  const cast = yield* formOf(casting.form).cast(g, casting);
  yield* payFor(g, cast, steadied);
}

/** HB-SOLO-14: Toucher on targets that the software has chosen. */
export function* castAt(g: HB, casting: Casting, targets: readonly Being[]): Rule<void> {
  const steadied = g.state.variants.castCheck !== 'none' && (yield* steady(g, casting));
  const cast = yield* touch(g, casting, targets);
  yield* payFor(g, cast, steadied);
}

/** HB-MAG-08: all five; HB-Q-24: those that were learnt. */
export const formsOf = ({ variants }: HBState, { hero }: Being): readonly string[] =>
  hero && variants.forms === 'learnt' ? hero.forms : FORM_IDS;
