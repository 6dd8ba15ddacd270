/** Where the pips of each face stand. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[27, 27]],
  [
    [16, 16],
    [38, 38],
  ],
  [
    [15, 15],
    [27, 27],
    [39, 39],
  ],
  [
    [16, 16],
    [38, 38],
    [38, 16],
    [16, 38],
  ],
  [
    [15, 15],
    [39, 39],
    [39, 15],
    [15, 39],
    [27, 27],
  ],
  [
    [16, 14],
    [38, 14],
    [16, 27],
    [38, 27],
    [16, 40],
    [38, 40],
  ],
];

/** The six faces of a die, and what each is worth. */
export const DiceFaces = ({ worth }: { readonly worth: readonly string[] }) => (
  <div class="faces">
    {PIPS.map((pips, i) => (
      <div key={i}>
        <svg viewBox="0 0 54 54" aria-hidden="true">
          <rect x="3" y="3" width="48" height="48" rx="9" />
          {pips.map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <b>{worth[i]}</b>
      </div>
    ))}
  </div>
);
