import type { CrawlEvent, CrawlView } from '@souterrain/crawl';
import { knownScenario } from '@souterrain/crawl/exploration';
import type { Crawl } from '@souterrain/crawl/world';
import { useEffect, useRef } from 'preact/hooks';
import type { SceneProps } from '../../adaptor.ts';
import { showTurn } from '../../turn-strip.ts';
import { boardWords } from '../board-words.ts';
import { pictureOf } from '../figures.tsx';
import { apartIn, roundIn } from '../when.ts';
import { worldIn } from '../world.ts';
import { PlayingCard } from './cards.tsx';
import { sheetWords } from './sheet-words.ts';
import { comes, isThere } from './turns.ts';

type Props = SceneProps<CrawlView, CrawlEvent>;

/** Where the adventure stands: the Round, who acts on which card, what is left of the deck. */
export function Banner(props: Props) {
  const { view, lang } = props;
  const said = sheetWords[lang];
  const g = worldIn(props);
  const roundLimit = knownScenario(g)?.roundLimit ?? null;
  const apart = apartIn(view);
  const jokers = view.figures.reduce((n, f) => n + (f.hero?.jokers.length ?? 0), 0);
  return (
    <>
      {apart ? (
        <p class="round apart">
          <b>{boardWords[lang].apart[apart]}</b>
        </p>
      ) : (
        <p class="round">
          <span>{said.round}</span>
          <b>{roundIn(g)}</b>
          {roundLimit !== null && <span>{said.of(roundLimit)}</span>}
        </p>
      )}
      {apart !== 'town' && <Track {...props} g={g} />}
      <p class="deck">
        <span>
          {said.deck} <b>{view.deck.left}</b>
        </span>
        <span>
          {said.discard} <b>{view.deck.discard.length}</b>
        </span>
        {jokers > 0 && (
          <span>
            {said.jokers} <b>{jokers}</b>
          </span>
        )}
      </p>
    </>
  );
}

/** The turns of the Round, highest card first. */
function Track({ g, view, lang, company }: Props & { readonly g: Crawl }) {
  const said = sheetWords[lang];
  const track = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const slot = track.current?.querySelector('.now, .next');
    if (slot) showTurn(track.current!, slot);
  }, [view.turn?.figure, view.order.length]);
  const next = view.order.find((slot) => comes(view, slot));
  return (
    <ol class="track" ref={track}>
      {view.order.map((slot, i) => {
        const figure =
          slot.kind === 'heros'
            ? view.figures.find((f) => f.id === slot.who)
            : view.figures.find((f) => f.group === slot.who && f.status === 'plateau');
        const group = view.groups.find((g) => g.id === slot.who);
        const acting =
          view.turn !== null &&
          (view.turn.figure === slot.who ||
            view.figures.some((f) => f.id === view.turn!.figure && f.group === slot.who));
        const state = acting ? 'now' : slot === next ? 'next' : comes(view, slot) ? 'later' : 'done';
        const name = figure?.hero
          ? company.names[figure.hero.seat]
          : group && g.content.profileNamed(group.profile).entry.plural[lang];
        const turns = said.turns[group ? 'several' : 'one'];
        return (
          <li key={`${slot.who}-${i}`} class={`slot ${state}`} aria-current={acting}>
            <PlayingCard card={slot.card} lang={lang} picture={figure ? pictureOf(figure) : ''} />
            <span>
              {name}
              <em>{turns[endOf(view, slot) ?? state]}</em>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Why a card brings no turn. */
function endOf(view: CrawlView, slot: CrawlView['order'][number]): 'lost' | 'passed' | 'gone' | undefined {
  if (slot.status === 'perdu') return 'lost';
  if (slot.passed) return 'passed';
  return slot.status === 'attend' && !isThere(view, slot) ? 'gone' : undefined;
}
