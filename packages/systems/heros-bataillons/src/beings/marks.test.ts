import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import type { Mark, Until } from '../pieces.ts';
import { gain } from './marks.ts';

const rounds = (minute: number): Until => ({ in: 'rounds', of: 'e1', left: 1, minute });
const turn = (of: string): Until => ({ in: 'turn', of, begun: false });

/** What `h1` bears once a mark comes on top of one of the same name, and whether the new one took its place. */
function held(first: Partial<Mark> & Pick<Mark, 'until'>, second: Partial<Mark> & Pick<Mark, 'until'>) {
  const { find, of } = play({ heroes: [{ marks: [{ id: 'invisible', ...first }] }] }, function* (g, f) {
    gain(g, f('h1'), { mark: { id: 'invisible', ...second }, rules: ['HB-MAG-43'] });
  });
  const { marks } = find('h1');
  expect(marks).toHaveLength(1);
  return { until: marks[0]!.until, replaced: of('markGained').length === 1 };
}

describe('the same effect twice', () => {
  test('[HB-MAG-43] the longer of two durations is kept', () => {
    expect(held({ until: rounds(400) }, { until: rounds(380) })).toEqual({ until: rounds(400), replaced: false });
    expect(held({ until: rounds(380) }, { until: rounds(400) })).toEqual({ until: rounds(400), replaced: true });
  });

  test('[HB-MAG-43] one that lasts as long as the scene is not given again', () => {
    const scene: Until = { in: 'scene' };
    expect(held({ until: scene }, { until: scene }).replaced).toBe(false);
    expect(held({ until: rounds(400) }, { until: scene })).toEqual({ until: scene, replaced: true });
  });

  test('[HB-MAG-43] a few rounds do not shorten what lasts for the scene, nor a scene what must be removed', () => {
    const scene: Until = { in: 'scene' };
    const removed: Until = { in: 'removed' };
    expect(held({ until: scene }, { until: rounds(400) })).toEqual({ until: scene, replaced: false });
    expect(held({ until: scene }, { until: turn('e1') })).toEqual({ until: scene, replaced: false });
    expect(held({ until: removed }, { until: scene })).toEqual({ until: removed, replaced: false });
    expect(held({ until: scene }, { until: removed })).toEqual({ until: removed, replaced: true });
    expect(held({ until: rounds(380) }, { until: turn('e1') }).replaced).toBe(true);
    expect(held({ until: turn('e1') }, { until: rounds(380) }).replaced).toBe(true);
  });

  test('[HB-MAG-43] [HB-MAN-04] one that ends with a turn ends with the later turn', () => {
    expect(held({ until: turn('e1') }, { until: turn('e2') })).toEqual({ until: turn('e2'), replaced: true });
  });
});
