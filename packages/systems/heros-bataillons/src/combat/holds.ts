import type { RuleId } from '@souterrain/catalog';
import { lose } from '../beings/marks.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { holderOf, mountOf } from './conditions.ts';

/** HB-MAN-07: lets go of those it holds, all but one. */
export function endHolds(g: HB, holder: Being, { rule, except }: { rule: RuleId; except?: Being }): void {
  for (const being of g.state.beings) {
    if (being === except || being.marks.length === 0) continue;
    for (const { id, by } of being.marks)
      if (id === 'empoigne' && by === holder.id) {
        lose(g, being, { mark: 'empoigne', why: 'retire', rules: [rule] });
        break;
      }
  }
}

export const endHoldsOn = (g: HB, held: Being, rule: RuleId): void =>
  lose(g, held, { mark: 'empoigne', why: 'retire', rules: [rule] });

/** HB-MAN-07, HB-MAN-11: holds whose holder can no longer act, and climbers whose mount is gone. */
export function endLostGrips(g: HB): void {
  for (const being of g.state.beings) {
    if (being.marks.length === 0) continue;
    for (let i = being.marks.length - 1; i >= 0; i--) {
      const { id } = being.marks[i]!;
      if (id === 'empoigne' && holderOf(g.state, being) === null) endHoldsOn(g, being, 'HB-MAN-07');
      else if (id === 'grimpe' && mountOf(g.state, being) === null)
        lose(g, being, { mark: id, why: 'retire', rules: ['HB-MAN-11'] });
    }
  }
}
