import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import { reaches, type Standing } from './reach.ts';

const at = (zones: number, more: Partial<Standing> = {}): Standing => ({
  zones,
  adjacent: false,
  inSight: true,
  ...more,
});

/** How far a range goes along a chain of zones A-B-C-D. */
function chain(mode: string, more: Partial<Standing> = {}): string {
  const { range } = actionOf(`${mode} Force 5`);
  return ['A', 'B', 'C', 'D'].filter((_, zones) => range !== null && reaches(range, at(zones, more))).join('');
}

describe('reach', () => {
  test('CAC reaches the zone and adjacent figures', () => {
    expect(chain('CAC')).toBe('A');
    expect(chain('CAC', { inSight: false })).toBe('A');
    expect(reaches({ kind: 'cac' }, at(1, { adjacent: true }))).toBe(true);
  });

  test('[AD2-NOT-11] DST n reaches what is seen at most n zones away; DST alone is DST 1', () => {
    expect(chain('DST 2')).toBe('ABC');
    expect(chain('DST 0')).toBe('A');
    expect(chain('DST')).toBe('AB');
    expect(chain('DST 2', { inSight: false })).toBe('');
  });

  test('[AD2-NOT-12] AUR n covers the zones at most n away, seen or not; AUR alone is its own zone', () => {
    expect(chain('AUR')).toBe('A');
    expect(chain('AUR 0')).toBe('A');
    expect(chain('AUR 1', { inSight: false })).toBe('AB');
  });
});
