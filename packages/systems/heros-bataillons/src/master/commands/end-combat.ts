import { askSome, option, type Rule } from '@souterrain/kernel';
import { canAct } from '../../combat/conditions.ts';
import { endCombat as end } from '../../combat/end.ts';
import { isOver } from '../../combat/outcome.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-18: the end of a fight by surrender is the MJ's word, never the software's. */
export const surrender = defineCommand({
  id: 'reddition',
  rule: 'HB-GM-18',
  place: 8,
  name: { fr: 'reddition', en: 'surrender' },
  words: {
    fr: { prompts: { 'qui-se-rend': () => 'Qui se rend ?' } },
    en: { prompts: { 'qui-se-rend': () => 'Who surrenders?' } },
  },
  isOffered: (g) => g.state.combat !== null && g.state.combat.turn === null,
  run,
});

function* run(g: HB): Rule<void> {
  const foes = g.state.beings.filter((being) => being.side === 'adversaires' && canAct(being));
  const options = foes.map((being) =>
    option(being.id, being, { label: 'etre', params: { being: being.id }, at: { figure: being.id } }),
  );
  const question = { id: 'qui-se-rend', seat: masterOf(g.state), rule: 'HB-GM-18', options } as const;
  for (const { id } of yield* askSome(question, { min: Math.min(1, foes.length), max: foes.length }))
    g.emit({ type: 'statusChanged', being: id, status: 'rendu', why: 'mj', rules: ['HB-GM-18'] });
  if (isOver(g.state)) yield* end(g);
}
