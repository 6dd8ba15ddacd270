import { type DrawRequest, Game, Prng, SeededChance } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/given.ts';
import { distinctLayouts } from '../../testing/layouts.ts';
import { everyLayout, missedOver } from '../../testing/missed.ts';
import type { GivenCreature, GivenHero } from '../../testing/schema.ts';
import { stepFrom } from '../../testing/step-from.ts';
import { all, walk } from '../../testing/walk.ts';
import { closureFrom, groundOf } from '../floors/closure.ts';
import { linesOfSight } from '../floors/fog.ts';
import { generateFloor, isSolvable } from '../floors/generator.ts';
import { colourOf } from '../floors/grid.ts';
import { SQUARES } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { type Variants, variantsOf } from '../variants.ts';
import { view } from '../view.ts';

const row = (first: string): string => [first, ...Array.from({ length: 7 }, () => '........')].join('\n');
const WITH_WEBS = '.#~';

/** Squares left unentered, over the layouts that the catalogue names. */
const unentered = {
  withoutWebs: (variants: Variants) => missedOver(everyLayout({ width: 3, height: 3 }, '.#'), variants).unentered,
  withWebs: (variants: Variants) =>
    [
      everyLayout({ width: 1, height: 6 }, WITH_WEBS),
      distinctLayouts({ width: 2, height: 4 }, WITH_WEBS),
      distinctLayouts({ width: 3, height: 3 }, WITH_WEBS),
    ].map((layouts) => missedOver(layouts, variants).unentered),
};

describe('turns on a wall', () => {
  test('[C50-Q-01] any open direction, or the reflection of a billiard ball', () => {
    const diagonal = { from: [0, 3] as [number, number], roll: 5, choose: ['nord-est'] };
    const straight = { from: [6, 0] as [number, number], roll: 4, choose: ['est'] };
    expect(walk(diagonal).offers.at(-1)).toBe('sud-est sud-ouest');
    expect(walk(straight).offers.at(-1)).toBe('sud ouest');
    const variants = { turnChoice: 'billiard' } as const;
    expect(walk({ ...diagonal, variants }).path).toBe('1,2 2,1 3,0 4,1 5,2');
    expect(walk({ ...straight, variants }).path).toBe('7,0 6,0 5,0 4,0');
    expect(walk({ ...straight, variants }).asked).toHaveLength(1);
  });

  test('[C50-Q-01] the billiard reflection mirrors the blocked axis, and turns back in a corner or against a point', () => {
    const variants = { turnChoice: 'billiard' } as const;
    const side = walk({ from: [5, 1], roll: 5, choose: ['sud-est'], variants });
    expect(side.path).toBe('6,2 7,3 6,4 5,5 4,6');
    expect(walk({ from: [5, 5], roll: 3, choose: ['sud-est'], variants }).path).toBe('6,6 7,7 6,6');
    const point = walk({ map: '....\n....\n..#.\n....', roll: 3, variants });
    expect(point.path).toBe('1,1 0,0 1,1');
    expect(walk({ map: '....\n..#.\n..#.\n....', roll: 3, variants }).path).toBe('1,1 0,2 1,3');
    // The reflection is blocked as well: only the way back is left.
    expect(walk({ map: '....\n..#.\n#.#.\n....', roll: 3, variants }).path).toBe('1,1 0,0 1,1');
  });

  test('[C50-Q-01] everything is still entered by billiard movers', () => {
    const billiard = variantsOf({ turnChoice: 'billiard' });
    expect(unentered.withoutWebs(billiard)).toBe(0);
    expect(unentered.withWebs(billiard)).toEqual([0, 0, 0]);
  });
});

