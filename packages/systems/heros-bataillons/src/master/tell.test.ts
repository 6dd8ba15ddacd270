import { Game } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { delving, room } from '../../testing/delve.ts';
import { atTable, command, fightOf, play } from '../../testing/index.ts';
import type { HBEvent } from '../events.ts';
import { herosBataillons } from '../index.ts';
import type { HBState, Slot } from '../state.ts';
import { wordsOf } from '../text/index.ts';
import { hideFrom } from './hide.ts';
import { tellTo } from './tell.ts';

function table(...picks: readonly string[]) {
  const seats = ['mj', 'garance'].map((heros) => ({ name: heros, choices: { heros } }));
  const started = Game.start(herosBataillons, { seed: 'secret', seats, variants: { mode: 'table' } });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  for (const pick of picks) {
    const answered = game.answer({ seq: game.seq, seat: game.open[0]!.seat, picks: [pick] });
    if (!answered.ok) throw new Error(`${pick}: ${JSON.stringify(answered.fault)}`);
  }
  return game;
}

const heard = (game: ReturnType<typeof table>, seat: number | undefined) =>
  game.stream(seat).events.map(({ type }) => type);

test('[HB-GM-19] a note is for the MJ until it is shown, and its screen is its own as long', () => {
  const game = table('note-secrete', 'dette');
  expect(game.isPrivate(0)).toBe(true);
  expect(game.isPrivate(1)).toBe(false);
  expect(heard(game, 0)).toContain('noteKept');
  expect(heard(game, 1)).not.toContain('noteKept');
  expect(heard(game, undefined)).not.toContain('noteKept');
  const shown = table('note-secrete', 'dette', 'montrer-un-jet', 'note-1');
  expect(shown.isPrivate(0)).toBe(false);
  expect(heard(shown, 1)).toContain('secretShown');
});

test('[HB-GM-10] adversaries who hide are in no line that a player reads', () => {
  const game = table('ouvrir-une-scene', 'libre-ruine', 'valider', 'faire-paraitre', 'loup', 'cache-oui', 'valider');
  expect(heard(game, 0)).toEqual(expect.arrayContaining(['beingAdded', 'foesBrought']));
  for (const seat of [1, undefined])
    for (const type of ['beingAdded', 'foesBrought', 'visibilitySet']) expect(heard(game, seat)).not.toContain(type);
});

