import type { Verb } from '@souterrain/crawl/content';
import { checkEnd, meet, roomBehind, startBoard } from '@souterrain/crawl/exploration';
import { removeFigure } from '@souterrain/crawl/health';
import { planOn } from '@souterrain/crawl/movement';
import { across, readTile } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { at, dungeon, on, play } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { attentionDonjon } from '../system.ts';

function* verbsIn(value: unknown): Iterable<Record<string, unknown>> {
  if (Array.isArray(value)) for (const v of value) yield* verbsIn(v);
  else if (value !== null && typeof value === 'object') {
    yield value as Record<string, unknown>;
    for (const v of Object.values(value)) yield* verbsIn(v);
  }
}

describe('rooms', () => {
  test('at least twenty, read without an issue, every door reached on foot and nothing solid before it', () => {
    expect(Object.keys(attentionDonjon.content.tiles).length).toBeGreaterThanOrEqual(20);
    for (const entry of Object.values(attentionDonjon.content.tiles)) {
      const { tile, issues } = readTile(entry.drawing, entry.legend);
      expect([entry.id, issues]).toEqual([entry.id, []]);
      expect(tile.doors.length).toBeGreaterThan(0);
      for (const { feature } of tile.squares)
        if (feature) expect(attentionDonjon.content.scenery[feature]).toBeDefined();
      const board = startBoard(attentionDonjon, {
        ...attentionDonjon.content.scenarios['le-nid']!,
        start: { room: 'r0', tile: entry.id, heroRows: [0] },
      });
      const open = board.doors.map((door) => (door.inner ? { ...door, status: 'ouverte' as const } : door));
      const plan = planOn(on({ ...dungeon(), board: { ...board, doors: open } } as AD1State));
      const seen = new Set([board.doors[0]!.cell]);
      for (const cell of seen)
        for (const next of plan.adjacent.get(cell) ?? []) if (!plan.traitsAt(next).solid) seen.add(next);
      for (const { cell, side } of board.doors) {
        expect([entry.id, plan.traitsAt(cell).solid, seen.has(cell)]).toEqual([entry.id, false, true]);
        expect(across(cell, side)).not.toBe(cell);
      }
    }
  });
});

describe('what péripéties and scenarios name', () => {
  test('[AD1-RENC-01] every encounter has a group of known creatures', () => {
    for (const { groups } of Object.values(attentionDonjon.content.encounters)) {
      expect(groups.length).toBeGreaterThan(0);
      for (const { creature } of groups) expect(attentionDonjon.content.creatures[creature]).toBeDefined();
    }
  });

  test('[AD1-PERI-01] [AD1-PERI-04] twenty entries or more, suit tables complete, every id known', () => {
    expect(Object.keys(attentionDonjon.content.peripeties).length).toBeGreaterThanOrEqual(20);
    for (const entry of Object.values(attentionDonjon.content.peripeties)) {
      expect([entry.text.fr, entry.text.en].every((text) => text.length > 0)).toBe(true);
      if (entry.element) expect(attentionDonjon.content.scenery[entry.element]?.solid).toBe(true);
      for (const verb of verbsIn([entry.now, entry.actions, entry.resolution, entry.leaving])) {
        const { encounter, item, treasure, suits } = verb as Partial<Record<string, never>> & Verb;
        if (encounter && encounter !== 'hasard') expect(attentionDonjon.content.encounters[encounter]).toBeDefined();
        if (item) expect(attentionDonjon.content.items[item]).toBeDefined();
        if (treasure) expect(attentionDonjon.content.tables[treasure]).toBeDefined();
        if (suits) expect(Object.keys(suits)).toEqual(expect.arrayContaining(['coeur', 'carreau', 'pique', 'trefle']));
      }
    }
  });

  test('[AD1-SCEN-01] every scenario names known rooms, encounters and péripéties', () => {
    for (const { start, road, encounters, peripeties, events, exit } of Object.values(
      attentionDonjon.content.scenarios,
    )) {
      for (const { tile, next } of road) {
        expect(attentionDonjon.content.tiles[tile]).toBeDefined();
        expect(road.some((row) => row.room === next)).toBe(true);
      }
      expect(attentionDonjon.content.tiles[start.tile]).toBeDefined();
      if (exit) expect([start.room, ...road.map((row) => row.room)]).toContain(exit.room);
      for (const id of encounters) expect(attentionDonjon.content.encounters[id]).toBeDefined();
      for (const id of peripeties) expect(attentionDonjon.content.peripeties[id]).toBeDefined();
      for (const { encounter, peripetie } of verbsIn([road, events])) {
        if (typeof encounter === 'string') expect(attentionDonjon.content.encounters[encounter]).toBeDefined();
        if (typeof peripetie === 'string') expect(attentionDonjon.content.peripeties[peripetie]).toBeDefined();
      }
    }
  });
});

