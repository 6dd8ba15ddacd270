import { plain } from '@souterrain/crawl/text';
import { perform } from '../../actions/perform.ts';
import { lineOf } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-XBER-03. */
const CALM = lineOf('>Sortir de la Rage Mental/Résistance 5 : Retirer (Enragé)');

/** AD2-ETAT-12, AD2-Q-19: stronger blows, and a weaker guard. */
export const enrage = defineFeature({
  id: 'enrage',
  rule: 'AD2-ETAT-12',
  name: { fr: 'Enragé', en: 'Enraged' },
  labels: {
    'sortir-de-la-rage': {
      fr: plain('Sortir de la Rage', 'Mental/Résistance 5'),
      en: plain('Leave the Rage', 'Mental/Résistance 5'),
    },
  },
  terms: { 'sortir-de-la-rage': { fr: 'Sortir de la Rage', en: 'Leaving the Rage' } },
  dice: (_g, _at, { purpose, skill }) => (purpose === 'attaque' && skill === 'melee' ? 2 : 0),
  actions: (g, { who }) =>
    who.hero
      ? [
          {
            id: 'sortir-de-la-rage',
            type: 'bonus',
            rolls: true,
            rule: 'AD2-XBER-03',
            run() {
              const label = 'sortir-de-la-rage';
              return perform(g, { actor: who, line: CALM, label, purpose: 'action', targets: [], how: 'bonus' });
            },
          },
        ]
      : [],
  // AD2-ETAT-26: what an enraged monster gains, whoever resists its blows loses.
  imposes: (_g, _at, { action }) => (action?.attack && action.range?.kind === 'cac' ? -2 : 0),
  couverture: ({ state: { variants } }) => (variants.ragePenalty === 'two' ? -2 : -1),
});
