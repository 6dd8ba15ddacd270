import { expect, test } from 'vitest';
import { contains, moved, STEP, windowOf, zoomed } from './frame.ts';

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
