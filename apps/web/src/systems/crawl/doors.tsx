import type { Side } from '@souterrain/dungeon';
import { SQUARE } from '../../ink/grid.ts';
import type { Props } from './board.tsx';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';

const TURN: Readonly<Record<Side, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** Leaves of a door drawn on the north side of a square whose middle is the origin. */
const LEAVES = {
  inconnue: 'M-17 -26h34v12h-34z',
  fermee: 'M-16 -26h32v12h-32zM-8 -26v12M8 -26v12',
  ouverte: 'M-23 -25h10v10h-10zM13 -25h10v10h-10z',
  impasse: 'M-16 -24h32v8h-32zM-14 -24l28 8M14 -24l-28 8',
} as const;

/** Where its seal is, on each side: outside, so that whoever stands before the door does not hide it. */
const SEAL: Readonly<Record<Side, string>> = { n: '0 -29', e: '29 0', s: '0 29', w: '-29 0' };

/** Portes: a question mark is sealed on those nobody has opened, with the number that options call them by. */
export function Doors({ view, lang, ground }: Props & { readonly ground: Ground }) {
  const said = boardWords[lang];
  return (
    <>
      {view.board.doors.map(({ id, cell, side, status }) => {
        const { x, y } = ground.at(cell);
        return (
          <g
            key={id}
            data-door={id}
            class={`door ${status}`}
            transform={`translate(${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE})`}
          >
            <title>{said.doors[status]}</title>
            <g transform={`rotate(${TURN[side]})`}>
              {status === 'ouverte' && (
                <g transform="translate(-14 -20)">
                  <path class="leaf" d="M0 -2.500H26V2.500H0Z" />
                </g>
              )}
              <path d={LEAVES[status]} />
            </g>
            {status === 'inconnue' && (
              <g transform={`translate(${SEAL[side]})`}>
                <rect x="-10.500" y="-8" width="21" height="16" rx="8" />
                <text y="4.500">{id.slice(id.lastIndexOf('-') + 1)} ?</text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
