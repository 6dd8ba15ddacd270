import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import type { Being, Mark, Values } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Blow } from './blow.ts';
import { suffer } from './damage.ts';
import { inflict } from './marks.ts';

const blow = (amount: number): Blow => ({
  ...{ amount, armour: true, attribute: 'for', violent: true, by: 'e1', source: 'bombe', rule: 'HB-ATK-02' },
});
const glue: Mark = { id: 'colle', until: { in: 'scene' } };
const foreseen = (more: Partial<Blow>) => (g: HB, find: (id: string) => Being) =>
  suffer(g, find('h1'), { ...blow(6), ...more });
const lucky = (chance: number): GivenBeing => ({ hero: { chance } });

describe('Chance', () => {
  test('[HB-CHA-02] each hero avoids for itself alone', () => {
    const { find } = play(
      { heroes: [lucky(1), lucky(0)] },
      function* (g, f) {
        yield* suffer(g, f('h1'), blow(6));
        yield* suffer(g, f('h2'), blow(6));
      },
      { decisions: ['depenser-chance'] },
    );
    expect(find('h1')).toMatchObject({ now: { end: 4, for: 10 }, hero: { chance: 0 } });
    expect(find('h2').now).toMatchObject({ end: 0, for: 8 });
  });

  test('[HB-CHA-03] a state about to be suffered is avoided, not one in force', () => {
    const struck = (answer: string) =>
      play({ heroes: [lucky(1)] }, (g, f) => inflict(g, f('h1'), { mark: glue, rules: ['HB-CHA-03'] }), {
        decisions: [answer],
      });
    expect(struck('depenser-chance').find('h1')).toMatchObject({ marks: [], hero: { chance: 0 } });
    expect(struck('subir').find('h1')).toMatchObject({ marks: [{ id: 'colle' }], hero: { chance: 1 } });
  });

  test('[HB-CHA-04] one point an event, none left, none asked', () => {
    const { find, asked } = play(
      { heroes: [lucky(1)] },
      function* (g, f) {
        yield* suffer(g, f('h1'), blow(2));
        yield* suffer(g, f('h1'), blow(2));
      },
      { decisions: ['depenser-chance'] },
    );
    expect(asked).toHaveLength(1);
    expect(find('h1').now.end).toBe(2);
    const two = play(
      { heroes: [lucky(2)] },
      function* (g, f) {
        yield* suffer(g, f('h1'), blow(2));
        yield* suffer(g, f('h1'), blow(2));
      },
      { decisions: ['depenser-chance', 'depenser-chance'] },
    );
    expect(two.of('chanceSpent').map(({ left }) => left)).toEqual([1, 0]);
    expect(two.find('h1').now.end).toBe(4);
  });

  test('[HB-CHA-05] asked once the dice are known, with what would happen', () => {
    const { asked, find } = play(
      { heroes: [{ armour: 1, values: { end: 2, for: 4 }, hero: { chance: 2 } }], foes: [{}] },
      (g, f) => suffer(g, f('h1'), blow(7)),
      { decisions: ['depenser-chance'] },
    );
    expect(asked[0]!.params).toMatchObject({ being: 'h1', chance: 2, damage: 6, end: 0, for: 0, fate: 'mort' });
    expect(find('h1')).toMatchObject({ now: { end: 2, for: 4 }, hero: { chance: 1 }, status: 'present' });
  });

  test('[HB-CHA-05] [HB-DMG-03] [HB-DMG-13] the question shows what END, the attribute, then FOR would be left with', () => {
    const shown = (values: Partial<Values>, more: Partial<Blow>) =>
      play({ heroes: [{ values, hero: { chance: 1 } }], foes: [{}] }, foreseen(more), {
        decisions: ['depenser-chance'],
      }).asked[0]!.params;
    const standing = { by: 'e1', fate: 'debout' };
    expect(shown({ end: 8 }, {})).toMatchObject({ ...standing, end: 2, for: 10 });
    expect(shown({ end: 2 }, {})).toMatchObject({ ...standing, end: 0, for: 6 });
    expect(shown({ end: 2 }, { attribute: 'agi' })).toMatchObject({ ...standing, end: 0, aimed: 6, for: 10 });
    expect(shown({ end: 2, agi: 1 }, { attribute: 'agi' })).toMatchObject({ ...standing, aimed: 0, for: 7 });
    expect(shown({ end: 2, for: 4 }, {})).toMatchObject({ for: 0, fate: 'mort' });
    expect(shown({ end: 2, for: 4 }, { violent: false })).toMatchObject({ for: 0, fate: 'coma' });
    expect(shown({ end: 2 }, { by: null })).toMatchObject({ by: '' });
  });

  test('[HB-CHA-05] [HB-Q-17] it shows no loss beyond END where the rest of a blow is lost with it', () => {
    const left = (end: number) =>
      play(
        { heroes: [{ values: { end }, hero: { chance: 1 } }], foes: [{}], variants: { overflow: 'next' } },
        foreseen({}),
        { decisions: ['depenser-chance'] },
      ).asked[0]!.params;
    expect(left(2)).toMatchObject({ end: 0, for: 10 });
    expect(left(0)).toMatchObject({ end: 0, for: 4 });
  });

  test('[HB-CHA-10] heroes alone have any: a battalion led by one suffers', () => {
    const foot = { kind: 'bataillon', commander: 'h1' } as const;
    const { asked, find } = play({ heroes: [lucky(2)], foes: [{ ...foot, side: 'heros' }] }, (g, f) =>
      suffer(g, f('e1'), blow(3)),
    );
    expect(asked).toEqual([]);
    expect(find('e1').now.end).toBe(1);
  });

  test('[HB-ATTR-16] END goes first', () => {
    const { find } = play({ heroes: [{}] }, (g, f) => suffer(g, f('h1'), blow(3)));
    expect(find('h1').now).toMatchObject({ end: 1, for: 10 });
  });
});
