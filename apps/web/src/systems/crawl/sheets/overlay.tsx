import type { CrawlView } from '@souterrain/crawl';
import type { Crawl } from '@souterrain/crawl/world';
import type { GameEvent } from '@souterrain/kernel';
import type { OverlayProps } from '../../adaptor.ts';
import { DrawnIntents } from '../../map/drawn-intents.tsx';
import { Facings } from '../../map/facings.tsx';
import { useBeats } from '../../map/use-beats.ts';
import { beatsOf, middleOf } from '../beats.ts';
import { nameOf } from '../figures.tsx';
import { type Ground, groundOf } from '../ground.ts';
import { worldIn } from '../world.ts';
import { FreshRooms } from './fresh-rooms.tsx';
import { actorOf, shotOf, walkOf } from './preview.ts';
import { ShotLine, WalkPath } from './preview-drawn.tsx';
import { RoomsToLay } from './rooms-to-lay.tsx';

/** Over the board: rooms that are new, where figures look, what creatures have chosen and where the option pointed at leads. */
export function Overlay<V extends CrawlView, E extends GameEvent>(props: OverlayProps<V, E>) {
  const { view, words, company, lang, latest, events, decision, pointed, seen } = props;
  const g = worldIn(props);
  const ground = groundOf(g);
  const figureOf = (id: string) => view.figures.find((f) => f.id === id);
  const standing = (id: string) => {
    const figure = figureOf(id);
    return figure?.status === 'plateau' ? middleOf(ground, figure.cell) : undefined;
  };
  const name = (id: string) => {
    const figure = figureOf(id);
    return figure ? nameOf(figure, { company, words }) : id;
  };
  const { layer, beats, intents, facings } = useBeats<E>({
    latest,
    events,
    standing,
    beatsOf: (list) => beatsOf(list, ground, { routes: true }),
    glimpsesOf: (list) => beatsOf(list, ground, { routes: false }),
  });
  return (
    <g ref={layer}>
      <FreshRooms beats={beats} ground={ground} />
      <DrawnIntents
        intents={intents}
        lang={lang}
        dim={pointed?.at !== undefined}
        within={seen}
        crowd={view.figures.filter((f) => f.status === 'plateau').map((f) => middleOf(ground, f.cell))}
        name={name}
        term={(id) => words.term(id, undefined)}
      />
      <RoomsToLay g={g} decision={decision} pointed={pointed} ground={ground} />
      <g class="trail">
        <Pointed {...props} g={g} ground={ground} />
      </g>
      <Facings facings={facings} standing={standing} isFoe={(id) => !figureOf(id)?.hero} />
    </g>
  );
}

function Pointed({ g, view, decision, pointed, lang, seen, ground }: PointedProps) {
  const actor = actorOf(view, decision);
  if (!pointed || !actor) return null;
  const walk = walkOf(g, actor, pointed);
  if (walk) return <WalkPath {...{ walk, actor, ground, lang, seen }} />;
  // AD1-IA-03: a question about who plays aims at nobody.
  const shot = decision?.id === 'figure-du-groupe' ? undefined : shotOf(g, actor, pointed);
  return shot ? <ShotLine {...{ shot, ground, lang, seen }} /> : null;
}

interface PointedProps extends Pick<OverlayProps<CrawlView>, 'view' | 'decision' | 'pointed' | 'lang' | 'seen'> {
  readonly g: Crawl;
  readonly ground: Ground;
}
