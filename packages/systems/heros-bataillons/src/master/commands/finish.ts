import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { type Command, outOfCombat } from './command.ts';

/** HB-GM-19: the session is over, and what was hidden is told. */
export const finish: Command = { id: 'terminer', rule: 'HB-GM-19', isOffered: outOfCombat, run };

type Result = NonNullable<HBState['result']>;

function* run(g: HB): Rule<void> {
  const options: Option<Result | null>[] = [
    option('victoire', 'victoire'),
    option('nul', 'nul'),
    option('defaite', 'defaite'),
    option('abandonner', null),
  ];
  const result = yield* ask({ id: 'fin-de-seance', seat: masterOf(g.state), rule: 'HB-GM-19', options });
  if (result === null) return;
  for (const { id, text, roll, shown } of g.state.secrets)
    if (!shown) g.emit({ type: 'secretShown', secret: id, text, roll, rules: ['HB-GM-19'] });
  g.emit({ type: 'tableClosed', result, rules: ['HB-GM-19'] });
}
