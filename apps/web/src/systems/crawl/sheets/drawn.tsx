import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import type { SceneProps } from '../../adaptor.ts';
import { nameOf } from '../figures.tsx';
import { worldIn } from '../world.ts';
import { PlayingCard } from './cards.tsx';
import { cardName } from './deck.ts';

type DrawnEvent = Extract<CrawlEvent, { type: 'cardsDrawn' }>;
type Scene = SceneProps<CrawlView, CrawlEvent>;

interface Words {
  readonly reasons: Readonly<Record<DrawnEvent['reason'], string>>;
  /** The suit of a hero's Arcane gardienne came up. */
  readonly guarded: string;
  readonly kept: string;
}

const WORDS: ByLang<Words> = {
  fr: {
    reasons: {
      initiative: 'Initiative',
      route: 'Exploration',
      evenement: 'Événement',
      tresor: 'Trésor',
      blessure: 'Blessure grave',
      talent: 'Talent',
      peripetie: 'Péripétie',
      marche: 'Marché',
      arcane: 'Arcane',
      objet: 'Objet',
    },
    guarded: 'arcane gardienne',
    kept: 'gardée',
  },
  en: {
    reasons: {
      initiative: 'Initiative',
      route: 'Exploration',
      evenement: 'Event',
      tresor: 'Treasure',
      blessure: 'Grave wound',
      talent: 'Talent',
      peripetie: 'Twist',
      marche: 'Market',
      arcane: 'Arcane gardienne',
      objet: 'Item',
    },
    guarded: 'guardian suit',
    kept: 'kept',
  },
};

/** One card on the table: whose it is, and whether its suit is the one that guards its hero. */
export interface TurnedCard {
  readonly card: string;
  readonly who: string;
  readonly guarded: boolean;
  /** Of several cards, the one that counts. */
  readonly kept: boolean;
}

export interface Turned {
  readonly reason: DrawnEvent['reason'];
  readonly cards: readonly TurnedCard[];
}

const suitOf = (card: string): string => card.slice(card.indexOf('-') + 1);

/** The cards turned face up by events, those of one purpose together. */
export function turnedBy(latest: readonly GameEvent[], scene: Scene): readonly Turned[] {
  const groups: { reason: DrawnEvent['reason']; cards: TurnedCard[] }[] = [];
  for (const event of latest) {
    if (isTreasure(event)) keep(groups, event);
    if (!isDrawn(event)) continue;
    const group = groups.findLast(({ reason }) => reason === event.reason);
    const cards = event.cards.map((card) => turned(card, event, scene));
    if (group) group.cards.push(...cards);
    else groups.push({ reason: event.reason, cards });
  }
  return groups;
}

type TreasureEvent = Extract<CrawlEvent, { type: 'treasureDrawn' }>;

/** AD1-TRES-14: the card that is kept of those seen. */
function keep(groups: readonly { cards: TurnedCard[] }[], { cards, kept }: TreasureEvent): void {
  if (cards.length < 2) return;
  for (const { cards: on } of groups) {
    const at = on.findLastIndex(({ card }) => card === kept);
    if (at >= 0) on[at] = { ...on[at]!, kept: true };
  }
}

const isTreasure = (event: GameEvent): event is TreasureEvent => event.type === 'treasureDrawn';
const isDrawn = (event: GameEvent): event is DrawnEvent => event.type === 'cardsDrawn';

function turned(card: string, { figure: id, group: of }: DrawnEvent, scene: Scene): TurnedCard {
  const { view, lang } = scene;
  const figure = view.figures.find((one) => one.id === id);
  const group = view.groups.find((one) => one.id === of);
  const plural = (profile: string) => worldIn(scene).content.profileNamed(profile).entry.plural[lang];
  const who = figure ? nameOf(figure, scene) : group ? plural(group.profile) : '';
  // AD1-ARC-02: the suit of its Arcane gardienne.
  const guarded =
    figure?.hero != null && !card.startsWith('joker') && suitOf(figure.hero.sheet.arcane) === suitOf(card);
  return { card, who, guarded, kept: false };
}

/** Cards that came up with the last answer, until the next one. */
export function drawn(latest: readonly GameEvent[], scene: Scene) {
  const groups = turnedBy(latest, scene);
  if (groups.length === 0) return undefined;
  const said = WORDS[scene.lang];
  return (
    <div class="drawn" data-drawn>
      {groups.map(({ reason, cards }) => (
        <section key={reason}>
          <h2>{said.reasons[reason]}</h2>
          <ol>
            {cards.map(({ card, who, guarded, kept }, i) => (
              <li key={`${card}${i}`} class={guarded ? 'guarded' : undefined} style={`--i:${i}`}>
                <PlayingCard card={card} lang={scene.lang} />
                <span class="sr">{cardName(card, scene.lang)}</span>
                {who !== '' && <span>{who}</span>}
                {guarded && <em>{said.guarded}</em>}
                {kept && <b>{said.kept}</b>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
