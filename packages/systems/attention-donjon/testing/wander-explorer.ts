import { figureOf } from '@souterrain/crawl';
import { explorerOf, type Riches } from '@souterrain/crawl/testing';
import { STATES } from '../src/combat/states/list.gen.ts';
import { editionWith } from '../src/edition.ts';
import type { AD1Event } from '../src/events.ts';
import { FEATURES, registryWith } from '../src/figures/registry.ts';
import { greedyPolicy } from '../src/greedy/index.ts';
import type { AD1State } from '../src/state.ts';
import { attentionDonjon, systemOf } from '../src/system.ts';
import { catalogue } from '../src/text/fr/index.ts';
import { READING_VARIANTS } from '../src/variants.ts';

const RICHES: Riches = {
  features: FEATURES,
  states: STATES,
  prompts: catalogue.prompts,
  events: catalogue.events,
  content: attentionDonjon.content,
  fighters: Object.values(attentionDonjon.content.creatures).flatMap(({ id, attacks }) =>
    attacks.length > 0 ? [id] : [],
  ),
  variants: READING_VARIANTS,
  exempt: [
    // Cards are exchanged by a talent of the second edition alone (AD2-ARCA-19).
    'event initiativeSwapped',
    // Scenarios of the second edition keep cards out of the deck (AD2-XEXPLO-03).
    'event cardsSetAside',
    'event cardsBroughtBack',
  ],
};

function foughtBy(event: AD1Event, state: AD1State): readonly string[] {
  if (event.type !== 'attackDeclared') return [];
  const { profile } = figureOf(state, event.figure);
  return profile === null ? [] : [`fights ${profile}`];
}

export const explorer = () =>
  explorerOf({
    system: () => systemOf(attentionDonjon.content, editionWith(registryWith())),
    riches: RICHES,
    greedy: greedyPolicy,
    touchedBy: foughtBy,
    leads: ({ id, label }, isMissing) => {
      if (label === 'attaquer-decor') return isMissing('event sceneryDestroyed');
      if (id === 'blessure-grave') return isMissing('decision lacher') || isMissing('decision objet-a-briser');
      if (label === 's-equiper') return isMissing('decision remplacer');
      return label === 'ouvrir-la-porte' && isMissing('event innerDoorSet');
    },
  });
