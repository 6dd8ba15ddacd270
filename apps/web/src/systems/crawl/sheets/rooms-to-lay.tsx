import type { Crawl } from '@souterrain/crawl/world';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { gridGround, SQUARE } from '../../../ink/grid.ts';
import { loopsPath } from '../../../ink/ground.ts';
import { type Ground, segment } from '../ground.ts';
import { type LaidRoom, laidRoom } from '../laid-room.ts';

interface RoomsToLayProps {
  readonly g: Crawl;
  readonly decision: OfferedDecision | undefined;
  readonly pointed: OfferedOption | undefined;
  readonly ground: Ground;
}

/** AD1-EXPLO-15: every way to lay the room, faintly, then the one that is pointed at, with its Portes. */
export const RoomsToLay = ({ g, decision, pointed, ground }: RoomsToLayProps) => (
  <>
    {decision?.options
      .toSorted((a, b) => Number(a === pointed) - Number(b === pointed))
      .map((option) => {
        const room = laidRoom(g, decision, option);
        return room && <Outline key={option.id} room={room} ground={ground} isPointed={option === pointed} />;
      })}
  </>
);

interface OutlineProps extends Pick<RoomsToLayProps, 'ground'> {
  readonly room: LaidRoom;
  readonly isPointed: boolean;
}

function Outline({ room: { tile, x, y }, ground: { left, top }, isPointed }: OutlineProps) {
  const { width, height, squares, doors } = tile;
  const open = (column: number, row: number) => squares.some((square) => square.x === column && square.y === row);
  return (
    <g
      class={isPointed ? 'to-lay pointed' : 'to-lay'}
      data-preview={isPointed ? 'salle' : undefined}
      transform={`translate(${(x - left) * SQUARE} ${(y - top) * SQUARE})`}
    >
      <path d={loopsPath(gridGround({ width, height, open }).loops)} fill-rule="evenodd" />
      {isPointed && <path class="ways" d={doors.map((door) => segment(door, door.side)).join('')} />}
    </g>
  );
}