describe('Le nid', () => {
  const nid = attentionDonjon.content.scenarios['le-nid']!;

  test('[AD1-SCEN-08] its start, its road and its lists', () => {
    expect(startBoard(attentionDonjon, nid).doors.map(({ cell, side }) => [cell, side])).toEqual([
      [at([1, 0]), 'n'],
      [at([3, 1]), 'e'],
    ]);
    expect(nid.suitOrder).toBeUndefined();
    expect(nid.road.map(({ cards, room, next }) => [cards[0], room, next])).toEqual([
      ['2-4', 'r1', 'r2'],
      ['5-7', 'r2', 'r3'],
      ['8-10', 'r3', 'r4'],
      ['valet', 'r4', 'r1'],
      ['dame-as', 'r5', 'r1'],
    ]);
    expect(nid).toMatchObject({ roundLimit: 20, heroes: [1, 6], reward: 10, objective: { kill: 'boss' } });
    expect(attentionDonjon.content.encounters['repaire-du-leader']!.groups).toMatchObject([
      { creature: 'homme-rat', count: { perHero: 1 } },
      { creature: 'leader-homme-rat', count: 1, placement: 'fond', boss: true },
    ]);
  });

  test('[AD1-SCEN-08] what its rooms hold, who is met and what may happen', () => {
    expect(nid.start).toEqual({ room: 'r0', tile: 'nid-entree', heroRows: [2, 3] });
    expect(nid.exit).toEqual({
      room: 'r0',
      squares: [
        [1, 3],
        [2, 3],
      ],
    });
    expect(nid.road.map(({ tile, contents, uniqueLast }) => [tile, contents, uniqueLast ?? false])).toEqual([
      ['nid-boyau', 'feuille', false],
      ['nid-croisee', 'feuille', false],
      ['nid-statue', { encounter: 'squelettes' }, false],
      ['nid-reduit', { peripetie: 'coffre-isole' }, false],
      ['nid-repaire', { encounter: 'repaire-du-leader' }, true],
    ]);
    expect(nid.encounters!.map((id) => attentionDonjon.content.encounters[id]!.groups)).toEqual([
      [{ creature: 'homme-rat', count: { perHero: 1 } }],
      [{ creature: 'rat-geant', count: { perHero: 1 } }],
      [{ creature: 'squelette', count: { perHero: 1 } }],
      [
        { creature: 'gobelin', count: { perHero: 1 } },
        { creature: 'gobelin-archer', count: 1 },
      ],
    ]);
    expect(nid.peripeties).toEqual([
      ...['guerrier-mourant', 'fantome', 'sol-glissant', 'essaim-mange-magie'],
      ...['herbe-fantome', 'table-dressee', 'coffre-isole', 'brasero-ardent'],
    ]);
    expect(nid.events!.unexpected).toEqual([
      { id: 'rats-en-chasse', cards: ['dame-pique'], longevity: 2, effects: [{ encounter: 'rats-geants' }] },
      { id: 'piege-du-nid', cards: ['valet-trefle'], longevity: null, effects: [{ damage: 3 }] },
    ]);
  });

  test('[AD1-SCEN-08] its rooms as they are drawn', () => {
    const drawn = (id: string) => attentionDonjon.content.tiles[id]!.drawing.trim().split('\n');
    expect(drawn('nid-entree')).toEqual(['..+...', '.aabb.', '.aabb+', '.aabb.', '.aabb.', '......']);
    expect(drawn('nid-boyau')).toEqual(['..+.', '.bb.', '.bb.', '.aa.', '.aa.', '.+..']);
    expect(drawn('nid-croisee')).toEqual(['......', '.bbbb+', '+bbbb.', '.aaaa.', '.aaaa.', '..+...']);
    expect(drawn('nid-statue')).toEqual(['...+..', '.bbbb.', '.bSbb.', '.aaaa.', '.aaaa.', '...+..']);
    expect(attentionDonjon.content.tiles['nid-statue']!.legend).toEqual({ S: { zone: 'b', feature: 'statue' } });
    expect(drawn('nid-reduit')).toEqual(['.....', '.aaa.', '.aaa.', '.aaa.', '..+..']);
    expect(drawn('nid-repaire')).toEqual([
      ...['......', '.cccc.', '.cccc.', '.bbbb.', '.bbbb.', '.aaaa.', '.aaaa.', '..+...'],
    ]);
  });

  test('[AD1-SCEN-08] killing the Leader is a victory, not killing its rats', () => {
    const killed = (profile: string) => {
      const place = { from: at([1, 0]), room: 'r0', seat: 0, trigger: null, anywhere: false };
      const { of } = play(
        dungeon(),
        function* (g) {
          yield* meet(g, attentionDonjon.content.encounters['repaire-du-leader']!, place);
          const victim = g.state.figures.find((figure) => figure.profile === profile)!;
          yield* removeFigure(g, victim, { how: 'mort', by: null, rules: [] });
          checkEnd(g);
        },
        { cards: [['7-coeur'], ['8-coeur']] },
      );
      return of('scenarioEnded').map(({ result }) => result);
    };
    expect([killed('leader-homme-rat'), killed('homme-rat')]).toEqual([['victoire'], []]);
  });

  test('[AD1-SCEN-08] with R1 to R4 revealed any card places R5', () => {
    const state = dungeon();
    const rooms = nid.road
      .slice(0, 4)
      .map(({ room, tile }, i) => ({ id: room, tile, x: 40 + 10 * i, y: 40, quarters: 0 }));
    const board = { ...state.board, rooms: [...state.board.rooms, ...rooms] };
    for (const card of ['2-coeur', '6-pique', '9-trefle', 'valet-coeur', 'as-coeur'] as const)
      expect(roomBehind(on({ ...state, board }), board.doors[0]!, card)?.row.room).toBe('r5');
  });
});
