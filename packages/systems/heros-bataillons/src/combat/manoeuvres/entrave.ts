import { inflict } from '../../beings/marks.ts';
import { hasMark } from '../../state.ts';
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
      *run() {
        yield* inflict(g, target, {
          mark: { id, until: { in: 'turn', of: target.id, begun: false }, by: attacker.id },
          rules: [rule],
        });
      },
    });
  }
};

const OPTIONS = [
  { id: 'entrave-arme', resists: 'agi', rule: 'HB-MAN-04' },
  { id: 'entrave-mouvement', resists: 'for', rule: 'HB-MAN-05' },
] as const;
