import type { RoomContents } from '@souterrain/crawl/content';
import { doorNamed, explorationActions, reveal, slipperyBetween, startPeripetie } from '@souterrain/crawl/exploration';
import { planOn, zoneAt } from '@souterrain/crawl/movement';
import { takeTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { dungeon, facing, on, play, row } from '../../testing/index.ts';

const behind = (contents: RoomContents, tile = 'nid-repaire') =>
  dungeon({ heroes: [{ heroisme: 0 }], scenario: { road: [row('r1', ['2-as'], { contents, tile })] } });

const revealed = (contents: RoomContents, script: Parameters<typeof play>[2]) =>
  play(behind(contents), (g, find) => reveal(g, find('h1'), { door: doorNamed(g.state.board, 'porte-r0-1') }), script);

describe('a péripétie', () => {
  test('[AD1-PERI-01] [AD1-PERI-02] it interrupts the turn, is resolved, and the turn goes on', () => {
    const { of, find } = play(behind({ peripetie: 'bourse-oubliee' }), (g, f) => takeTurn(g, f('h1')), {
      cards: [['7-coeur']],
      dice: [4],
      decisions: ['reveler-porte-r0-1', 'case-1-m1'],
    });
    expect(of('deniersFound')).toMatchObject([{ figure: 'h1', deniers: 4 }]);
    expect(find('h1').cell).toBe(cellAt(1, -1));
  });

  test('[AD1-PERI-03] it comes before the Rencontre of the same card, unless the sheet says otherwise', () => {
    const order = (contents: RoomContents) =>
      revealed(contents, { cards: [['7-coeur'], ['5-coeur']], dice: [4] })
        .events.map((e) => e.type)
        .filter((type) => type === 'peripetieStarted' || type === 'meetingStarted');
    const both = { encounter: 'rats-geants', peripetie: 'bourse-oubliee' };
    expect(order(both)).toEqual(['peripetieStarted', 'meetingStarted']);
    expect(order({ ...both, encounterFirst: true })).toEqual(['meetingStarted', 'peripetieStarted']);
  });

  test('[AD1-PERI-13] its zone is the one behind the Porte; its element stands on a square the player chooses', () => {
    const { asked, state } = revealed(
      { peripetie: 'coffre-isole' },
      { cards: [['7-coeur']], decisions: ['case-0-m2'] },
    );
    const [hazard] = state.hazards;
    expect(hazard).toMatchObject({ peripetie: 'coffre-isole', zone: 'r1-a', cell: cellAt(0, -2) });
    // Every square of the zone but the one that all must pass.
    expect(asked[0]!.options).toHaveLength(7);
    expect(asked[0]!.options.map((o) => o.id)).not.toContain('case-1-m1');
    expect(planOn(on(state)).traitsAt(cellAt(0, -2)).solid).toBe(true);
  });

  test('[AD1-PERI-13] [AD1-GRID-10] never before an unrevealed Porte', () => {
    const state = dungeon({ heroes: [{ at: [3, 3] }] });
    const { asked } = play(
      state,
      (g, find) =>
        startPeripetie(g, 'coffre-isole', { zone: 'r0-a', from: cellAt(0, 0), trigger: find('h1'), seat: 0 }),
      { decisions: ['case-0-0'] },
    );
    expect(asked[0]!.options.map((o) => o.id)).not.toContain('case-1-0');
  });

  test('[AD1-PERI-13] only the zone behind the Porte is touched', () => {
    const { state } = revealed({ peripetie: 'sol-glissant' }, { cards: [['7-coeur']] });
    const near = zoneAt(on(state), cellAt(1, -1));
    expect(state.hazards.map((h) => h.zone)).toEqual([near]);
    // A square of each zone of the room, and whether leaving it for the start asks a roll.
    const { squares } = planOn(on(state));
    const zones = new Map([...squares].filter(([, { room }]) => room === 'r1').map(([cell, { zone }]) => [zone, cell]));
    const slippery = [...zones].filter(([, cell]) => slipperyBetween(on(state), cell, cellAt(0, 3)).length > 0);
    expect([zones.size, slippery.map(([zone]) => zone)]).toEqual([3, [near]]);
  });

  test('[AD1-PERI-04] a check has its outcomes, for each who rolls', () => {
    const trap = (dice: readonly number[]) =>
      play(
        dungeon({ heroes: [{ heroisme: 0 }] }),
        (g, find) => startPeripetie(g, 'toiles-collantes', { zone: 'r0-a', from: 0, trigger: find('h1'), seat: 0 }),
        { dice: [[...dice]] },
      ).find('h1').marks;
    expect(trap([4, 4, 2])).toEqual([]);
    expect(trap([4, 2, 2])).toMatchObject([{ id: 'entrave' }]);
  });

  test('[AD1-PERI-04] [AD1-TRES-05] a treasure only where its text says so', () => {
    const found = (id: string) =>
      play(dungeon(), (g, find) => startPeripetie(g, id, { zone: 'r0-a', from: 0, trigger: find('h1'), seat: 0 })).state
        .treasures;
    expect(found('cache-murale')).toMatchObject([{ zones: ['r0-a'], type: null }]);
    expect(found('sol-glissant')).toEqual([]);
    // Drawn at once by whoever gives its blood to the altar, without a search.
    const { of } = play(
      facing('autel-oublie'),
      (g, find) =>
        explorationActions(g, find('h1'))
          .find(({ id }) => id.startsWith('offrir-son-sang'))!
          .run(g, find('h1')),
      { cards: [['6-coeur']] },
    );
    expect(of('itemGained')).toMatchObject([{ figure: 'h1', item: { base: 'epee' } }]);
    expect(of('treasureOpened')).toEqual([]);
  });
});
