import { lose } from '../beings/marks.ts';
import type { BeingId, Until } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

/** HB-TIME-07: `rounds` turns of the being that made it; out of combat, as many minutes. */
export const lastingRounds = ({ clock }: HBState, of: BeingId, rounds: number): Until => ({
  in: 'rounds',
  of,
  left: rounds,
  minute: clock + rounds,
});

/** HB-TIME-07: the place of a being in the order has come, whether it still stands or not. */
export function countRounds(g: HB, of: BeingId): void {
  if (!hasLasting(g.state, of)) return;
  g.emit({ type: 'roundsCounted', of, rules: ['HB-TIME-07'] });
  for (const being of g.state.beings)
    for (let i = being.marks.length - 1; i >= 0; i--) {
      const { id, until } = being.marks[i]!;
      if (until.in === 'rounds' && until.of === of && until.left <= 0)
        lose(g, being, { mark: id, why: 'fini', rules: ['HB-TIME-07'] });
    }
}

function hasLasting({ beings }: HBState, of: BeingId): boolean {
  for (const { marks } of beings)
    for (const { until } of marks) if (until.in === 'rounds' && until.of === of) return true;
  return false;
}

/** HB-TIME-07, HB-CBT-05: out of combat effects end at their minute. */
export function endEffects(g: HB): void {
  const { beings, clock } = g.state;
  for (const being of beings)
    for (let i = being.marks.length - 1; i >= 0; i--) {
      const { id, until } = being.marks[i]!;
      if (until.in === 'rounds' && until.minute <= clock)
        lose(g, being, { mark: id, why: 'fini', rules: ['HB-TIME-07'] });
    }
}