describe('corners', () => {
  test('[C50-Q-02] blocked between two walls, never, or beside one', () => {
    const step = (cells: string) =>
      (['closed', 'free', 'strict'] as const).map((rule) => stepFrom({ side: 2, cells }, 0, 'sud-est', rule) === 3);
    expect(step('....')).toEqual([true, true, true]);
    expect(step('..#.')).toEqual([true, true, false]);
    expect(step('.#..')).toEqual([true, true, false]);
    expect(step('.##.')).toEqual([false, true, false]);
    expect(step('...#')).toEqual([false, false, false]);
    const types = (cornerRule: Variants['cornerRule']) =>
      walk({ map: '..\n#.', roll: 1, variants: { cornerRule } }).types;
    expect(types('closed')).toContain('stepped');
    expect(types('strict')).toContain('stuck');
  });

  test('[C50-Q-02] free corners reach everything; strict ones do not, so floors pass the closure test', () => {
    expect(unentered.withoutWebs(variantsOf({ cornerRule: 'free' }))).toBe(0);
    const strict = variantsOf({ cornerRule: 'strict' });
    expect(unentered.withoutWebs(strict)).toBeGreaterThan(0);
    for (const floor of generated(31, strict, 15)) {
      const { stops } = closureFrom(groundOf(floor, strict), floor.entry);
      const wanted = { cells: [floor.stairs], exact: false };
      for (const [cell, stop] of stops.entries())
        if (stop) expect(closureFrom(groundOf(floor, strict), cell, wanted).entered[floor.stairs]).toBe(1);
    }
  });

  test('[C50-Q-02][C50-ACC-07] a floor where strict corners can shut a mover in is refused', () => {
    const strict = variantsOf({ cornerRule: 'strict' });
    const plan = { side: 3, cells: '>..#.#...', entry: 4, stairs: 0 };
    expect(closureFrom(groundOf(plan, strict), 4).entered[0]).toBe(1);
    expect(closureFrom(groundOf(plan, strict), 4).stops[6]).toBe(1);
    expect(closureFrom(groundOf(plan, strict), 6).entered[0]).toBe(0);
    const floor = { ...generated(1, strict, 1)[0]!, ...plan, creatures: {} };
    expect(isSolvable(floor, groundOf(floor, strict), strict)).toBe(false);
    expect(isSolvable(floor, groundOf(floor, variantsOf({})), variantsOf({}))).toBe(true);
  });
});

describe('webs', () => {
  test('[C50-Q-03] the extra point is paid on entry, or on leaving', () => {
    const map = row('..~.....');
    const costs = (roll: number, webCost: Variants['webCost']) => {
      const { path, costs } = walk({ map, roll, choose: ['est'], variants: { webCost } });
      return [path, costs];
    };
    expect(costs(4, 'entry')).toEqual(['1,0 2,0 3,0', [1, 2, 1]]);
    expect(costs(4, 'exit')).toEqual(['1,0 2,0 3,0', [1, 1, 2]]);
    expect(costs(2, 'entry')).toEqual(['1,0', [1]]);
    expect(costs(2, 'exit')).toEqual(['1,0 2,0', [1, 1]]);
  });

  test('[C50-Q-03] paid on leaving, it is still due on the next turn, and a lone point is lost', () => {
    const exit = { map: row('..~.....'), variants: { webCost: 'exit' } as const };
    const next = walk({ ...exit, roll: 2, dice: [2], choose: ['est', 'est'] });
    expect(next.path).toBe('1,0 2,0 3,0');
    expect(next.costs).toEqual([1, 1, 2]);
    const held = walk({ ...exit, from: [2, 0], roll: 1, choose: ['sud-est'] });
    expect(held.path).toBe('');
    expect(all(held.events, 'webHeld')).toMatchObject([{ lost: 1 }]);
  });

  test('[C50-Q-03] everything is still entered when webs are paid on leaving', () => {
    expect(unentered.withWebs(variantsOf({ webCost: 'exit' }))).toEqual([0, 0, 0]);
  });

  test('[C50-Q-04] a web stays, or is destroyed by the first crossing', () => {
    const crossed = (webPersistence: Variants['webPersistence'], webCost: Variants['webCost'] = 'entry') => {
      const script = { dice: [4], choose: ['est', 'ouest'] };
      const { events, state, costs } = walk({
        map: row('..~.....'),
        roll: 4,
        ...script,
        variants: { webPersistence, webCost },
      });
      return { costs, square: state.floors[0]!.cells[2], torn: all(events, 'webTorn').map((e) => e.cell) };
    };
    expect(crossed('stays')).toEqual({ costs: [1, 2, 1, 2, 1, 1], square: '~', torn: [] });
    expect(crossed('torn')).toEqual({ costs: [1, 2, 1, 1, 1, 1], square: '.', torn: [2] });
    expect(crossed('torn', 'exit')).toEqual({ costs: [1, 1, 2, 1, 1, 1], square: '.', torn: [2] });
  });

  test('[C50-Q-04] a web that holds a mover back is not crossed, hence not destroyed', () => {
    const { state } = walk({ map: row('..~.....'), roll: 2, choose: ['est'], variants: { webPersistence: 'torn' } });
    expect(state.floors[0]!.cells[2]).toBe(SQUARES.web);
  });
});

