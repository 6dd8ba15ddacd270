import { expect, test } from 'vitest';
import { all, walk } from '../../testing/walk.ts';

const WEB = ['..~.....', ...Array.from({ length: 7 }, () => '........')].join('\n');

test('[C50-MOVE-21] entering a web costs 2 in one block, in every direction; leaving it nothing more', () => {
  const straight = walk({ map: WEB, roll: 4, choose: ['est'] });
  expect(straight.path).toBe('1,0 2,0 3,0');
  expect(straight.costs).toEqual([1, 2, 1]);
  expect(all(straight.events, 'stepped')[1]!.rules).toContain('C50-MOVE-21');
  const diagonal = walk({ map: WEB, from: [0, 2], roll: 3, choose: ['nord-est'] });
  expect(diagonal.path).toBe('1,1 2,0');
  expect(walk({ map: WEB, from: [2, 0], roll: 2, choose: ['est'] }).end).toBe('4,0');
});

test('[C50-MOVE-22] a last point in front of a web is lost, and gives no turn', () => {
  const { events, end, asked } = walk({ map: WEB, roll: 2, choose: ['est'] });
  expect(events.slice(2, 6)).toEqual([
    { type: 'headed', seat: 0, direction: 'est', forced: false, rules: ['C50-MOVE-07'] },
    { type: 'stepped', seat: 0, from: 0, to: 1, cost: 1, left: 1, rules: ['C50-MOVE-09'] },
    { type: 'webHeld', seat: 0, lost: 1, rules: ['C50-MOVE-22'] },
    { type: 'moveEnded', seat: 0, cell: 1, rules: ['C50-MOVE-10'] },
  ]);
  expect(end).toBe('1,0');
  expect(asked).toHaveLength(1);
  const still = walk({ map: '...\n.~.\n...', roll: 1 });
  expect(still.types).toContain('webHeld');
  expect(still.end).toBe('0,0');
});

test('[C50-MOVE-22] a web may be aimed at on purpose, at the start and on a wall', () => {
  const map = '...\n.~.\n...';
  expect(walk({ map, from: [0, 1], roll: 1 }).offers).toEqual(['nord-est sud-est']);
  expect(walk({ map: '..~\n...\n...', from: [1, 1], roll: 1, choose: ['nord-est'] }).end).toBe('1,1');
  const turned = walk({ map: '...\n..~\n...', from: [1, 0], roll: 2, choose: ['est', 'sud'] });
  expect(turned.end).toBe('2,0');
  expect(all(turned.events, 'webHeld')).toMatchObject([{ lost: 1 }]);
});

test('[C50-MOVE-23] a web stays for every later crossing', () => {
  const { events, state } = walk({ map: WEB, roll: 4, dice: [2], choose: ['est', 'ouest'] });
  expect(all(events, 'stepped').filter((e) => e.to === 2)).toMatchObject([{ cost: 2 }, { from: 3, cost: 2 }]);
  expect(state.floors[0]!.cells[2]).toBe('~');
});

test('[C50-MOVE-24] only walls stop a mover: chests and players are crossed without a turn', () => {
  const map = WEB.replace('..~.....', '.c......');
  const mates = [{ at: [2, 0] as [number, number], potions: [] }];
  const bare = { potions: [], weapons: [], armours: [], worn: null };
  const script = { dice: [20, 5], choose: ['est', 'passer'] };
  const { end, path, events, offers } = walk({ map, roll: 4, hero: bare, mates, ...script });
  expect(path).toBe('1,0 2,0 3,0 4,0');
  expect(end).toBe('4,0');
  expect(all(events, 'wallHit')).toEqual([]);
  expect(offers).toEqual(['est sud']);
});

test('[C50-MOVE-24] any number of players may share a square', () => {
  const at: [number, number] = [4, 0];
  const { state } = walk({ roll: 4, mates: [{ at }, { at }, { at }], choose: ['est'] });
  expect(state.heroes.map((h) => h.cell)).toEqual([4, 4, 4, 4]);
});
