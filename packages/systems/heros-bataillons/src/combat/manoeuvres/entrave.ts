import type { Rule } from '@souterrain/kernel';
import { inflict } from '../../beings/marks.ts';
import { type Being, type BeingId, hasMark } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineManoeuvre } from './manoeuvre.ts';

/** HB-MAN-04, HB-MAN-05: its attacks diminished, or no movement, until the end of its next turn. */
export const entrave = defineManoeuvre({
  id: 'entrave',
  rule: 'HB-MAN-04',
  words: {
    fr: {
      options: {
        'manoeuvre/entrave-arme': () => 'entraver l’arme',
        'manoeuvre/entrave-mouvement': () => 'entraver le mouvement',
      },
      hints: {
        'manoeuvre/entrave-arme': () => 'attaques diminuées jusqu’à la fin de son prochain tour',
        'manoeuvre/entrave-mouvement': () => 'aucun mouvement jusqu’à la fin de son prochain tour',
      },
    },
    en: {
      options: {
        'manoeuvre/entrave-arme': () => 'hinder the weapon',
        'manoeuvre/entrave-mouvement': () => 'hinder the movement',
      },
      hints: {
        'manoeuvre/entrave-arme': () => 'diminished attacks until the end of its next turn',
        'manoeuvre/entrave-mouvement': () => 'no movement until the end of its next turn',
      },
    },
  },
  offer(g, { striker: { attacker, target } }, into) {
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
  },
});

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
