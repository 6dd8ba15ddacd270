import type { Being } from '@souterrain/heros-bataillons';
import { latePictures } from '../../icons/late.ts';
import type { Point } from '../../ink/ground.ts';
import { Badge } from '../map/badge.tsx';
import type { LayerProps } from './board.tsx';
import { boardWords } from './board-words.ts';
import { CELL, type Ground, HEAD, isOnMap, ROW } from './ground.ts';
import { beingName, numberIn } from './names.ts';
import { stateNames } from './state-names.ts';

const HEXAGON = 'M0 -17L15 -8.500V8.500L0 17L-15 8.500V-8.500Z';
const BANNER = 'M-17 -15H17V12L8.500 17L0 12L-8.500 17L-17 12Z';
const icon = latePictures(() => import('../../icons/heroes-bestiary.gen.ts').then((m) => m.heroesBestiary));

/** The picture of a ready-made hero, of a creature, of a battalion; a hero who was made has one for all. */
export function pictureOf(
  { kind, profile, hero, name }: Being,
  players: readonly { readonly hero: string }[],
  seat: number | null,
): string {
  if (hero) return icon(players[seat ?? 0]?.hero ?? '') ?? icon('nouveau') ?? '';
  return icon(kind === 'bataillon' ? kind : (profile ?? name)) ?? icon('inconnu') ?? '';
}

/** Between two figures, where there is room: as wide as a state over each. */
const APART = 70;

/** Where each being stands: heroes from the left of their zone, adversaries from its right, a row of two or more. */
export function standing({ zones, across, rows }: Ground, beings: readonly Being[]): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  for (const [zone, { x, y }] of zones) {
    const here = beings.filter((being) => being.zone === zone && isOnMap(being));
    const sides = (['heros', 'adversaires'] as const).map((side) => {
      const there = here.filter((being) => being.side === side);
      const free = across - Math.ceil((here.length - there.length) / rows);
      return { side, there, inRow: Math.max(Math.ceil(there.length / rows), Math.min(2, free)) };
    });
    const columns = sides.reduce((sum, { there, inRow }) => sum + Math.min(there.length, inRow), 0);
    const step = Math.min(APART, (across * CELL) / columns);
    for (const { side, there, inRow } of sides)
      for (const [i, { id }] of there.entries()) {
        const along = ((i % inRow) + 0.5) * step;
        const from = side === 'heros' ? along : across * CELL - along;
        places.set(id, [x + 8 + from, y + HEAD + Math.floor(i / inRow) * ROW + 20]);
      }
  }
  return places;
}

/** Whoever acts, or, where nobody does, whoever decides. */
export const actingIn = ({
  view: { combat, beings },
  decision,
}: Pick<LayerProps, 'view' | 'decision'>): string | undefined =>
  combat?.turn?.being ?? beings.find(({ hero, seat }) => hero !== null && seat === decision?.seat)?.id;

/** Heroes are discs, adversaries numbered hexagons, battalions banners; what is lost of END is hollow. */
export function Figures(props: LayerProps) {
  const { view, ground } = props;
  const places = standing(ground, view.beings);
  return (
    <g class="figures">
      {view.beings
        .filter((being) => places.has(being.id))
        .map((being) => (
          <Figure key={being.id} {...props} being={being} at={places.get(being.id)!} />
        ))}
    </g>
  );
}

function Figure(props: LayerProps & { readonly being: Being; readonly at: Point }) {
  const { being, at, view, lang } = props;
  const { hero, side, kind, now, max, status } = being;
  const states = stateNames(props, being);
  const name = beingName(props, being);
  const hidden = view.table.hidden.includes(being.id);
  const shape = kind === 'bataillon' ? BANNER : HEXAGON;
  const classes = [side === 'heros' ? 'hero' : 'foe', kind, status, hidden ? 'hidden' : ''].join(' ');
  return (
    <g data-figure={being.id} class={`fig ${classes}`} transform={`translate(${at[0]} ${at[1]})`}>
      <title>{[boardWords[lang].being(name, now, max), ...states].join(', ')}</title>
      {being.id === actingIn(props) && <circle class="halo" r="20" />}
      {side === 'heros' && kind !== 'bataillon' ? <circle class="base" r="16" /> : <path class="base" d={shape} />}
      <path
        class="face"
        d={pictureOf(being, view.players, being.seat)}
        transform="translate(-11.500 -11.500) scale(.045)"
      />
      {!hero && (
        <g class="num" transform="translate(-13 -12)">
          <circle r="7.500" />
          <text y="4">{numberIn(being)}</text>
        </g>
      )}
      <Endurance now={now.end} max={max.end} />
      <Badge states={states} />
      {hero && (
        <text class="name" y="33">
          {name}
        </text>
      )}
    </g>
  );
}

/** Few points are counted at a glance, many are read. */
const MOST_PIPS = 6;

const Endurance = ({ now, max }: { readonly now: number; readonly max: number }) =>
  max <= MOST_PIPS ? (
    Array.from({ length: max }, (_, i) => (
      <circle key={i} class={i < now ? 'pip' : 'pip off'} cx={(i - (max - 1) / 2) * 6} cy="19" r="2.600" />
    ))
  ) : (
    <text class="points-left" y="24">
      {now}/{max}
    </text>
  );
