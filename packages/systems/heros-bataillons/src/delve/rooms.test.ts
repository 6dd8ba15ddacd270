import { describe, expect, test } from 'vitest';
import { delving, room, roomScene, toTheEnd } from '../../testing/delve.ts';
import { type GivenBeing, play } from '../../testing/index.ts';
import type { HBState, Room } from '../state.ts';
import { contentOf, LAST, rollContent } from './content.ts';
import { breathe, rest } from './dungeon.ts';
import { goOn, resolveRoom } from './explore.ts';
import { fightOn } from './fight.ts';
import { closeRoom, enterRoom, leaveRoom } from './rooms.ts';
import { disturbedRest } from './wandering.ts';

const solo: readonly GivenBeing[] = [{}];
const run = (
  state: HBState,
  dice: readonly (number | readonly number[])[],
  decisions: readonly string[] = [],
  cards: string[][] = [],
) => play(state, (g) => goOn(g), { dice, decisions, cards });

describe('what a room holds', () => {
  test('[HB-SOLO-07] the table, the last room, and at most two results 6', () => {
    const rolled = (rooms: Room[], dice: readonly number[], length = 8) =>
      play(delving({}, { rooms, length }), (g) => rollContent(g), { dice }).value;
    expect([1, 2, 3, 4, 5, 6].map((face) => rolled([], [face]))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rolled([room({ content: 6 })], [6])).toBe(6);
    expect(rolled([room({ content: 6 }), room({ content: 6 })], [6])).toBe(4);
    expect(rolled([room(), room(), room({ content: 6 })], [6])).toBe(6);
    expect(rolled([room()], [], 2)).toBe(LAST);
    const rows = [1, 2, 3, 4, 5, 6, LAST].map((content) => contentOf(room({ content })));
    expect(rows.map(({ encounter }) => encounter)).toEqual([
      null,
      null,
      'facile',
      'standard',
      null,
      'dangereux',
      'dangereux',
    ]);
    expect(rows.map(({ hazard }) => hazard)).toEqual([false, true, false, false, true, false, false]);
    expect(rows.map(({ treasures }) => treasures)).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect(rows.map(({ goal }) => goal)).toEqual([false, false, false, false, false, false, true]);
  });

  test('[HB-SOLO-05] [HB-TIME-03] [HB-TIME-02] ten minutes for a new room, none for a known one', () => {
    const state = delving({ heroes: solo, state: { clock: 13 * 60 + 55 } }, { rooms: [] });
    run(state, [1, 1, 1], ['personne']);
    expect(state.clock).toBe(14 * 60 + 5);
    expect(state.delve).toMatchObject({ room: 1, entry: 'z1', rooms: [{ content: 1, cleared: true, quiet: true }] });
    play(state, function* (g) {
      leaveRoom(g);
    });
    run(state, []);
    expect([state.clock, state.delve!.room, state.delve!.rooms.length]).toEqual([14 * 60 + 5, 1, 1]);
  });

  test('[HB-TIME-03] three rooms from 06:00: it is 06:30', () => {
    const state = delving({ heroes: solo }, { rooms: [] });
    for (let i = 0; i < 3; i++) run(state, [1, 1, 1], ['personne']);
    expect([state.clock, state.delve!.rooms.length]).toEqual([6 * 60 + 30, 3]);
  });

  test('[HB-SOLO-10] [HB-SOLO-03] the hero in front is named, and one may scout', () => {
    const state = delving({ heroes: [{}, {}] }, { rooms: [] });
    const { asked, of } = run(state, [10, 1, 1, 1], ['devant-h2', 'eclairer-h1']);
    expect(of('checked')).toMatchObject([{ being: 'h1', attribute: 'agi', success: true }]);
    expect(asked.map(({ id }) => id)).toEqual(['heros-de-tete', 'eclaireur']);
    expect(state.delve!.front).toBe('h2');
    expect(state.delve!.leader).toBe(1);
  });

  test('[HB-TEST-13] [HB-SOLO-03] nobody goes ahead again, or instead, after a failure: the room is open', () => {
    const state = delving({ heroes: [{}, {}] }, { rooms: [] });
    const { asked, of } = run(state, [11, 1, 1, 1], ['devant-h2', 'eclairer-h1']);
    expect(asked.map(({ id }) => id)).toEqual(['heros-de-tete', 'eclaireur']);
    expect(of('checked')).toMatchObject([{ being: 'h1', success: false }]);
    expect(state.delve!.rooms).toHaveLength(1);
  });

  test('[HB-SOLO-03] a scout who is noticed makes a surprise likelier', () => {
    const state = delving({ heroes: solo }, { rooms: [] });
    const { of } = run(state, [11, 1, 1, 3, 3, [6, 6], 1, 1], ['eclairer-h1'], [['gobelin']]);
    expect(of('surpriseRolled')).toMatchObject([{ face: 3, total: 2, initiative: 'depourvu' }]);
  });

  test('[HB-SOLO-20] [HB-SOLO-07] after a hazard the treasure is taken, whatever its outcome', () => {
    const struck = delving({ heroes: solo }, { rooms: [room({ content: 5, cleared: false })] });
    play(struck, (g) => resolveRoom(g, 0), { dice: [1, 11, 11, 1, 1, 2] });
    expect(struck).toMatchObject({ gold: 10, delve: { rooms: [{ cleared: true }] } });
  });

  test('[HB-SOLO-20] creatures that go away leave their treasure, those who let pass keep it', () => {
    const standard = () =>
      delving({ heroes: [{ values: { vol: 9 } }] }, { rooms: [room({ content: 4, cleared: false })] });
    const gone = standard();
    play(gone, (g) => resolveRoom(g, 0), { cards: [['brigand']], dice: [4, [5, 6], 3, [4, 3]] });
    expect(gone).toMatchObject({ gold: 35, combat: null, delve: { rooms: [{ cleared: true }] } });
    const passed = standard();
    play(passed, (g) => resolveRoom(g, 0), {
      cards: [['brigand']],
      dice: [4, [4, 4], 9],
      decisions: ['negocier-h1'],
    });
    expect(passed).toMatchObject({ gold: 0, delve: { rooms: [{ cleared: true }] } });
  });
});

