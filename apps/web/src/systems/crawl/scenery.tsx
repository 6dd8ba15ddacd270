import { SCENERY } from '@souterrain/crawl/content/index';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';

interface Drawing {
  readonly fill: string;
  readonly line: string;
  readonly class?: string;
}

/** What stands or lies on a square, in its 40 units. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  statue: { fill: 'M12 35H28V30H25L24 18A7 7 0 1 0 16 18L15 30H12Z', line: 'M16 24H24M20 6V18' },
  pilier: { fill: 'M20 5A15 15 0 1 1 19.900 5Z', line: 'M20 11A9 9 0 1 1 19.900 11Z' },
  arbre: { fill: 'M20 4L32 20H26L34 31H6L14 20H8Z', line: 'M20 31V37M20 12V28' },
  barricade: { fill: 'M4 12H36V18H4ZM4 24H36V30H4Z', line: 'M10 7L14 35M30 7L26 35' },
  muret: { fill: 'M3 14H37V27H3Z', line: 'M3 20.500H37M12 14V20.500M24 14V20.500M18 20.500V27M30 20.500V27' },
  buisson: {
    fill: 'M8 31A8 8 0 0 1 9 17A9 9 0 0 1 24 10A9 9 0 0 1 33 22A7 7 0 0 1 31 31Z',
    line: 'M14 24L17 20M22 26L25 19',
  },
  lave: {
    fill: 'M3 3H37V37H3Z',
    line: 'M6 14Q13 8 20 14T34 14M6 22Q13 16 20 22T34 22M6 30Q13 24 20 30T34 30',
    class: 'hot',
  },
  precipice: {
    fill: 'M6 8L20 4L34 9L36 24L30 35L12 36L4 26Z',
    line: 'M10 12L20 9L30 13L31 23L27 30L14 31L9 24Z',
    class: 'deep',
  },
  piege: { fill: 'M6 33H34L31 9H9Z', line: 'M9 30L12 15L15 30M17 30L20 13L23 30M25 30L28 15L31 30' },
  interrupteur: { fill: 'M11 11H29V29H11Z', line: 'M20 15A5 5 0 1 1 19.900 15Z' },
  coffre: { fill: 'M7 18Q7 10 13 10H27Q33 10 33 18V31H7Z', line: 'M7 19H33M17 16H23V24H17ZM20 19V22' },
};

const OTHER: Drawing = { fill: 'M20 6L34 20L20 34L6 20Z', line: 'M20 14V22M20 26V27' };

export function Scenery({ view, lang, ground }: Props & { readonly ground: Ground }) {
  const said = boardWords[lang];
  const props = [...ground.plan.squares.values()].filter((s) => s.feature !== undefined);
  return (
    <>
      {props.map(({ cell, feature }) => {
        const { x, y } = ground.at(cell);
        const drawing = DRAWINGS[feature!] ?? OTHER;
        return (
          <g key={cell} class={drawing.class} transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
            <title>{SCENERY[feature!]?.name[lang] ?? feature}</title>
            <path class="prop" d={drawing.fill} />
            <path class="prop-line" d={drawing.line} />
          </g>
        );
      })}
      {view.piles.map(({ cell, items, deniers }) => {
        const { x, y } = ground.at(cell);
        return (
          <g key={`pile-${cell}`} transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
            <title>{said.pile(items.length, deniers)}</title>
            <path class="prop" d="M10 30Q8 20 16 18L15 13H25L24 18Q32 20 30 30Q20 34 10 30Z" />
          </g>
        );
      })}
    </>
  );
}
