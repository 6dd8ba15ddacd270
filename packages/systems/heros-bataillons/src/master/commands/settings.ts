import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { always, type Command } from './command.ts';

/** HB-GM-03, HB-GM-17: whether the MJ is asked before dice, and how long a client waits. */
export const settings: Command = { id: 'regler-la-table', rule: 'HB-GM-17', isOffered: always, run };

const DELAYS = [0, 10, 30, 60];

function* run(g: HB): Rule<void> {
  const { attentive, delay } = g.state.table;
  const options: Option<boolean | number | null>[] = [
    option(attentive ? 'mj-en-retrait' : 'mj-attentif', !attentive),
    ...DELAYS.filter((seconds) => seconds !== delay).map((seconds) =>
      option<number>(`delai-${seconds}`, seconds, { label: 'delai', params: { seconds } }),
    ),
    option('abandonner', null),
  ];
  const chosen = yield* ask({ id: 'reglages', seat: masterOf(g.state), rule: 'HB-GM-17', options });
  if (typeof chosen === 'boolean') g.emit({ type: 'attentionSet', attentive: chosen, rules: ['HB-GM-17'] });
  else if (chosen !== null) g.emit({ type: 'delaySet', seconds: chosen, rules: ['HB-GM-03'] });
}
