import type { RuleId } from '@souterrain/catalog';
import { copy, type GameEvent, type Packs, type System } from '@souterrain/kernel';
import { NEW_HERO, RANDOM_SCENARIO, SAVED_HERO } from './choices.ts';
import type { Content, Stocked } from './content/content.ts';
import type { CrawlEvent } from './events.ts';
import { VERBS } from './exploration/verbs/index.ts';
import { outcome } from './outcome.ts';
import { type Starting, startsWith } from './starting.ts';
import type { CrawlState } from './state.ts';
import { step } from './step.ts';
import { type CrawlView, view } from './view.ts';
import type { CrawlOf } from './world/crawl.ts';
import type { Edition } from './world/edition.ts';
import type { Feature } from './world/features.ts';
import { CrawlWorld } from './world/world.ts';

/** What the system of an edition has of its own. */
interface Own<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>
  extends Starting<S, Stocked<C>>,
    Pick<System<S, CrawlEvent | E, CrawlView<S>, CrawlOf<S, CrawlEvent | E, C, F>>, 'version' | 'apply'> {
  readonly edition: Edition<F>;
  readonly content: C;
  /** The packs that come with the edition. */
  readonly shipped: Packs;
  readonly readings: System['variants'];
  /** Where the edition speaks of each thing that is chosen before a game. */
  readonly rules: { readonly hero: RuleId; readonly scenario: RuleId; readonly campaign: RuleId };
}

/** A crawl played by the rules of an edition. */
export type CrawlSystem<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature> = System<
  S,
  CrawlEvent | E,
  CrawlView<S>,
  CrawlOf<S, CrawlEvent | E, C, F>
> & {
  readonly content: C;
  readonly edition: Edition<F>;
};

/** A crawl of whatever edition. */
export type AnyCrawl<S extends CrawlState = CrawlState, E extends GameEvent = GameEvent> = CrawlSystem<
  S,
  E,
  Content,
  Feature
>;

export function crawlSystem<S extends CrawlState, E extends GameEvent, C extends Content, F extends Feature>(
  own: Own<S, E, C, F>,
): CrawlSystem<S, E, C, F> {
  const { id, version, edition, content, shipped, readings, rules, apply } = own;
  const { packs, heroes, scenarios } = content;
  return {
    id,
    version,
    seats: { min: 1, max: 6, usual: 3 }, // AD1-SCEN-06
    choices: [
      { id: 'heros', rule: rules.hero, values: listed([...Object.keys(heroes), NEW_HERO]) },
      { id: SAVED_HERO, rule: rules.hero, values: [''], free: true },
    ],
    variants: [
      {
        id: 'scenario',
        rule: rules.scenario,
        values: listed([...Object.keys(scenarios), RANDOM_SCENARIO]),
        game: true,
      },
      { id: 'campagne', rule: rules.campaign, values: ['non', 'oui'], game: true },
      ...readings,
    ],
    packs,
    carried: packs.filter((pack) => !shipped.includes(pack)),
    decks: ['exploration'],
    content,
    edition,
    ...startsWith({ content, edition }, own),
    world: (base) => new CrawlWorld(base, { content, edition, verbs: VERBS }),
    step,
    apply,
    outcome,
    view,
    // AD1-DECK-06: the order of the deck does not exist before a card is drawn, and nothing else is hidden.
    redeal: (state) => copy(state),
    reveals: (event) => event.type === 'cardsDrawn',
  };
}

const listed = (ids: readonly string[]) => ids as readonly [string, ...string[]];
