import type { Rule } from '@souterrain/kernel';
import { inflict } from '../../beings/marks.ts';
import { type Being, type BeingId, hasMark } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import type { Offer } from './choice.ts';

/** HB-MAN-04, HB-MAN-05: its attacks diminished, or no movement, until the end of its next turn. */
export const entrave: Offer = (g, { striker: { attacker, target } }, into) => {
  if (target.tags.includes('immateriel')) return;
  for (const { id, resists, rule } of OPTIONS) {
    if (hasMark(target, id)) continue;
    into.push({
      id,
      label: id,
      rule,
      after: false,
      resists,
      run: () => hamper(g, target, { id, by: attacker.id, rule }),
    });
  }
};

function* hamper(
  g: HB,
  target: Being,
  { id, by, rule }: { id: string; by: BeingId; rule: 'HB-MAN-04' | 'HB-MAN-05' },
): Rule<void> {
  const until = { in: 'turn', of: target.id, begun: false } as const;
  yield* inflict(g, target, { mark: { id, until, by }, rules: [rule] });
}

const OPTIONS = [
  { id: 'entrave-arme', resists: 'agi', rule: 'HB-MAN-04' },
  { id: 'entrave-mouvement', resists: 'for', rule: 'HB-MAN-05' },
] as const;
