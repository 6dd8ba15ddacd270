import { AROUND } from '@souterrain/dungeon';
import { gridGround, SQUARE } from '../../../ink/grid.ts';
import { loopsPath } from '../../../ink/ground.ts';
import type { Beat } from '../../map/beats.ts';
import type { Ground } from '../ground.ts';

/** Rooms that the last answer laid: paper over them and their outline, seen only while they are being drawn. */
export function FreshRooms({ beats, ground }: { readonly beats: readonly Beat[]; readonly ground: Ground }) {
  const rooms = beats.flatMap((beat) => (beat.kind === 'room' ? [beat.room] : []));
  return (
    <>
      {rooms.map((room) => (
        <FreshRoom key={room} room={room} ground={ground} />
      ))}
    </>
  );
}

function FreshRoom({ room, ground }: { readonly room: string; readonly ground: Ground }) {
  const { plan, at, width, height } = ground;
  const cells = new Set([...plan.squares.values()].filter((s) => s.room === room).map(({ cell }) => cell));
  const rock = new Set(
    [...cells].flatMap((cell) => AROUND.map((step) => cell + step)).filter((cell) => !plan.squares.has(cell)),
  );
  const floor = new Set(
    [...cells].map((cell) => {
      const { x, y } = at(cell);
      return y * width + x;
    }),
  );
  const { loops } = gridGround({ width, height, open: (x, y) => floor.has(y * width + x) });
  const cover = [...cells, ...rock]
    .map(at)
    .map(({ x, y }) => `M${x * SQUARE} ${y * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`)
    .join('');
  return (
    <g data-room={room}>
      <path class="fresh" d={cover} />
      <path class="fresh-wall" d={loopsPath(loops)} pathLength="1" />
    </g>
  );
}
