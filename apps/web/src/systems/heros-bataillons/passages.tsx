import type { LayerProps } from './board.tsx';
import { boardWords } from './board-words.ts';

/** What stands across a passage: a closed door, the rungs of a cliff, the void of a chasm. */
export function Passages({ ground, lang }: LayerProps) {
  const said = boardWords[lang];
  return (
    <g class="passages">
      {ground.passages.map(({ link: { from, to, open, kind }, door: { at, angle } }) => (
        <g key={`${from}-${to}`} transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}>
          {kind && (
            <g class={kind}>
              <title>{said.links[kind]}</title>
              <path d={kind === 'gouffre' ? CHASM : CLIFF} />
            </g>
          )}
          {!open && (
            <g class="door">
              <title>{said.closed}</title>
              <path d="M-5 -17H5V17H-5ZM0 -17V17" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

const CLIFF = 'M-14 -13l4 26M-6 -13l4 26M2 -13l4 26M10 -13l4 26';
const CHASM = 'M-16 -15l5 8-4 7 5 7-6 8h30l-4-8 5-7-5-8 4-7z';
