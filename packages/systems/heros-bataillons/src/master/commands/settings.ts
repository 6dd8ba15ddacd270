import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-03, HB-GM-17: whether the MJ is asked before dice, and how long a client waits. */
export const settings = defineCommand({
  id: 'regler-la-table',
  rule: 'HB-GM-17',
  place: 20,
  name: { fr: 'régler la table', en: 'table settings' },
  names: {
    'mj-attentif': { fr: 'arbitrer chaque attaque', en: 'judge every attack' },
    'mj-en-retrait': { fr: 'laisser jouer les attaques', en: 'let attacks run' },
  },
  words: {
    fr: {
      prompts: { reglages: () => 'Quel réglage ?' },
      options: { delai: (o) => `délai de réponse : ${o.its('seconds')} s` },
    },
    en: {
      prompts: { reglages: () => 'Which setting?' },
      options: { delai: (o) => `time to answer: ${o.its('seconds')} s` },
    },
  },
  run,
});

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
