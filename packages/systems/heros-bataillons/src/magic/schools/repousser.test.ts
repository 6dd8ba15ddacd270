import { describe, expect, test } from 'vitest';
import { type Given, type GivenBeing, perform } from '../../../testing/index.ts';

/** Where a foe of zone b ends when a caster of zone a pushes it and it does not resist. */
function pushed(foe: GivenBeing, given: Given = {}) {
  const caster = { hero: { schools: ['arcanique'] } };
  const run = perform({ ...given, heroes: [caster], foes: [{ zone: 'b', ...foe }] }, 'sort-arcanique-toucher-mineur', {
    dice: [5, 11],
    decisions: ['repousser'],
  });
  return run.find('e1').zone;
}

describe('repousser', () => {
  test('[HB-SCH-08] farther from the caster, or nowhere', () => {
    expect(pushed({})).toBe('c');
    expect(pushed({}, { zones: ['a', 'b'] })).toBe('b');
    const ring = [
      { from: 'a', to: 'b', open: true },
      { from: 'b', to: 'c', open: true },
      { from: 'c', to: 'a', open: true },
    ];
    expect(pushed({}, { scene: { links: ring } })).toBe('b');
  });

  test('[HB-FOE-03] [HB-BAT-21] neither the immaterial nor a battalion is pushed', () => {
    expect(pushed({ tags: ['immateriel'] })).toBe('b');
    expect(pushed({ kind: 'bataillon', scale: 'bataillon' })).toBe('b');
    // A legendary creature has the scale of one, and a body.
    expect(pushed({ tags: ['legendaire'], scale: 'bataillon' })).toBe('c');
  });
});