describe('an encounter that is fought', () => {
  const armed = { hero: { items: [{ id: 'epee', base: 'epee', place: 'pret' as const }] } };
  const easy = (heroes: readonly GivenBeing[] = [armed]) =>
    delving({ heroes }, { rooms: [room(), room({ content: 3, cleared: false, scene: roomScene(2) })] });

  test('[HB-SOLO-19] [HB-SOLO-20] the dead and the fled leave the treasure', () => {
    const state = easy();
    const { of } = play(state, (g) => toTheEnd(g, resolveRoom(g, 0)), {
      cards: [['rat-geant']],
      dice: [4, [3, 3], 8, 20, 1, 3],
      decisions: ['aller-z2', 'attaquer-epee-rat-geant-1', 'degats'],
    });
    expect(of('beingMoved').filter(({ being, how }) => being === 'rat-geant-2' && how === 'fuite')).toHaveLength(1);
    expect(state).toMatchObject({
      gold: 15,
      combat: null,
      delve: { room: 2, rooms: [{}, { cleared: true, foes: [] }] },
    });
  });

  test('[HB-SOLO-19] [HB-MOV-05] heroes flee by the way back, and find again those they fled from', () => {
    const state = easy([{}, { status: 'coma', now: { for: 0 } }]);
    play(state, (g) => toTheEnd(g, resolveRoom(g, 0)), {
      cards: [['rat-geant']],
      dice: [4, [3, 3]],
      decisions: ['quitter-le-combat'],
    });
    expect(state.delve).toMatchObject({
      room: 1,
      rooms: [{}, { cleared: false, foes: ['rat-geant-1', 'rat-geant-2'] }],
    });
    expect(state.beings.map(({ id, status, zone }) => [id, status, zone])).toEqual([
      ['h1', 'present', 'z1'],
      ['h2', 'mort', null],
      ['rat-geant-1', 'present', null],
      ['rat-geant-2', 'present', null],
    ]);
    const { of } = play(state, (g) => toTheEnd(g, goOn(g)), { dice: [4], decisions: ['quitter-le-combat'] });
    expect(of('reactionRolled')).toEqual([]);
    expect(of('beingMoved').filter(({ being }) => being === 'rat-geant-1')[0]).toMatchObject({ zone: 'z2' });
    expect(state.delve!.rooms[1]!.foes).toEqual(['rat-geant-1', 'rat-geant-2']);
  });

  test('[HB-SOLO-18] [HB-SOLO-08] those who wander in and are fled from leave no second treasure', () => {
    const state = delving({ heroes: solo }, { rooms: [room({ content: 4 })] });
    play(state, (g) => toTheEnd(g, breathe(g)), {
      dice: [1, 4, [1, 1]],
      cards: [['gobelin'], ['z2']],
      decisions: ['quitter-le-combat'],
    });
    expect(state.delve).toMatchObject({ room: 0, rooms: [{ cleared: false, content: 0, foes: ['gobelin-1'] }] });
    expect(state.scene).toBeNull();
  });

  test('[HB-SOLO-05] a fight waits between two turns, and what it interrupted goes on after it', () => {
    const state = easy();
    play(state, (g) => resolveRoom(g, 0), { cards: [['rat-geant']], dice: [4, [3, 3]] });
    expect(state).toMatchObject({ gold: 0, delve: { sequel: { after: 'piece' }, rooms: [{}, { cleared: false }] } });
    const reloaded: HBState = JSON.parse(JSON.stringify(state));
    play(reloaded, (g) => fightOn(g), {
      decisions: ['aller-z2', 'attaquer-epee-rat-geant-1', 'degats'],
      dice: [8, 20],
    });
    expect(reloaded.combat).not.toBeNull();
    play(reloaded, (g) => toTheEnd(g, fightOn(g)), { dice: [1, 3] });
    expect(reloaded).toMatchObject({
      gold: 15,
      combat: null,
      delve: { sequel: null, rooms: [{}, { cleared: true }] },
    });
  });

  test('[HB-SOLO-08] [HB-REST-15] a fight breaks the rest, and the second roll comes after it', () => {
    const state = delving({ heroes: [armed] });
    const { of } = play(state, (g) => rest(g), { dice: [1, 4, [1, 1]], cards: [['gobelin'], ['z1']] });
    expect(of('restInterrupted')).toMatchObject([{ being: 'h1' }]);
    expect(state.delve!.sequel).toEqual({ after: 'errance', rolls: 1, resting: true });
    Object.assign(state.beings[1]!.now, { end: 0, for: 1 });
    const fought = play(state, (g) => toTheEnd(g, fightOn(g)), {
      decisions: ['attaquer-epee-gobelin-1', 'degats'],
      dice: [8, 6],
    });
    expect(fought.of('wanderingRolled')).toMatchObject([{ face: 6, comes: false }]);
    expect(state).toMatchObject({ combat: null, clock: 361, delve: { sequel: null } });
  });

  test('[HB-SOLO-08] those who fled roll no more for the rest they have left', () => {
    const state = delving({ heroes: solo });
    play(state, (g) => rest(g), { dice: [1, 4, [1, 1]], cards: [['gobelin'], ['z2']] });
    expect(state.delve!.sequel).toMatchObject({ rolls: 1 });
    const { of } = play(state, (g) => toTheEnd(g, fightOn(g)), { decisions: ['quitter-le-combat'] });
    expect(of('wanderingRolled')).toEqual([]);
    expect(state.delve).toMatchObject({ room: 0, sequel: null });
  });
});

