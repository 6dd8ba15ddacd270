import { hasMark } from '@souterrain/crawl';
import { makeMove } from '@souterrain/crawl/movement';
import { xOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { type GivenHero, play, type Scene } from '../../../testing/index.ts';

const LANE = framed('aaaaa');
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });

describe('Charge', () => {
  const CHARGER: GivenHero = { at: [1, 0], talents: ['charge'], heroisme: 0, items: ['epee'], traits: { force: 5 } };
  const charging = (flags: readonly string[], more: Partial<Scene> = {}): Scene => ({
    drawing: LANE,
    heroes: [CHARGER],
    creatures: [{ ...orc(2), sante: 3 }],
    state: { turn: turnOf('h1', { flags: [...flags] }) },
    ...more,
  });
  const strike = (given: Scene, script: Parameters<typeof play>[2]) => {
    const ran = blow(given, { on: 'orque-1', with: 'epee' }, script);
    const orque = ran.find('orque-1');
    return { ...ran, orque: [xOf(orque.cell), orque.sante, hasMark(orque, 'secoue')] };
  };

  test('[AD1-FELI-06] [AD1-NAIN-06] a push alone: no damage dice, the state is unchanged', () => {
    const { orque } = strike(charging(['change-de-zone']), { dice: [[4, 5]], decisions: ['pousser'] });
    expect(orque).toEqual([3, 3, false]);
  });

  test.each([
    { seuil: 0, dice: [4, 4, 4, 2, 2], gives: [3, 3, false] },
    { seuil: 1, dice: [4, 4, 4, 4, 2], gives: [3, 3, true] },
    { seuil: 2, dice: [4, 4, 4, 4, 4], gives: [3, 2, true] },
  ])('[AD1-FELI-07] [AD1-FELI-08] [AD1-FELI-09] damage Seuil $seuil, then a push', ({ dice, gives }) => {
    const decisions = ['dommages', 'pousser'];
    expect(strike(charging(['change-de-zone']), { dice: [[4, 5], dice], decisions }).orque).toEqual(gives);
  });

  test.each([
    { dice: [4, 4, 4, 2, 2], gives: [3, 3, true] },
    { dice: [4, 4, 4, 4, 2], gives: [3, 2, true] },
  ])('[AD1-FELI-08] against an opponent already Secoué: %j', ({ dice, gives }) => {
    const shaken = { creatures: [{ ...orc(2), sante: 3, marks: ['secoue'] }] };
    const decisions = ['dommages', 'pousser'];
    expect(strike(charging(['change-de-zone'], shaken), { dice: [[4, 5], dice], decisions }).orque).toEqual(gives);
  });

  test('[AD1-FELI-09] four successes against Endurance 2, a push chosen: Seuil 1, one wound, then the push', () => {
    const goblin = { creatures: [{ id: 'gobelin', at: [2, 0] as const, sante: 3 }] };
    const { find } = blow(
      charging(['change-de-zone'], goblin),
      { on: 'gobelin-1', with: 'epee' },
      {
        dice: [
          [4, 5],
          [4, 4, 4, 4, 2],
        ],
        decisions: ['dommages', 'pousser'],
      },
    );
    expect([find('gobelin-1').sante, xOf(find('gobelin-1').cell)]).toEqual([2, 3]);
  });

  test('[AD1-FELI-05] outside its own turn there is no charge', () => {
    const other = charging([], { state: { turn: turnOf('h2', { flags: ['change-de-zone'] }) } });
    const dice = [
      [4, 5],
      [1, 1, 1, 1, 1],
    ];
    expect(strike(other, { dice }).asked).toEqual([]);
    expect(strike(charging([], { state: {} }), { dice }).asked).toEqual([]);
  });

  test('[AD1-FELI-05] without a change of zone before the attack there is no charge', () => {
    const { asked } = strike(charging([]), {
      dice: [
        [4, 5],
        [4, 4, 4, 2, 2],
      ],
    });
    expect(asked).toEqual([]);
  });

  test('[AD1-FELI-05] a shot is no charge', () => {
    const archer = { ...CHARGER, items: ['arc-court'] };
    const given = charging(['change-de-zone'], { heroes: [archer], creatures: [{ ...orc(3), sante: 3 }] });
    const dice = [
      [4, 5],
      [2, 2, 2],
    ];
    expect(blow(given, { on: 'orque-1', with: 'arc-court' }, { dice }).asked).toEqual([]);
  });

  test('[AD1-FELI-05] [AD1-FELI-09] a classic move opens the charge, a step does not', () => {
    const moved = (to: number, kind: 'classique' | 'pas') => {
      const given: Scene = { drawing: framed('aabb'), heroes: [{ at: [1, 0] }], state: { turn: turnOf('h1') } };
      const { state } = play(given, (g, find) => makeMove(g, find('h1'), { to: find('h1').cell + to, kind }));
      return state.turn!.flags.includes('change-de-zone');
    };
    expect([moved(1, 'classique'), moved(-1, 'pas')]).toEqual([true, false]);
    // AD1-MOVE-12: nor one into another zone.
    expect(moved(1, 'pas')).toBe(false);
  });

  test('[AD1-FELI-09] a move that a failed Esquive stops is no charge', () => {
    const given: Scene = {
      drawing: framed('aabb'),
      heroes: [{ at: [1, 0], heroisme: 0 }],
      creatures: [orc(0)],
      state: { turn: turnOf('h1') },
    };
    const { value, state } = play(
      given,
      (g, find) => makeMove(g, find('h1'), { to: find('h1').cell + 1, kind: 'classique' }),
      {
        dice: [
          [2, 2, 2],
          [4, 4, 4],
          [4, 4, 2, 2],
        ],
      },
    );
    expect([value, state.turn!.flags]).toEqual([false, []]);
  });

  test('[AD1-FELI-09] where no push is possible only the ordinary result remains', () => {
    const cornered = { ...charging(['change-de-zone']), drawing: framed('aaa') };
    const { asked, orque } = strike(cornered, {
      dice: [
        [4, 5],
        [4, 4, 4, 2, 2],
      ],
    });
    expect(asked).toEqual([]);
    expect(orque).toEqual([2, 3, true]);
  });
});