describe('[HB-GM-10] [HB-GM-19] of those who hide, players hear', () => {
  const SEEN = 'e1';
  const UNSEEN = 'e2';
  const rules = ['HB-CBT-01'] as const;
  const slots: readonly Slot[] = [
    { side: 'heros', beings: ['h1'] },
    { side: 'adversaires', beings: [SEEN, UNSEEN] },
  ];
  const state = (more: Partial<HBState> = {}): HBState => {
    const made = atTable({ foes: [{}, {}], state: more });
    made.table.hidden = [UNSEEN];
    return made;
  };
  const hears = (event: HBEvent, at = state()) => tellTo(at, event, 0);

  test('no test, and of several who are tested those that they see', () => {
    const [hidden] = command(state(), {
      decisions: ['appeler-un-test', 'esprit', UNSEEN, 'valider'],
      dice: [13],
    }).events;
    expect(hidden).toMatchObject({ type: 'checkCalled', beings: [UNSEEN] });
    expect(hears(hidden!)).toBeUndefined();
    expect(hears({ ...hidden, beings: [SEEN, UNSEEN] } as HBEvent)).toMatchObject({ beings: [SEEN] });
    const checked = {
      type: 'checked',
      being: UNSEEN,
      attribute: 'vol',
      value: 10,
      advantages: [],
      disadvantages: [],
    } as const;
    const roll = { faces: [3], kept: 3, success: true, extreme: null, hidden: true, rules } as const;
    expect(hears({ ...checked, ...roll })).toBeUndefined();
  });

  test('of a hidden test of somebody they see, not even the rule of its success, nor that it failed', () => {
    const { events, state: after } = command(state(), {
      decisions: ['appeler-un-test', 'esprit', SEEN, 'valider'],
      dice: [13],
    });
    const told = events.flatMap((event) => hears(event, after) ?? []);
    expect(told.map(({ type }) => type)).toEqual(['checkCalled', 'checked']);
    expect(told[1]!.rules).toEqual(['HB-GM-02']);
    expect(hideFrom(after, 0).table).toMatchObject({ failed: [], lastCheck: null });
    expect(tellTo(after, events.find(({ type }) => type === 'attemptFailed')!, 1)).toBeDefined();
  });

  test('no place in the order of a fight, and no number that counts them', () => {
    const strength = { heros: 1, adversaires: 2 };
    const started = hears({ type: 'combatStarted', initiative: 'normal', slots, strength, rules });
    const seen = [slots[0], { side: 'adversaires', beings: [SEEN] }];
    expect(started).toMatchObject({ slots: seen, strength: { heros: 1, adversaires: 1 } });
    expect(hears({ type: 'roundStarted', round: 1, slots, rules })).toMatchObject({ slots: seen });
    const apart: readonly Slot[] = [{ side: 'adversaires', beings: [UNSEEN] }, slots[0]!];
    expect(hears({ type: 'roundStarted', round: 1, slots: apart, rules })).toMatchObject({ slots: [slots[0]] });
    const fight = { ...fightOf(state()), slots: apart.map(({ side, beings }) => ({ side, beings: [...beings] })) };
    const inFight = state({ combat: { ...fight, slot: 1, strength } });
    expect(hears({ type: 'slotReached', slot: 1, rules }, inFight)).toMatchObject({ slot: 0 });
    expect(hears({ type: 'slotReached', slot: 0, rules }, inFight)).toBeUndefined();
    const { combat, next } = hideFrom(inFight, 0);
    expect(combat).toMatchObject({ slots: [slots[0]], slot: 0, strength: { heros: 1, adversaires: 0 } });
    expect(next).toBe(0);
  });

  test('nothing of what they do: who struck, whose state it is, whose rounds are counted', () => {
    const until = { in: 'rounds', of: UNSEEN, left: 1, minute: 1 } as const;
    const mark = { id: 'gele', until, by: UNSEEN };
    expect(hears({ type: 'markGained', being: 'h1', mark, rules })).toMatchObject({
      mark: { id: 'gele', until: { of: null }, by: null },
    });
    expect(hears({ type: 'roundsCounted', of: UNSEEN, rules })).toBeUndefined();
    const damaged = { type: 'damaged', being: 'h1', by: UNSEEN, source: 'epee', damage: 3, rules } as const;
    expect(hears(damaged)).toMatchObject({ being: 'h1', by: null });
    const tree = { id: `arbre-${UNSEEN}-a`, tag: 'couvert' } as const;
    expect(hears({ type: 'positionGrown', zone: 'a', position: tree, rules })).toMatchObject({
      position: { id: 'arbre-inconnu-a' },
    });
    const at = state();
    at.beings[0]!.marks.push(mark);
    at.table.lastCorrection = { being: UNSEEN, field: 'now-for', before: 3, after: 2, reason: 'erreur' };
    const seen = hideFrom(at, 0);
    expect(seen.beings[0]!.marks).toMatchObject([{ by: null, until: { of: null } }]);
    expect(seen.table.lastCorrection).toBeNull();
  });

  test('and a battalion that nobody sees routs unseen', () => {
    const at = state();
    const routed = { type: 'battalionRouted', being: UNSEEN, zone: 'a', remaining: [], rules } as const;
    expect(hears(routed, at)).toBeUndefined();
    const fighter = { ...at.beings[1]!, id: 'combattant-1' };
    const { table } = play(at, function* (g) {
      g.emit({ ...routed, remaining: [fighter] });
    }).state;
    expect(table.hidden).toEqual([UNSEEN, 'combattant-1']);
  });
});

test('[HB-GM-19] what is shown is told whole when it is shown, in words too', () => {
  const { state } = command({ foes: [{}] }, { decisions: ['appeler-un-test', 'esprit', 'e1', 'valider'], dice: [13] });
  const { id } = state.secrets[0]!;
  const shown = command(state, { decisions: ['montrer-un-jet', `jet-${id}`] });
  const told = tellTo(shown.state, shown.of('secretShown')[0]!, 0)!;
  expect(told).toMatchObject({ roll: { being: 'e1', kept: 13, success: false } });
  const { fr, en } = wordsOf(herosBataillons.content);
  expect(fr.event(told, { names: [] })?.replaceAll('\u00A0', ' ')).toBe(
    'Le MJ montre un test caché de Zone E 1 : VOL 10, 13, échec.',
  );
  expect(en.event(told, { names: [] })).toBe('The GM shows a hidden check of Zone E 1: VOL 10, 13, failure.');
  const noted = command({}, { decisions: ['note-secrete', 'dette'] }).state;
  expect(hideFrom(noted, 0).secrets).toEqual([]);
  const note = command(noted, { decisions: ['montrer-un-jet', 'note-1'] }).of('secretShown')[0]!;
  expect(fr.event(note, { names: [] })?.replaceAll('\u00A0', ' ')).toBe('Le MJ montre une note : dette');
});

test('[HB-ALC-22] what an unknown vial holds is hidden in the rooms of a delve too', () => {
  const vial = {
    id: 'p1',
    base: 'potion',
    place: 'sac',
    known: false,
    holds: { effect: 'colle', administration: 'baume' },
  } as const;
  const there = room();
  there.scene.zones[0]!.items.push(vial);
  const { delve } = hideFrom(delving({}, { rooms: [there, room()] }), 0);
  expect(delve!.rooms[0]!.scene.zones[0]!.items).toEqual([{ ...vial, holds: { administration: 'baume' } }]);
});