describe('effects on the way', () => {
  const rat: GivenCreature = { at: [2, 0], id: 'rat-geant', car: 0, pv: 1, atk: -20 };

  test('[C50-Q-05] a won fight lets the move go on, or ends it on the square of the creature', () => {
    const won = (fightStopsMove: Variants['fightStopsMove']) =>
      walk({
        creatures: [rat],
        roll: 6,
        dice: [[2, 19]],
        choose: ['est', 'arme-massue'],
        variants: { fightStopsMove },
      });
    expect(won('no').end).toBe('6,0');
    expect(all(won('no').events, 'moveEnded')).toMatchObject([{ cell: 6, rules: ['C50-MOVE-10'] }]);
    expect(won('yes').end).toBe('2,0');
    expect(all(won('yes').events, 'moveEnded')).toMatchObject([{ cell: 2, rules: ['C50-Q-05'] }]);
  });

  const climb = (stairsTrigger: Variants['stairsTrigger'], roll: number, choose: readonly string[] = []) =>
    walk({
      map: row('...>.~..'),
      hero: { guardianBeaten: true },
      from: [1, 0],
      roll,
      choose: ['est', ...choose],
      variants: { stairsTrigger },
    });

  test('[C50-Q-06] crossing is enough and leaving a choice; an exact stop; or leaving forced', () => {
    expect(climb('crossing', 4).stop).toMatchObject({ id: 'escalier', params: { left: 2 } });
    expect(climb('crossing', 4, ['passer']).end).toBe('4,0');
    expect(climb('stop', 4).asked.map((d) => d.id)).toEqual(['direction']);
    expect(climb('stop', 4).end).toBe('4,0');
    expect(climb('stop', 2).stop).toMatchObject({ id: 'escalier', params: { left: 0 } });
    const forced = climb('forced', 4);
    expect(forced.types).toContain('floorLeft');
    expect(forced.asked.map((d) => d.id)).toEqual(['direction', 'investir']);
  });

  test('[C50-Q-06] a move held by a web on the stairs stops there', () => {
    const held = (stairsTrigger: Variants['stairsTrigger'], from: [number, number], choose: string[]) =>
      walk({
        map: row('...>~...'),
        hero: { guardianBeaten: true },
        from,
        roll: 4,
        choose,
        variants: { stairsTrigger },
      });
    const exact = held('stop', [0, 0], ['est', 'descendre']);
    expect(exact.types.slice(-4)).toEqual(['stepped', 'webHeld', 'floorLeft', 'pointGained']);
    expect(exact.path).toBe('1,0 2,0 3,0');
    const stays = held('stop', [0, 0], ['est', 'passer']);
    expect(stays.types.slice(-3)).toEqual(['webHeld', 'moveEnded', 'turnStarted']);
    // Standing there already is not entering: two webs around the stairs hold a roll of 1 that goes nowhere.
    const standing = walk({
      map: '~~~\n~>~\n~~~',
      hero: { guardianBeaten: true },
      from: [1, 1],
      roll: 1,
      choose: ['nord-est'],
      variants: { stairsTrigger: 'stop' },
    });
    expect(standing.asked.map((d) => d.id)).toEqual(['direction']);
  });

  test('[C50-Q-06] under the exact stop every generated floor lets a mover stop on its stairs', () => {
    const exact = variantsOf({ stairsTrigger: 'stop' });
    for (const floor of generated(1, exact, 100))
      expect(closureFrom(groundOf(floor, exact), floor.entry).stops[floor.stairs]).toBe(1);
    const bare = { side: 2, cells: '..>.', entry: 0, stairs: 2 };
    expect(colourOf(2, bare.entry)).not.toBe(colourOf(2, bare.stairs));
    const floor = { ...generated(1, exact, 1)[0]!, ...bare, creatures: {} };
    expect([
      isSolvable(floor, groundOf(floor, variantsOf({})), variantsOf({})),
      isSolvable(floor, groundOf(floor, exact), exact),
    ]).toEqual([true, false]);
  });
});

