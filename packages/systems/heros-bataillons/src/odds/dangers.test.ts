import { explore, worldOf } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { delving, room } from '../../testing/delve.ts';
import { atTable, foe, inFight, play } from '../../testing/index.ts';
import { testMorale } from '../combat/morale.ts';
import { inDungeon } from '../delve/dungeon.ts';
import { wander } from '../delve/wandering.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import type { HB } from '../world.ts';

test('[HB-SOLO-08] a breath is disturbed once in six, a rest twice as often, a rest in an empty room never', () => {
  const quietAfter = (rolls: number): number =>
    explore({
      from: worldOf(herosBataillons, delving()),
      deepest: rolls,
      worth: ({ result }) => (result ? 0 : 1),
      rule: (g: HB) => wander(g, { rolls, resting: false }),
    });
  const offered = (quiet: boolean) => {
    const state = delving({ heroes: [{ now: { end: 1 } }] }, { rooms: [room({ quiet })] });
    const { asked } = play(state, (g) => inDungeon(g), { decisions: ['sortir'] });
    return (id: string) => asked[0]!.options.find((one) => one.id === id)!.odds!().prospects[0].chance;
  };
  expect(offered(false)('reprendre-son-souffle')).toBeCloseTo(quietAfter(1), 12);
  expect(offered(false)('se-reposer')).toBeCloseTo(quietAfter(2), 12);
  expect(offered(true)('se-reposer')).toBe(1);
});

test('[HB-MRL-01] [HB-MRL-03] the MJ sees how likely all are to hold, and all to flee', () => {
  const chief = { tags: ['chef'], values: { vol: 14 } };
  const foes = [foe({}, { status: 'mort' }), foe({}, { values: { vol: 6 } }), foe({}, { ...chief })];
  const table = atTable({ foes });
  const state: HBState = { ...inFight({ foes }), master: table.master, players: table.players };
  const { asked } = play(structuredClone(state), (g) => testMorale(g), { decisions: ['dispenser'] });
  const [hold, flee] = asked[0]!.options[0]!.odds!().prospects;
  const explored = (worth: (fled: number) => boolean): number =>
    explore({
      from: worldOf(herosBataillons, state),
      among: ({ options }) => options.slice(0, 1),
      worth: ({ state: { beings } }) =>
        Number(worth(beings.filter(({ marks }) => marks.some(({ id }) => id === 'en-fuite')).length)),
      rule: (g: HB) => testMorale(g),
    });
  expect(hold!.chance).toBeCloseTo(
    explored((fled) => fled === 0),
    12,
  );
  expect(flee!.chance).toBeCloseTo(
    explored((fled) => fled === 2),
    12,
  );
});
