import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { stepsOf, timelineOf } from './timeline.ts';

const walk = (who: string, squares: number): Beat => ({
  kind: 'move',
  who,
  path: Array.from({ length: squares + 1 }, (_, i) => ({ x: i * 40, y: 0 })),
});

test('what happened is shown in order: the blow after the walk, the wound after the blow', () => {
  const beats: readonly Beat[] = [
    walk('rat', 2),
    { kind: 'strike', who: 'rat', target: 'heros' },
    { kind: 'hurt', who: 'heros', amount: 1 },
  ];
  const [first, second, third] = timelineOf(beats);
  expect(first!.at).toBe(0);
  expect(second!.at).toBe(first!.lasts);
  expect(third!.at).toBeGreaterThan(second!.at);
});

test('however much happens, it is shown within three seconds', () => {
  const cues = timelineOf(Array.from({ length: 60 }, (_, i) => walk(`rat-${i}`, 6)));
  expect(Math.max(...cues.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(3000);
});

test('the steps of two walks of one figure follow each other', () => {
  const cues = timelineOf([walk('rat', 2), walk('autre', 1), walk('rat', 1)]);
  const steps = stepsOf(cues, 'rat');
  expect(steps.map(({ x }) => x)).toEqual([0, 40, 80, 0, 40]);
  expect(steps.map(({ at }) => at)).toEqual([...steps.map(({ at }) => at)].sort((a, b) => a - b));
  expect(steps[3]!.at).toBeGreaterThan(steps[2]!.at);
});
