import { type Being, hasMark, sideOf } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import type { Choice } from '../choice.ts';
import { canAct } from '../conditions.ts';
import { defineManoeuvre, type Spending } from './manoeuvre.ts';

/** HB-MAN-09: one more to the next attack of an ally on the same target, at once in a joint attack. */
export const aider = defineManoeuvre({
  id: 'aider',
  rule: 'HB-MAN-09',
  names: { 'aider-': { fr: 'aider', en: 'help' }, 'ouverture-': { fr: 'ouverture contre', en: 'opening against' } },
  words: {
    fr: {
      options: { aider: (o) => `ouvrir la garde pour ${o.its('ally')}` },
      hints: { 'manoeuvre/aider': () => '+1 dégât à sa prochaine attaque contre cette cible' },
    },
    en: {
      options: { aider: (o) => `make an opening for ${o.its('ally')}` },
      hints: { 'manoeuvre/aider': () => '+1 damage to their next attack on this target' },
    },
  },
  offer(g, spending, into) {
    const { attacker } = spending.striker;
    const side = sideOf(attacker);
    for (const ally of g.state.beings)
      if (ally !== attacker && sideOf(ally) === side && canAct(ally) && (ally.hero !== null || ally.attacks.length > 0))
        into.push(openingFor(g, spending, ally));
  },
});

function openingFor(g: HB, { striker: { attacker, target }, strikers }: Spending, ally: Being): Choice {
  return {
    id: `aider-${ally.id}`,
    label: 'aider',
    params: { ally: ally.id },
    at: { figure: ally.id },
    rule: 'HB-MAN-09',
    after: false,
    resists: 'for',
    *run() {
      for (const other of strikers)
        if (other.attacker === ally) {
          other.bonus++;
          return;
        }
      const id = `ouverture-${target.id}`;
      let value = 1;
      if (hasMark(ally, id)) for (const mark of ally.marks) if (mark.id === id) value += mark.value ?? 1;
      g.emit({
        type: 'markGained',
        being: ally.id,
        mark: { id, until: { in: 'turn', of: attacker.id, begun: false }, value, by: attacker.id },
        rules: ['HB-MAN-09'],
      });
    },
  };
}
