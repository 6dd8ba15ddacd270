import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import type { Attribute, Talent } from '../pieces.ts';
import { herosBataillons } from '../system.ts';
import { check } from './check.ts';
import { contest } from './opposed.ts';

const preset = (id: string, values: Partial<Record<Attribute, number>>, face: number) => {
  const { attribute, tags } = herosBataillons.content.checks[id]!;
  const { of } = play(
    { heroes: [{ values }] },
    (g, find) => check(g, { who: find('h1'), attribute, tags, rule: 'HB-TEST-01' }),
    { dice: [face] },
  );
  const { success } = of('checked')[0]!;
  return [of('checked')[0]!.attribute, success];
};

describe('the tests of the book', () => {
  test('[HB-ATTR-04] [HB-ATTR-05] [HB-ATTR-06] by FOR', () => {
    expect(preset('nager-a-contre-courant', { for: 11, agi: 16 }, 12)).toEqual(['for', false]);
    expect(preset('froid-mordant', { for: 11 }, 11)).toEqual(['for', true]);
    expect(preset('enfoncer-une-porte', { for: 9 }, 10)).toEqual(['for', false]);
    expect(preset('plier-une-barre', { for: 9 }, 9)).toEqual(['for', true]);
  });

  test('[HB-ATTR-08] [HB-ATTR-09] [HB-ATTR-10] by AGI', () => {
    expect(preset('discretion', { agi: 13 }, 13)).toEqual(['agi', true]);
    expect(preset('larcin', { agi: 13 }, 14)).toEqual(['agi', false]);
    expect(preset('passe-passe', { agi: 13 }, 13)).toEqual(['agi', true]);
    expect(preset('escalade', { agi: 8, for: 16 }, 9)).toEqual(['agi', false]);
    expect(preset('acrobatie', { agi: 8, for: 16 }, 9)).toEqual(['agi', false]);
  });

  test('[HB-ATTR-12] [HB-ATTR-13] by VOL', () => {
    for (const id of ['emouvoir', 'provoquer', 'rallier']) expect(preset(id, { vol: 10 }, 10)).toEqual(['vol', true]);
    expect(preset('resister-a-un-charme', { vol: 12 }, 13)).toEqual(['vol', false]);
    expect(preset('resister-a-une-domination', { vol: 12 }, 13)).toEqual(['vol', false]);
    expect(preset('resister-a-une-domination', { vol: 12 }, 12)).toEqual(['vol', true]);
  });
});

describe('two beings, two tries', () => {
  test('[HB-TEST-11] a hero resists another, except a total success', () => {
    const theft = (dice: readonly number[]) =>
      play(
        { heroes: [{ values: { agi: 12 } }, { values: { agi: 11 } }] },
        (g, find) => {
          const order = { who: find('h1'), attribute: 'agi', tags: ['larcin'], rule: 'HB-ATTR-09' } as const;
          return contest(g, order, { by: find('h2'), attribute: 'agi' });
        },
        { dice },
      ).value;
    expect(theft([8, 11])).toBe(false);
    expect(theft([8, 12])).toBe(true);
    expect(theft([1])).toBe(true);
    expect(theft([13])).toBe(false);
  });

  test('[HB-TEST-11] [HB-TAL-03] who resists calls on a talent that fits what was tried', () => {
    const talent: Talent = { id: 'mefiance', name: 'Méfiance', attribute: 'agi', degree: 1, tags: ['larcin'] };
    const theft = (tags: readonly string[], dice: readonly (number | readonly number[])[]) =>
      play(
        { heroes: [{}, { hero: { talents: [talent] } }] },
        (g, find) =>
          contest(
            g,
            { who: find('h1'), attribute: 'agi', tags, rule: 'HB-ATTR-09' },
            { by: find('h2'), attribute: 'agi' },
          ),
        { dice },
      );
    const watched = theft(['larcin'], [8, [14, 9]]);
    expect(watched.of('checked')[1]!.advantages).toEqual([{ label: 'talent-mefiance', count: 1 }]);
    expect(watched.value).toBe(false);
    expect(theft(['escalade'], [8, 14]).value).toBe(true);
  });
});
