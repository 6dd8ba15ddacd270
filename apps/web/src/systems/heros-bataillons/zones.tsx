import type { Zone } from '@souterrain/heros-bataillons';
import type { Box } from '../../ink/ground.ts';
import type { LayerProps } from './board.tsx';
import { boardWords } from './board-words.ts';
import { capital } from './names.ts';

/** A sign of the foot of a zone, and its word. */
interface Sign {
  readonly id: string;
  readonly path: string;
  readonly word: string;
}

/** Drawn in a square of 16. */
const SIGNS: Readonly<Record<string, string>> = {
  issue: 'M3 14V2H13V14M8 14V7M5 10L8 7L11 10',
  obscur: 'M11 2A6.500 6.500 0 1 0 14 11A5.500 5.500 0 0 1 11 2Z',
  hauteur: 'M1 14L6 5L9 9L11 6L15 14Z',
  couvert: 'M1 14V8H5V11H7V8H11V11H12V8H15V14Z',
  passage: 'M3 1V15M13 1V15M6 8H10',
  table: 'M1 6H15V9H1ZM3 9V15M13 9V15',
  lustre: 'M8 1V5M2 8H14L11 12H5ZM2 8V5M14 8V5',
  brasero: 'M3 8H13L11 13H5ZM8 7C5 5 9 4 8 1C11 3 11 5 8 7Z',
  porte: 'M4 15V2H12V15ZM9.500 9H10.500',
  objets: 'M4 7C2 10 2 14 8 14S14 10 12 7ZM6 7L5 3H11L10 7',
};

const signsOf = (zone: Zone, { words, lang }: LayerProps): readonly Sign[] => {
  const said = boardWords[lang];
  const named = (id: string, kind = id): Sign => ({
    id,
    path: SIGNS[kind] ?? SIGNS.table!,
    word: words.term(id, undefined),
  });
  return [
    ...(zone.exit ? [{ id: 'issue', path: SIGNS.issue!, word: said.exit }] : []),
    ...(zone.lit ? [] : [{ id: 'obscur', path: SIGNS.obscur!, word: said.dark }]),
    ...zone.positions.map(({ id, tag }) => ({ ...named(tag), id })),
    ...zone.features.map((feature) => named(feature)),
    ...(zone.items.length > 0 ? [{ id: 'objets', path: SIGNS.objets!, word: said.items(zone.items.length) }] : []),
  ];
};

const TINTS = 5;
/** About the width of a letter of the map. */
const LETTER = 7.2;
/** The width of a letter of a title, in parts of its size. */
const TITLE_LETTER = 0.4;

/** One size for all, as large as the head of a zone holds the longest name. */
function nameSize(names: readonly string[], width: number): number {
  const longest = Math.max(...names.map((name) => name.length));
  return Math.round(Math.max(20, Math.min(27, (width - 30) / (longest * TITLE_LETTER))));
}

/** Each zone with its tint, its name, its light and what stands in it. */
export function Zones(props: LayerProps) {
  const { plan, ground, words } = props;
  const names = plan.zones.map(({ id }) => capital(words.term(id, undefined)));
  const size = nameSize(names, ground.zones.get(plan.zones[0]?.id ?? '')?.width ?? 0);
  return (
    <>
      {plan.zones.map((zone, i) => {
        const box = ground.zones.get(zone.id)!;
        return (
          <g key={zone.id} data-zone={zone.id} class={zone.lit ? 'zone' : 'zone dark'}>
            <path class={`tint zone-${(i % TINTS) + 1}`} d={inside(box)} />
            <text class="zone-name" x={box.x + 18} y={box.y + 29} style={`font-size:${size}px`}>
              {names[i]}
            </text>
            <Foot box={box} signs={signsOf(zone, props)} />
          </g>
        );
      })}
    </>
  );
}

function Foot({ box, signs }: { readonly box: Box; readonly signs: readonly Sign[] }) {
  const room = box.width - 24;
  const wide = signs.reduce((sum, { word }) => sum + 26 + word.length * LETTER, 0);
  let x = box.x + 12;
  return (
    <g class="signs">
      {signs.map(({ id, path, word }) => {
        const at = x;
        x += wide <= room ? 26 + word.length * LETTER : 22;
        return (
          <g key={id} transform={`translate(${at} ${box.y + box.height - 24})`}>
            <title>{word}</title>
            <path d={path} />
            {wide <= room && (
              <text x="19" y="12">
                {word}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const inside = ({ x, y, width, height }: Box): string =>
  `M${x + 2} ${y + 2}h${width - 4}v${height - 16}l-12 12h${16 - width}z`;
