import type { CrawlView } from '@souterrain/crawl';
import type { Company, SystemWords } from '@souterrain/words';
import { latePictures } from '../../icons/late.ts';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';
import { markNames } from './mark-names.ts';
import { portraitOf } from './portrait.ts';

export type FigureView = CrawlView['figures'][number];

const HEXAGON = 'M0 -18L16 -9V9L0 18L-16 9V-9Z';
const heroIcon = latePictures(() =>
  Promise.all([import('../../icons/careers.gen.ts'), import('../../icons/origins.gen.ts')]).then(
    ([{ careers }, { origins }]) => ({ ...careers, ...origins }),
  ),
);
const creatureIcon = latePictures(() => import('../../icons/dungeon-bestiary.gen.ts').then((m) => m.dungeonBestiary));

export const pictureOf = ({ hero, profile }: FigureView): string =>
  (hero ? portraitOf(hero.sheet, heroIcon) : creatureIcon(profile ?? '')) ?? '';

/** « Orque 2 »: the number at the end of its id, where its group has several. */
export const numberOf = ({ id }: FigureView): string => id.slice(id.lastIndexOf('-') + 1);

/** Who a figure is: the name of its player, or of its creature with its number. */
export function nameOf(figure: FigureView, { company, words }: Known): string {
  const { hero, profile } = figure;
  if (hero) return company.names[hero.seat] || hero.sheet.name;
  return profile ? `${words.term(profile, undefined)} ${numberOf(figure)}` : '';
}

interface Known {
  readonly company: Company;
  readonly words: SystemWords;
}

/** Heroes are discs, creatures numbered hexagons; what is lost of Santé is hollow. */
export function Figures({ view, lang, words, company, decision, ground }: Props & { readonly ground: Ground }) {
  const said = boardWords[lang];
  const acting = view.turn?.figure;
  return (
    <>
      {view.figures
        .filter((f) => f.status === 'plateau')
        .map((figure) => {
          const { x, y } = ground.at(figure.cell);
          const { hero } = figure;
          const name = nameOf(figure, { company, words });
          const marks = markNames(figure, words);
          const active = figure.id === acting || (hero !== null && decision?.seat === hero.seat);
          return (
            <g
              key={figure.id}
              data-figure={figure.id}
              class={hero ? 'fig hero' : `fig foe ${figure.camp}`}
              transform={`translate(${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE})`}
            >
              <title>{said.figure(name, figure.sante, figure.santeMax, marks)}</title>
              {active && <circle class="halo" r="20" />}
              {hero ? <circle class="base" r="16" /> : <path class="base" d={HEXAGON} />}
              <path class="face" d={pictureOf(figure)} transform="translate(-11.500 -11.500) scale(.045)" />
              <Pips sante={figure.sante} of={figure.santeMax} />
            </g>
          );
        })}
    </>
  );
}

/** Few points are counted at a glance, many are read. */
const MOST_PIPS = 7;

const Pips = ({ sante, of }: { readonly sante: number; readonly of: number }) =>
  of > MOST_PIPS ? (
    <text class="points-left" y="24">
      {sante}/{of}
    </text>
  ) : (
    Array.from({ length: of }, (_, i) => (
      <circle key={i} class={i < sante ? 'pip' : 'pip off'} cx={(i - (of - 1) / 2) * 6} cy="18" r="2.600" />
    ))
  );