describe('sight', () => {
  const map = ['.....', '.#...', '.....', '...c.', '....>'];
  const creatures: GivenCreature[] = [
    { at: [2, 1], id: 'gobelin' },
    { at: [4, 2], id: 'gobelin' },
  ];
  const after = (fog: Variants['fog'], script: Script) => {
    const { state, asked } = play({ map: map.join('\n'), creatures }, script, { fog });
    const { cells, ...floor } = view({ state }, 0).floor!;
    const ends = asked.at(-1)!.options.map((o) => o.at);
    return { floor, ends, creatures: Object.keys(floor.creatures), rows: cells.match(/.{5}/g) };
  };

  test('[C50-Q-07] the whole floor is seen, or the eight lines of sight, remembered', () => {
    const open = after('off', { dice: [2], decisions: ['sud'] });
    expect(open.rows).toEqual(map);
    expect([open.floor.stairs, open.floor.guardian?.id, open.creatures]).toEqual([24, 'gobelin', ['7', '14']]);
    const fog = after('on', { dice: [2], decisions: ['sud'] });
    // Stepping on (0,1), then on (0,2), showed what is in line with them, up to the wall and no farther.
    expect(fog.rows).toEqual(['..???', '.#???', '.....', '...??', '.?..?']);
    expect([fog.floor.stairs, fog.floor.guardian, fog.creatures]).toEqual([-1, null, ['14']]);
    const later = after('on', { dice: [2, 2], decisions: ['sud', 'sud'] });
    expect(later.rows).toEqual(['..?..', '.#..?', '.....', '...c.', '....>']);
    expect([later.floor.stairs, later.floor.guardian?.id, later.creatures]).toEqual([24, 'gobelin', ['7', '14']]);
  });

  test('[C50-Q-07] in the fog an option shows its first square alone', () => {
    const script = { dice: [2, 4], decisions: ['sud'] };
    expect(after('off', script).ends).toEqual([{ cell: [0, 0] }, { cell: [4, 2] }, { cell: [0, 4] }]);
    expect(after('on', script).ends).toEqual([{ cell: [0, 1] }, { cell: [1, 2] }, { cell: [0, 3] }]);
  });

  test('[C50-Q-07] arriving shows what is in sight of the entry', () => {
    const heroes: GivenHero[] = [{ status: 'landing', guardianBeaten: true }];
    const rest = Prng.seeded('brume', 'arrivee');
    const { state } = play({ heroes }, { rest }, { fog: 'on' });
    const [floor] = state.floors;
    const shown = Array.from(floor!.seen, (mark, cell) => (mark === '1' ? cell : -1)).filter((cell) => cell >= 0);
    expect(floor!.number).toBe(2);
    expect(shown).toEqual([...new Set(linesOfSight(floor!, floor!.entry))].sort((a, b) => a - b));
    expect(shown.length).toBeLessThan(64);
  });
});

function generated(number: number, variants: Variants, count: number) {
  const chance = new SeededChance(Prng.seeded('variantes', `etage ${number}`));
  return Array.from({ length: count }, () => {
    const rule = generateFloor(scene({}, variants).g, { number, alive: 1 });
    let turn = rule.next();
    while (!turn.done) turn = rule.next(chance.draw(turn.value as DrawRequest));
    return turn.value;
  });
}

test('[C50-Q-06][C50-ACC-09] an exact stop with webs that tear is refused: a floor without webs may be impossible', () => {
  const seats = [{ name: 'A', choices: {} }];
  const both = { stairsTrigger: 'stop', webPersistence: 'torn' };
  const refused = Game.start(cinquanteEtages, { seed: 's', seats, variants: both });
  expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-variant', params: { variant: 'webPersistence' } } });
  for (const [id, value] of Object.entries(both))
    expect(Game.start(cinquanteEtages, { seed: 's', seats, variants: { [id]: value } }).ok).toBe(true);
});
