import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { harmfulState, spare } from '../beings/chance.ts';
import { gain } from '../beings/marks.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';

/** HB-REST-18: watches in a row without rest. */
export const EXHAUSTING = 3;

/** HB-BAT-23: a battalion bears a mark, a hero a state of its sheet. */
export const isExhausted = (being: Being): boolean => being.hero?.exhausted ?? hasMark(being, 'epuise');

/** HB-REST-17, HB-CHA-03: it does not add up, and a hero may spend Chance to avoid it. */
export function* tire(g: HB, being: Being, { why, rules }: { why: string; rules: readonly RuleId[] }): Rule<void> {
  if (isExhausted(being)) return;
  if (being.kind === 'bataillon') return gain(g, being, { mark: { id: 'epuise', until: { in: 'removed' } }, rules });
  if (!being.hero) return;
  if (yield* spare(g, being, harmfulState(being, 'epuise'))) return;
  g.emit({ type: 'exhaustionChanged', being: being.id, exhausted: true, why, rules });
}
