import { figureOf } from '@souterrain/crawl';
import { explorerOf, type Riches } from '@souterrain/crawl/testing';
import { STATES } from '../src/combat/states/list.gen.ts';
import { editionWith } from '../src/edition.ts';
import type { AD2Event } from '../src/events.ts';
import { FEATURES, registryWith } from '../src/figures/registry.ts';
import { greedyPolicy } from '../src/greedy/index.ts';
import { HERO_FEATURES } from '../src/heroes/features.ts';
import type { Purpose } from '../src/jets/purpose.ts';
import { slug } from '../src/notation/fold.ts';
import type { AD2State } from '../src/state.ts';
import { attentionDonjon2, systemOf } from '../src/system.ts';
import { catalogue } from '../src/text/fr/index.ts';
import { READING_VARIANTS } from '../src/variants.ts';

const PURPOSES: readonly Purpose[] = [
  'attaque',
  'action',
  'resister',
  'esquive',
  'soins',
  'recuperation',
  'se-reprendre',
  'chercher',
  'se-liberer',
  'epreuve',
  'etat',
];

/** Every line of every creature. */
const linesOf = (): readonly string[] =>
  Object.keys(attentionDonjon2.content.creatures).flatMap((id) =>
    attentionDonjon2.content.profileNamed(id).actions.map(({ name }) => `line ${id} ${slug(name ?? '')}`),
  );

const RICHES: Riches = {
  features: [...FEATURES, ...HERO_FEATURES],
  states: STATES,
  prompts: catalogue.prompts,
  events: catalogue.events,
  content: attentionDonjon2.content,
  fighters: Object.values(attentionDonjon2.content.creatures).flatMap(({ id, actions }) =>
    actions.length > 0 ? [id] : [],
  ),
  variants: READING_VARIANTS,
  besides: [...PURPOSES.map((purpose) => `jet ${purpose}`), ...linesOf()],
  exempt: [
    // AD2-PREC-05: a joker drawn for a table is replaced, there is nothing to choose.
    'decision joker-rang',
    'decision joker-couleur',
    // AD2-XCOMB-19: its first close attack, whatever others it has.
    'decision attaque-gratuite',
  ],
};

/** Who acted upon somebody, and what Jets, enemy actions and dodges were for. */
function actedIn(event: AD2Event, state: AD2State): readonly string[] {
  if (event.type === 'jetAnnounced') return [`jet ${event.purpose}`];
  if (event.type === 'servantSummoned') return ['creature serviteur-arcanique'];
  // AD2-MON-06.
  if (event.type === 'actionDeclared') return linesIn(state, event.figure, event.action);
  if (event.type !== 'enemyActed' || event.by === null) return [];
  return linesIn(state, event.by, event.action);
}

function linesIn(state: AD2State, id: string, action: string): readonly string[] {
  const { profile } = figureOf(state, id);
  return profile === null ? [] : [`fights ${profile}`, `line ${profile} ${action}`];
}

export const explorer = () =>
  explorerOf({
    system: () => systemOf(attentionDonjon2.content, editionWith(registryWith())),
    riches: RICHES,
    greedy: greedyPolicy,
    touchedBy: actedIn,
    leads: ({ id, label }, isMissing) => {
      if (label === 'attaquer-decor') return isMissing('event sceneryDestroyed');
      if (id === 'blessure-grave') return isMissing('decision lacher') || isMissing('decision objet-a-briser');
      // Its effect is that of the suit drawn.
      if (label === 'aura-des-arcanes')
        return isMissing('does aura-carreau.armure') || isMissing('does aura-trefle.options');
      if (label === 'coup-de-bouclier') return isMissing('does petrifie.steady') || isMissing('does paralyse.steady');
      if (label === 's-equiper') return isMissing('decision remplacer');
      return label === 'ouvrir-la-porte' && isMissing('event innerDoorSet');
    },
  });
