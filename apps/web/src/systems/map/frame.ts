/** What part of the map is seen: how many times larger than the whole, and the point in the middle. */
export interface Frame {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The map itself, in the same units. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const STEP = 1.4;
const LARGEST = 6;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Larger or smaller around a point, which stays where it is; undefined is the whole map. */
export function zoomed(
  frame: Frame | undefined,
  { by, map, at }: { by: number; map: Extent; at?: Point | undefined },
): Frame | undefined {
  const now = frame ?? { scale: 1, x: map.left + map.width / 2, y: map.top + map.height / 2 };
  const scale = within(now.scale * by, 1, LARGEST);
  if (scale <= 1.01) return undefined;
  const fixed = at ?? now;
  const ratio = now.scale / scale;
  return moved({ scale, x: fixed.x + (now.x - fixed.x) * ratio, y: fixed.y + (now.y - fixed.y) * ratio }, map);
}

/** The middle never leaves the map. */
export const moved = ({ scale, x, y }: Frame, map: Extent): Frame => ({
  scale,
  x: within(x, map.left, map.left + map.width),
  y: within(y, map.top, map.top + map.height),
});

/** The window of a frame, as wide for its height as the place it is shown in. */
export function windowOf(frame: Frame | undefined, map: Extent, aspect: number): Extent {
  if (!frame) return map;
  const width = Math.max(map.width, map.height * aspect) / frame.scale;
  const height = width / aspect;
  return { left: frame.x - width / 2, top: frame.y - height / 2, width, height };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A map drawn smaller than this share of its natural size can no longer be read. */
const READABLE = 0.85;

/** What may be seen under the map, so that its last row is not under the buttons. */
const UNDER = 48;

/** A room is not drawn larger than this share of its natural size: its squares would fill the screen. */
const LARGE = 1.1;

export interface Followed {
  readonly place: Size;
  readonly around: Point;
  /** What is best seen with it, such as the room of whoever acts: the first that can be read. */
  readonly rooms?: readonly Extent[] | undefined;
}

/**
 * The whole map where it can be read in its place; otherwise the room of whoever acts, or, when even that is too large,
 * the map at its natural size, as near to a point as the map allows.
 */
export function followed(map: Extent, { place, around, rooms = [] }: Followed): Frame | undefined {
  const share = shareOf(map, place);
  if (share >= READABLE) return undefined;
  const across: Stretch = [map.left, map.width];
  const down: Stretch = [map.top, map.height + UNDER];
  const room = rooms.find((each) => shareOf(each, place) >= READABLE);
  if (room) {
    const fit = Math.min(shareOf(room, place), LARGE);
    return {
      scale: fit / share,
      x: beside(inside(around.x, across, place.width / fit), [room.left, room.width], place.width / fit),
      y: beside(inside(around.y, down, place.height / fit), [room.top, room.height], place.height / fit),
    };
  }
  return {
    scale: 1 / share,
    x: inside(around.x, across, place.width),
    y: inside(around.y, down, place.height),
  };
}

type Stretch = readonly [start: number, length: number];

/** As near to a point as can be while nothing is seen beyond a stretch. */
const inside = (value: number, [start, length]: Stretch, seen: number): number =>
  length <= seen ? start + length / 2 : within(value, start + seen / 2, start + length - seen / 2);

/** As near to a point as can be while all of a stretch is seen. */
const beside = (value: number, [start, length]: Stretch, seen: number): number =>
  within(value, start + length - seen / 2, start + seen / 2);

const shareOf = ({ width, height }: Extent, place: Size): number =>
  Math.min(place.width / width, place.height / height);

/** True for a point well inside a window, where nobody needs to look elsewhere to see what is around it. */
export const isAtEase = ({ left, top, width, height }: Extent, { x, y }: Point): boolean =>
  Math.abs(x - left - width / 2) <= width * 0.3 && Math.abs(y - top - height / 2) <= height * 0.3;

export const contains = ({ left, top, width, height }: Extent, x: number, y: number): boolean =>
  x >= left && y >= top && x <= left + width && y <= top + height;
