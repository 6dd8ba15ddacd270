import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { at, type Scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Feature } from '../world/features.ts';

const plain = { heroisme: 0 };
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] }) as const;
const shoving: Feature = { id: 'bousculeur', rule: 'AD1-FELI-05', pushInstead: () => true };
const bounce: Feature = {
  id: 'rebond',
  rule: 'AD1-DMG-17',
  *redirect(g, _at, strike) {
    strike.target = g.state.figures.find((f) => f.id === 'orque-2')!;
  },
};
know(shoving, bounce);

const duel = (marks: readonly string[], more: Scene = {}): Scene => ({
  heroes: [{ ...plain, items: ['epee'], at: [1, 2], marks }],
  creatures: [orc(2, 2)],
  ...more,
});
const slash = { on: 'orque-1', with: 'epee' } as const;

describe('a push instead', () => {
  const hit = [4, 5] as const;

  test('[AD1-DMG-17] [AD1-FELI-06] before the damage roll: no dice, the target is moved', () => {
    const { find, of } = blow(duel(['bousculeur']), slash, { dice: [hit], decisions: ['pousser', 'case-3-2'] });
    expect(find('orque-1').cell).toBe(at([3, 2]));
    expect(of('rollAnnounced')).toHaveLength(1);
  });

  test('[AD1-DMG-17] who took the blow is the one that is pushed', () => {
    const given = duel(['bousculeur'], { creatures: [{ ...orc(2, 2), marks: ['rebond'] }, orc(2, 1)] });
    const { find, asked } = blow(given, slash, { dice: [hit], decisions: ['pousser', 'case-3-0'] });
    expect(asked[0]).toMatchObject({ id: 'pousser-sans-dommages', params: { target: 'orque-2' } });
    expect([find('orque-1').cell, find('orque-2').cell]).toEqual([at([2, 2]), at([3, 0])]);
  });

  test.each([
    ['Indemne', [], [4, 4, 5], [], 1],
    ['Indemne', [], [6, 4, 5], ['secoue'], 1],
    ['Secoué', ['secoue'], [4, 4, 5], ['secoue'], 1],
  ] as const)(
    '[AD1-DMG-17] [AD1-FELI-07] [AD1-FELI-08] after it, on a target %s %j: the push is the first effect',
    (_, marks, faces, left, sante) => {
      const given = duel(['bousculeur'], { creatures: [{ ...orc(2, 2), marks }] });
      const poker = faces.some((f) => f === 6) ? ['garder'] : [];
      const { find, asked } = blow(given, slash, {
        dice: [hit, faces],
        decisions: ['dommages', ...poker, 'pousser', 'case-3-2'],
      });
      expect(asked.map((d) => d.id)).toContain('pousser-plutot');
      expect(find('orque-1')).toMatchObject({ sante, cell: at([3, 2]) });
      expect(find('orque-1').marks.map((m) => m.id)).toEqual(left);
    },
  );

  test('[AD1-PUSH-11] is not offered when nothing can move', () => {
    const given = duel(['bousculeur'], {
      drawing: framed('aaa'),
      heroes: [{ ...plain, items: ['epee'], at: [1, 0], marks: ['bousculeur'] }],
      creatures: [orc(2, 0)],
    });
    expect(blow(given, slash, { dice: [hit, [1, 1, 1]] }).asked).toEqual([]);
  });

  test('[AD1-DMG-17] an ogre wounds, the hero is saved, then pushed; the lava is a new event', () => {
    const given: Scene = {
      drawing: framed('aaaa', 'aaaL', 'aaaa'),
      legend: { L: { zone: 'a', feature: 'lave' } },
      heroes: [{ sante: 1, heroisme: 1, heroismeMax: 1, at: [2, 1] }],
      creatures: [{ id: 'ogre', at: [1, 1] }],
    };
    const { events, find } = blow(
      given,
      { by: 'ogre-1', on: 'h1', with: 'massue' },
      {
        dice: [
          [5, 5, 5, 5],
          [5, 5, 5, 2, 2, 2],
          [5, 1, 2, 2],
        ],
        decisions: ['depenser-heroisme'],
      },
    );
    const told = events.map((e) => e.type).filter((t) => ['wounded', 'heroSaved', 'figureMoved'].includes(t));
    expect(told).toEqual(['wounded', 'heroSaved', 'figureMoved']);
    expect(find('h1')).toMatchObject({ sante: 1, cell: at([3, 1]) });
    expect(events.filter((e) => e.type === 'rollSettled').at(-1)).toMatchObject({ purpose: 'dommages', figure: null });
  });
});
