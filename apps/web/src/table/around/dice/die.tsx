import type { Die } from '../../../systems/adaptor.ts';

interface Shape {
  readonly outline: string;
  readonly edges: string;
  /** Where the figure stands. */
  readonly y: number;
}

/** Outlines of the dice as they lie on a table, on a 54 unit square. */
const SHAPES: Readonly<Record<number, Shape>> = {
  4: { outline: 'M27 4L51 47H3Z', edges: 'M27 4L35 47', y: 41 },
  8: { outline: 'M27 2L50 27L27 52L4 27Z', edges: 'M27 2L42 34L27 52L12 34ZM12 34H42M4 27L12 34M50 27L42 34', y: 30 },
  10: {
    outline: 'M27 3L50 21V33L27 51L4 33V21Z',
    edges: 'M27 3L41 30L27 37L13 30ZM41 30L50 33M13 30L4 33M27 37V51',
    y: 27,
  },
  12: {
    outline: 'M27 2L42 7L51 19V35L42 47L27 52L12 47L3 35V19L12 7Z',
    edges: 'M27 13L41 23L36 39H18L13 23ZM27 13V2M41 23L51 19M36 39L42 47M18 39L12 47M13 23L3 19',
    y: 33,
  },
  20: {
    outline: 'M27 2L49 14.500V39.500L27 52L5 39.500V14.500Z',
    edges: 'M27 2V13L43 40L49 39.500M27 13L11 40L5 39.500M11 40H43L27 52ZM27 13L5 14.500L11 40M27 13L49 14.500L43 40',
    y: 33,
  },
  100: { outline: 'M27 3A24 24 0 1 1 26.900 3Z', edges: 'M6 17Q27 9 48 17M6 37Q27 45 48 37', y: 33 },
};
const CUBE: Shape = { outline: 'M11 2H43Q52 2 52 11V43Q52 52 43 52H11Q2 52 2 43V11Q2 2 11 2Z', edges: '', y: 33 };

/** Where the dots of a cube lie: the centre, two corners, the other two, the sides. */
const DOTS: readonly (readonly [number, number])[][] = [
  [[27, 27]],
  [
    [14, 14],
    [40, 40],
  ],
  [
    [40, 14],
    [14, 40],
  ],
  [
    [14, 27],
    [40, 27],
  ],
];
const dotsOf = (face: number) => [
  ...(face % 2 === 1 ? DOTS[0]! : []),
  ...(face > 1 ? DOTS[1]! : []),
  ...(face > 3 ? DOTS[2]! : []),
  ...(face === 6 ? DOTS[3]! : []),
];

/** Two faces seen on the way: never the one it settles on. */
const passing = ({ sides, face }: Die): readonly number[] => [
  ((face + Math.floor(sides / 2)) % sides) + 1,
  ((face + Math.floor(sides / 3)) % sides) + 1,
];

interface DieFaceProps {
  readonly die: Die;
  /** Shows other faces while it falls. */
  readonly rolling?: boolean;
}

/** A die drawn with its shape, its face in figures, or in dots on a cube. */
export function DieFace({ die, rolling = false }: DieFaceProps) {
  const { sides, face, owner } = die;
  const { outline, edges } = SHAPES[sides] ?? CUBE;
  return (
    <svg viewBox="0 0 54 54" class={`die-face ${owner}`} role="img" aria-label={`D${sides}, ${face}`}>
      <path class="body" d={outline} />
      <path class="edges" d={edges} />
      {rolling && sides > 3 && passing(die).map((other) => <Side key={other} sides={sides} face={other} name="pass" />)}
      <Side sides={sides} face={face} name="up" />
    </svg>
  );
}

const Side = ({ sides, face, name }: { readonly sides: number; readonly face: number; readonly name: string }) => (
  <g class={name}>
    {sides === 6 ? (
      dotsOf(face).map(([x, y]) => <circle key={`${x}${y}`} class="dot" cx={x} cy={y} r="4.500" />)
    ) : (
      <text x="27" y={(SHAPES[sides] ?? CUBE).y}>
        {face}
      </text>
    )}
  </g>
);
