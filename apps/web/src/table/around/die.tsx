import type { Die } from '../../systems/adaptor.ts';

/** Outlines of the dice as they lie on a table, on a 54 unit square. */
const SHAPES: Readonly<Record<number, { outline: string; edges: string }>> = {
  10: { outline: 'M27 3L50 21V33L27 51L4 33V21Z', edges: 'M27 3L41 30L27 37L13 30ZM41 30L50 33M13 30L4 33M27 37V51' },
  20: {
    outline: 'M27 2L49 14.5V39.5L27 52L5 39.500V14.500Z',
    edges: 'M27 2V13L43 40L49 39.500M27 13L11 40L5 39.500M11 40H43L27 52ZM27 13L5 14.500L11 40M27 13L49 14.500L43 40',
  },
  100: { outline: 'M27 3A24 24 0 1 1 26.900 3Z', edges: 'M6 17Q27 9 48 17M6 37Q27 45 48 37' },
};
const CUBE = { outline: 'M11 2H43Q52 2 52 11V43Q52 52 43 52H11Q2 52 2 43V11Q2 2 11 2Z', edges: '' };

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

/** A die drawn with its shape, its face in figures, or in dots on a cube. */
export function DieFace({ die: { sides, face, owner } }: { readonly die: Die }) {
  const { outline, edges } = SHAPES[sides] ?? CUBE;
  return (
    <svg viewBox="0 0 54 54" class={`die-face ${owner}`} role="img" aria-label={`D${sides}, ${face}`}>
      <path class="body" d={outline} />
      <path class="edges" d={edges} />
      {sides === 6 ? (
        dotsOf(face).map(([x, y]) => <circle key={`${x}${y}`} class="dot" cx={x} cy={y} r="4.500" />)
      ) : (
        <text x="27" y={sides === 10 ? 27 : 33}>
          {face}
        </text>
      )}
    </svg>
  );
}
