import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SQUARE } from '../../../ink/grid.ts';
import type { BoardProps } from '../../adaptor.ts';
import { type BoardWords, boardWords } from '../board-words.ts';
import { type Leg, type Preview, previewOf } from './preview.ts';
import { walkFigures } from './walk.ts';

interface TrailProps {
  readonly preview: Preview;
  readonly side: number;
  readonly words: BoardWords;
}

/** Drawn over the board: where the option pointed at leads, and the walk of those who have just moved. */
export function Overlay({ view, decision, pointed, lang, latest }: BoardProps<C50View, C50Event>) {
  const group = useRef<SVGGElement>(null);
  const { floor } = view;
  useLayoutEffect(() => {
    const board = group.current?.ownerSVGElement;
    if (board && floor) walkFigures(board, latest, floor.side);
  }, [latest]);
  const preview = previewOf(view, decision, pointed);
  return (
    <g ref={group} class="trail">
      {preview && floor && <Trail preview={preview} side={floor.side} words={boardWords[lang]} />}
    </g>
  );
}

/** The path of the direction pointed at, with the wall it hits and where it may bounce. */
function Trail({ preview: { first, bounces }, side, words }: TrailProps) {
  const at = (cell: number) => [((cell % side) + 0.5) * SQUARE, (Math.floor(cell / side) + 0.5) * SQUARE] as const;
  const path = ({ run, from }: Leg) => `M${[from, ...run.cells].map((cell) => at(cell).join(' ')).join('L')}`;
  const end = first.run.cells.at(-1) ?? first.from;
  const [x, y] = at(end);
  const note = first.run.held ? words.held : first.run.left > 0 ? words.bounce(first.run.left) : undefined;
  return (
    <>
      {bounces.map((bounce) => (
        <path key={path(bounce)} class="bounce" d={path(bounce)} />
      ))}
      {bounces.map((bounce) => {
        const [bx, by] = at(bounce.run.cells.at(-1)!);
        return <circle key={path(bounce)} class="bounce" cx={bx} cy={by} r="7" />;
      })}
      <path class="run" d={path(first)} />
      <circle class="end" cx={x} cy={y} r="15" />
      {note && (
        <g class="tag" transform={`translate(${Math.max(44, Math.min(side * SQUARE - 44, x))} ${y - 26})`}>
          <rect x="-44" y="-12" width="88" height="20" rx="10" />
          <text y="3">{note}</text>
        </g>
      )}
    </>
  );
}
