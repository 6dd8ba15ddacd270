import { expect, test } from 'vitest';
import { contains, followed, isAtEase, moved, STEP, windowOf, zoomed } from './frame.ts';

const map = { left: -100, top: 0, width: 400, height: 200 };

test('the point under the pointer stays in place while the map grows', () => {
  const at = { x: 50, y: 40 };
  const before = windowOf(zoomed(undefined, { by: 1.5, map }), map, 2);
  const after = windowOf(zoomed(zoomed(undefined, { by: 1.5, map }), { by: 2, map, at }), map, 2);
  const share = (w: typeof map) => [(at.x - w.left) / w.width, (at.y - w.top) / w.height];
  share(after).forEach((value, i) => {
    expect(value).toBeCloseTo(share(before)[i]!);
  });
});

test('small again, the whole map is shown', () => {
  expect(zoomed(zoomed(undefined, { by: STEP, map }), { by: 1 / STEP, map })).toBeUndefined();
  expect(windowOf(undefined, map, 1)).toEqual(map);
});

test('the middle stays on the map, and the window has the shape of its place', () => {
  const frame = moved({ scale: 2, x: 9000, y: -50 }, map);
  expect(frame).toEqual({ scale: 2, x: 300, y: 0 });
  const seen = windowOf(frame, map, 0.5);
  expect(seen.width / seen.height).toBe(0.5);
  expect(contains(seen, 300, 0)).toBe(true);
  expect(contains(seen, -100, 0)).toBe(false);
});

test('a map that can be read is shown whole; a larger one at its natural size, around the action', () => {
  expect(followed(map, { place: { width: 340, height: 200 }, around: { x: 0, y: 0 } })).toBeUndefined();
  expect(followed(map, { place: { width: 339, height: 200 }, around: { x: 0, y: 0 } })).toBeDefined();
  const place = { width: 200, height: 150 };
  const seen = windowOf(followed(map, { place, around: { x: 40, y: 90 } }), map, place.width / place.height);
  expect(seen.width).toBeCloseTo(place.width);
  expect(seen.height).toBeCloseTo(place.height);
  expect(seen.left + seen.width / 2).toBeCloseTo(40);
});

test('followed into a corner, nothing is shown beyond the map but the room of its buttons', () => {
  const place = { width: 200, height: 150 };
  const seen = windowOf(followed(map, { place, around: { x: 290, y: 195 } }), map, place.width / place.height);
  expect(seen.left + seen.width).toBeCloseTo(map.left + map.width);
  expect(seen.top + seen.height).toBeCloseTo(map.top + map.height + 48);
});

test('near the rim of the window one looks elsewhere, in its middle one does not', () => {
  const seen = { left: 0, top: 0, width: 100, height: 50 };
  expect(isAtEase(seen, { x: 70, y: 25 })).toBe(true);
  expect(isAtEase(seen, { x: 95, y: 25 })).toBe(false);
  expect(isAtEase(seen, { x: 50, y: 2 })).toBe(false);
});

test('on a small screen the room of whoever acts is shown whole where it can be read', () => {
  const place = { width: 300, height: 150 };
  const around = { x: 40, y: 90 };
  const room = { left: 0, top: 60, width: 160, height: 120 };
  const seen = windowOf(followed(map, { place, around, rooms: [room] }), map, place.width / place.height);
  for (const [x, y] of [
    [room.left, room.top],
    [room.left + room.width, room.top + room.height],
  ] as const)
    expect(contains(seen, x, y)).toBe(true);
  // What is left of the place is on the side of whoever acts.
  expect(room.left - seen.left).toBeGreaterThan(seen.left + seen.width - room.left - room.width);
  const hall = { left: -100, top: 0, width: 400, height: 190 };
  const near = windowOf(followed(map, { place, around, rooms: [hall] }), map, place.width / place.height);
  expect(near.width).toBeCloseTo(place.width);
  const first = windowOf(followed(map, { place, around, rooms: [hall, room, map] }), map, place.width / place.height);
  expect(first).toEqual(seen);
});
