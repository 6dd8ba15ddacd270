import type { RuleId } from '@souterrain/catalog';
import type { GameEvent, PackPin, System } from '@souterrain/kernel';
import { NEW_HERO, RANDOM_SCENARIO, SAVED_HERO } from './choices.ts';
import { PACK } from './content/index.ts';
import type { CrawlEvent } from './events.ts';
import { outcome } from './outcome.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type CrawlView, view } from './view.ts';

/** What the system of an edition has of its own. */
type Own<S extends State, E extends GameEvent> = Required<
  Pick<System<S, CrawlEvent | E>, 'id' | 'version' | 'setup' | 'check' | 'apply'>
> & {
  readonly pack: PackPin;
  /** Ready to play, by id. */
  readonly heroes: readonly string[];
  readonly scenarios: readonly string[];
  readonly readings: System['variants'];
  /** Where the edition speaks of each thing that is chosen before a game. */
  readonly rules: { readonly hero: RuleId; readonly scenario: RuleId; readonly campaign: RuleId };
};

/** A crawl played by the rules of an edition. */
export const crawlSystem = <S extends State, E extends GameEvent>({
  pack,
  heroes,
  scenarios,
  readings,
  rules,
  ...own
}: Own<S, E>): System<S, CrawlEvent | E, CrawlView<S>> => ({
  ...own,
  seats: { min: 1, max: 6, usual: 3 }, // AD1-SCEN-06
  choices: [
    { id: 'heros', rule: rules.hero, values: listed([...heroes, NEW_HERO]) },
    { id: SAVED_HERO, rule: rules.hero, values: [''], free: true },
  ],
  variants: [
    { id: 'scenario', rule: rules.scenario, values: listed([...scenarios, RANDOM_SCENARIO]), game: true },
    { id: 'campagne', rule: rules.campaign, values: ['non', 'oui'], game: true },
    ...readings,
  ],
  packs: [{ pack: PACK }, { pack }],
  decks: ['exploration'],
  world: (base) => base,
  step,
  outcome,
  view,
  reveals: (event) => event.type === 'cardsDrawn',
});

const listed = (ids: readonly string[]) => ids as readonly [string, ...string[]];