describe('time in a dungeon', () => {
  test('[HB-SOLO-08] a breath gives END back first, then a d6', () => {
    const state = delving({ heroes: [{ now: { end: 1 } }] });
    const { of } = play(state, (g) => breathe(g), { dice: [2] });
    expect(state.beings[0]!.now.end).toBe(4);
    expect(of('wanderingRolled')).toMatchObject([{ face: 2, comes: false }]);
    const met = play(delving({ heroes: [{ now: { end: 1 } }] }), (g) => breathe(g), {
      dice: [1, 4, [6, 6]],
      cards: [['gobelin']],
    });
    expect(met.of('encounterMet')).toMatchObject([{ wandering: true, budget: 2 }]);
    expect(met.events.findIndex(({ type }) => type === 'attributeChanged')).toBeLessThan(
      met.events.findIndex(({ type }) => type === 'wanderingRolled'),
    );
  });

  test('[HB-SOLO-08] [HB-SOLO-03] a rest watch rolls twice, and what comes surprises more', () => {
    const state = delving({ heroes: solo });
    const { of } = play(state, (g) => rest(g), { dice: [1, 6, [6, 6], 3], cards: [['gobelin']] });
    expect(of('surpriseRolled')).toMatchObject([{ face: 6, total: 5 }]);
    expect(of('wanderingRolled')).toHaveLength(2);
    expect(state.clock).toBe(14 * 60);
  });

  test('[HB-SOLO-07] the next rest in an empty room is not disturbed', () => {
    const state = delving({ heroes: solo }, { rooms: [room({ quiet: true })] });
    expect(play(state, (g) => disturbedRest(g)).value).toEqual([]);
    expect(play(state, (g) => disturbedRest(g), { dice: [2, 2] }).value).toEqual([]);
  });

  test('[HB-GM-21] a rest or another room ends what lasts for the scene', () => {
    const elan = { id: 'elan', until: { in: 'scene' } } as const;
    const resting = delving({ heroes: [{ marks: [elan] }] }, { rooms: [room({ quiet: true })] });
    play(resting, (g) => rest(g));
    expect(resting.beings[0]!.marks).toEqual([]);
    expect(resting.scene).not.toBeNull();
    const walking = delving({ heroes: [{ marks: [elan] }] }, { rooms: [room(), room()] });
    play(walking, function* (g) {
      closeRoom(g);
      enterRoom(g, 1);
    });
    expect(walking.beings[0]).toMatchObject({ marks: [], zone: 'z1' });
  });

  test('[HB-SOLO-18] a room is kept as it was left, and those who fell there are gone', () => {
    const state = delving(
      { heroes: solo, foes: [{ status: 'mort' }, { side: 'heros' }] },
      { rooms: [room(), room({ scene: roomScene(3) })] },
    );
    state.scene!.zones[1]!.items.push({ id: 'x', base: 'corde', place: 'sac' });
    play(state, function* (g) {
      leaveRoom(g);
    });
    expect(state.beings.map(({ id }) => id)).toEqual(['h1']);
    expect(state.delve).toMatchObject({ room: 1 });
    expect(state.delve!.rooms[1]!.scene.zones[1]!.items).toHaveLength(1);
  });
});
