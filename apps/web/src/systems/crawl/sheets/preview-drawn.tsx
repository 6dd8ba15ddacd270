import type { Lang } from '@souterrain/words';
import { SQUARE } from '../../../ink/grid.ts';
import type { Extent } from '../../map/frame.ts';
import { between, halfway, lineThrough, outOf, Tag } from '../../map/tag.tsx';
import { middleOf } from '../beats.ts';
import type { FigureView } from '../figures.tsx';
import type { Ground } from '../ground.ts';
import type { Shot, Walk } from './preview.ts';
import { previewWords } from './preview-words.ts';

interface Drawn {
  readonly ground: Ground;
  readonly lang: Lang;
  readonly seen: Extent;
}

/** Squares in reach with what they cost, the way there, and who would strike on it. */
export function WalkPath({
  walk,
  actor,
  ground,
  lang,
  seen,
}: Drawn & { readonly walk: Walk; readonly actor: FigureView }) {
  const said = previewWords[lang];
  const { path, reach, dodge, threats } = walk;
  const middle = (cell: number) => middleOf(ground, cell);
  const start = middle(actor.cell);
  const end = middle(path.at(-1)!);
  const striking = threats.filter(({ strikes }) => strikes).length;
  return (
    <>
      {reach.map(({ cell, movements }) => {
        const { x, y } = ground.at(cell);
        return (
          <g key={cell}>
            <path class={movements > 1 ? 'reach far' : 'reach'} d={square(x, y)} />
            <text class="cost" x={(x + 1) * SQUARE - 5} y={y * SQUARE + 13}>
              {movements}
            </text>
          </g>
        );
      })}
      <path class="run" d={lineThrough(outOf(path.map(middle)))} data-preview="chemin" />
      <circle class="end" cx={end.x} cy={end.y} r="13" />
      {threats.map(({ figure, strikes }) => {
        const at = middle(figure.cell);
        return (
          <g key={figure.id} data-threat={figure.id}>
            <circle class={strikes ? 'threat' : 'threat held'} cx={at.x} cy={at.y} r="21" />
            {strikes && <path class="threat" d={lineThrough(between(at, start))} />}
          </g>
        );
      })}
      {dodge && (
        <Tag
          at={{ x: end.x, y: end.y - 30 }}
          text={striking > 0 ? `${said.dodge[dodge]}, ${said.strikes(striking)}` : said.dodge[dodge]}
          risk
          within={seen}
        />
      )}
    </>
  );
}

/** The line of an attack, the squares it crosses, and what makes it harder. */
export function ShotLine({ shot, ground, lang, seen }: Drawn & { readonly shot: Shot }) {
  const said = previewWords[lang];
  const { from, to, crossed, zones, covered } = shot;
  const ends = [middleOf(ground, from), middleOf(ground, to)] as const;
  const { x, y } = ends[1];
  const notes = [...(zones > 0 ? [said.zones(zones)] : []), ...(covered ? [said.covered] : [])];
  return (
    <>
      {crossed.map((cell) => {
        const place = ground.at(cell);
        return <path key={cell} class="crossed" d={square(place.x, place.y)} />;
      })}
      <path class="shot" d={lineThrough(between(...ends))} data-preview="tir" />
      <circle class="aimed" cx={x} cy={y} r="21" />
      <path class="aimed" d={`M${x} ${y - 27}v7M${x} ${y + 20}v7M${x - 27} ${y}h7M${x + 20} ${y}h7`} />
      {notes.length > 0 && <Tag at={halfway(...ends)} text={notes.join(', ')} risk within={seen} />}
    </>
  );
}

const square = (x: number, y: number): string => `M${x * SQUARE + 1} ${y * SQUARE + 1}h38v38h-38z`;
