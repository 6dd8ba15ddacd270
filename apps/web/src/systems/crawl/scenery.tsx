import type { Crawl } from '@souterrain/crawl/world';
import { latePictures } from '../../icons/late.ts';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';

const fillOf = latePictures(() => import('./drawings.ts').then((m) => m.fills));
const lineOf = latePictures(() => import('./drawings.ts').then((m) => m.lines));

/** What glows, and what has no bottom. */
const MOODS: Readonly<Record<string, string>> = { lave: 'hot', brasero: 'hot', precipice: 'deep' };

interface SceneryProps extends Props {
  readonly g: Crawl;
  readonly ground: Ground;
}

export function Scenery({ g, view, lang, ground }: SceneryProps) {
  const things = [...ground.plan.squares.values()].filter((s) => s.feature !== undefined);
  return (
    <>
      {things.map(({ cell, feature }) => (
        <Thing
          key={cell}
          {...{ ground, cell }}
          id={feature!}
          title={g.content.scenery[feature!]?.name[lang] ?? feature!}
        />
      ))}
      {view.piles.map(({ cell, items, deniers }) => (
        <Thing
          key={`pile-${cell}`}
          {...{ ground, cell }}
          id="pile"
          title={boardWords[lang].pile(items.length, deniers)}
        />
      ))}
    </>
  );
}

interface ThingProps {
  readonly ground: Ground;
  readonly cell: number;
  readonly id: string;
  readonly title: string;
}

function Thing({ ground, cell, id, title }: ThingProps) {
  const { x, y } = ground.at(cell);
  return (
    <g class={MOODS[id]} transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
      <title>{title}</title>
      <path class="prop" d={fillOf(id) ?? fillOf('autre')} />
      <path class="prop-line" d={lineOf(id) ?? lineOf('autre')} />
    </g>
  );
}
