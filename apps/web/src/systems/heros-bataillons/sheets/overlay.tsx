import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../../../ink/ground.ts';
import type { OverlayProps } from '../../adaptor.ts';
import { DrawnIntents } from '../../map/drawn-intents.tsx';
import { Facings } from '../../map/facings.tsx';
import type { Point } from '../../map/frame.ts';
import { useBeats } from '../../map/use-beats.ts';
import { actingIn, standing } from '../figures.tsx';
import { type Ground, groundOf } from '../ground.ts';
import { nameOf } from '../names.ts';
import { beatsOf } from './beats.ts';
import { previewOf } from './preview.ts';
import { AimLine, MoveWay } from './preview-drawn.tsx';

type Props = OverlayProps<HBView, HBEvent>;

/** Over the scene: where beings look, what the software has chosen for them, and where the option pointed at leads. */
export function Overlay(props: Props) {
  const { view } = props;
  if (!view.scene || view.scene.zones.length === 0) return null;
  return <Shown {...props} ground={groundOf(view.scene, view.beings)} />;
}

/** The middle of the name of a zone, about. */
const nameAt = ({ x, y }: Box): Point => ({ x: x + 64, y: y + 20 });

const NOBODY: ReadonlyMap<string, Point> = new Map();

function Shown(props: Props & { readonly ground: Ground }) {
  const { view, words, lang, latest, events, decision, pointed, seen, ground } = props;
  const now = new Map([...standing(ground, view.beings)].map(([id, [x, y]]) => [id, { x, y }]));
  const before = useRef<ReadonlyMap<string, Point>>(NOBODY);
  const { layer, intents, facings } = useBeats<HBEvent>({
    latest,
    events,
    standing: (id) => now.get(id),
    beatsOf: (list) => beatsOf(list, { before: before.current, now, ground }),
    glimpsesOf: (list) => beatsOf(list, { before: NOBODY, now: NOBODY, ground }),
  });
  useLayoutEffect(() => {
    before.current = now;
  });
  const actor = view.beings.find(({ id }) => id === actingIn({ view, decision }));
  const preview = pointed && previewOf(view, actor, pointed);
  const from = actor && now.get(actor.id);
  const place = { ground, lang, within: seen, at: (id: string) => now.get(id) };
  return (
    <g ref={layer}>
      <Facings
        facings={facings}
        standing={(id) => now.get(id)}
        isFoe={(id) => view.beings.find((being) => being.id === id)?.side !== 'heros'}
      />
      <DrawnIntents
        intents={intents}
        lang={lang}
        dim={preview !== undefined}
        within={place.within}
        crowd={[...now.values(), ...[...ground.zones.values()].map(nameAt)]}
        name={(id) => nameOf(props, id)}
        term={(id) => words.term(id, undefined)}
      />
      <g class="trail">
        {from && preview?.kind === 'aller' && <MoveWay {...place} from={from} zone={actor.zone!} preview={preview} />}
        {from && preview?.kind === 'viser' && <AimLine {...place} from={from} preview={preview} />}
      </g>
    </g>
  );
}
