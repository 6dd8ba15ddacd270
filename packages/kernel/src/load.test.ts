import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { loadGame } from './load.ts';
import type { SaveFile } from './save.ts';
import { readSave, writeSave } from './save-text.ts';

const ENTRIES = ['lancer', 'passer', 'piocher', 'haut', 'bas', 'attendre', 'lancer'];

const played = () => {
  const game = startToy(2);
  answer(game, ...ENTRIES);
  return game;
};

const load = (save: SaveFile) => loadGame(toy, unwrap(readSave(writeSave(save))));

describe('a save is loaded', () => {
  test('where it stood: same state, same question, same past', () => {
    const game = played();
    const { game: loaded, warning } = unwrap(load(game.save()));
    expect(warning).toBeUndefined();
    expect(loaded.hash).toBe(game.hash);
    expect(loaded.open).toEqual(game.open);
    expect(loaded.log).toEqual(game.log);
    expect(loaded.events).toEqual(game.events);
    expect(loaded.checkpoint).toEqual(game.checkpoint);
  });

  test('and goes on with the same dice', () => {
    const game = played();
    const { game: loaded } = unwrap(load(game.save()));
    answer(game, 'relancer');
    answer(loaded, 'relancer');
    expect(loaded.hash).toBe(game.hash);
  });

  test('as it was when it was saved, whatever came after', () => {
    const game = played();
    const save = game.save();
    const before = JSON.stringify(save);
    answer(game, 'relancer', 'haut');
    expect(JSON.stringify(save)).toBe(before);
  });

  test('when the game is over, without a checkpoint', () => {
    const game = startToy(1);
    answer(game, 'attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre');
    expect(game.outcome).toEqual({ id: 'fin', winners: [0], scores: [10] });
    const save = game.save();
    expect(save).toMatchObject({ checkpoint: null, result: game.outcome });
    expect(unwrap(load(save)).game.outcome).toEqual(game.outcome);
  });
});

describe('a save is refused', () => {
  test('of another system, of another version, of another generator', () => {
    const save = played().save();
    expect(faultOf(load({ ...save, system: 'dames' }))).toEqual({
      code: 'save-system',
      params: { got: 'dames', expected: 'joujou' },
    });
    expect(faultOf(load({ ...save, version: '7' })).params).toEqual({ system: 'joujou', got: '7', known: '1' });
    const packs = [{ id: 'monstres', version: '1.2.0', hash: 'abc' }];
    expect(faultOf(load({ ...save, packs })).code).toBe('save-pack');
    expect(faultOf(load({ ...save, packs })).params).toEqual({ pack: 'monstres', got: '1.2.0 (abc)', known: '—' });
    const carried = [{ pack: { ...packs[0]!, hash: 'def' } }];
    expect(faultOf(loadGame({ ...toy, packs: carried, carried }, { ...save, packs })).params).toMatchObject({
      got: '1.2.0 (abc)',
      known: '1.2.0 (def)',
    });
    expect(faultOf(load({ ...save, generator: 'mt19937' })).params).toEqual({
      system: 'joujou',
      got: 'mt19937',
      known: 'sfc32/1',
    });
  });

  test('whose setup the system cannot start from', () => {
    expect(faultOf(load({ ...played().save(), variants: { magie: 'oui' } })).code).toBe('bad-variant');
  });

  test('whose decisions do not fit, when it holds no checkpoint', () => {
    const save = { ...played().save(), checkpoint: null, decisions: ['lancer', 'passer', 'voler'] };
    expect(faultOf(load(save))).toEqual({
      code: 'save-mismatch',
      params: { at: 3, got: 'voler', decision: 'agir', expected: 'attendre, lancer, piocher, montrer' },
    });
  });

  test('with decisions beyond the end of the game', () => {
    const game = startToy(1);
    answer(game, 'attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre');
    const save = game.save();
    const fault = faultOf(load({ ...save, decisions: [...save.decisions, 'attendre'] }));
    expect(fault.params).toEqual({ at: 7, got: 'attendre', decision: 'none', expected: 'fin' });
  });

  test('whose states drift, naming the decision and both hashes', () => {
    const save = { ...played().save(), checkpoint: null, hashes: [[3, 'ffff']] as const };
    const { code, params } = faultOf(load(save));
    expect(code).toBe('save-mismatch');
    expect(params).toMatchObject({ at: 3, got: 'ffff' });
    expect(params.expected).toMatch(/^[0-9a-f]{16}$/);
  });

  test('whose states drift at a simultaneous answer', () => {
    const save = { ...played().save(), checkpoint: null, hashes: [[5, 'ffff']] as const };
    expect(faultOf(load(save)).params).toMatchObject({ at: 5, got: 'ffff' });
  });
});

describe('a save of an older version, or with an older pack that comes with the system,', () => {
  const newer = { ...toy, version: '2' };
  /** Gold comes in twice. */
  const changed: typeof toy = {
    ...newer,
    apply(g, event) {
      toy.apply(g, event);
      if (event.type === 'earned') g.state.gold[event.seat]! += event.gold;
    },
  };

  test('is its log where the rules are the same, and is of this version from now on', () => {
    const game = played();
    const { game: loaded, warning } = unwrap(loadGame(newer, game.save()));
    expect(warning).toBeUndefined();
    expect([loaded.hash, loaded.log]).toEqual([game.hash, game.log]);
    expect(loaded.save().version).toBe('2');
    const shipped = [{ pack: { id: 'monstres', version: '1.2.0', hash: 'def' } }];
    const save = { ...game.save(), packs: [{ id: 'monstres', version: '1.1.0', hash: 'abc' }] };
    const moved = unwrap(loadGame({ ...toy, packs: shipped }, save));
    expect([moved.warning, moved.game.hash, moved.game.header.packs]).toEqual([
      undefined,
      game.hash,
      [shipped[0]!.pack],
    ]);
  });

  test('goes on from its checkpoint, and says so, where they are not', () => {
    const game = played();
    const { game: loaded, warning } = unwrap(loadGame(changed, game.save()));
    expect(warning).toEqual({ code: 'save-version', params: { system: 'joujou', got: '1', known: '2' } });
    expect(loaded.checkpoint.state).toEqual(game.checkpoint.state);
  });
});

test('a game that is over is refused where other rules would have ended it otherwise', () => {
  const game = startToy(1);
  answer(game, 'attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre');
  const older = { ...game.save(), version: '0' };
  expect(unwrap(loadGame(toy, older)).game.outcome).toEqual(game.outcome);
  const result = { ...game.outcome!, scores: [11] };
  expect(faultOf(loadGame(toy, { ...older, result })).code).toBe('save-version');
});

describe('a save whose log no longer fits', () => {
  const spoilt = (): SaveFile => {
    const save = played().save();
    return { ...save, decisions: ['voler', ...save.decisions.slice(1)] };
  };

  test('falls back to its checkpoint, keeps the decisions since, and says where it broke', () => {
    const game = played();
    const { game: loaded, warning } = unwrap(load(spoilt()));
    expect(warning).toMatchObject({ code: 'save-mismatch', params: { at: 1, got: 'voler', decision: 'agir' } });
    expect(loaded.hash).toBe(game.hash);
    expect(loaded.open).toEqual(game.open);
    expect(loaded.seq).toBe(game.seq);
  });

  test('loses only the decisions since the checkpoint when these do not fit either', () => {
    const save = spoilt();
    const { game: loaded, warning } = unwrap(load({ ...save, decisions: [...save.decisions.slice(0, -1), 'danser'] }));
    expect(warning).toMatchObject({ code: 'save-mismatch', params: { at: 7, got: 'danser', decision: 'agir' } });
    expect(loaded.seq).toBe(6);
    expect(loaded.state).toEqual(save.checkpoint!.state);
  });

  test('is played on, undone and saved from there', () => {
    const { game: loaded } = unwrap(load(spoilt()));
    answer(loaded, 'passer', 'haut');
    expect(unwrap(loaded.undo(1)).log).toEqual(loaded.log.slice(0, -1));
    expect(unwrap(loaded.fork(7)).open).toMatchObject([{ id: 'relancer' }]);
    expect(unwrap(load(loaded.save())).game.hash).toBe(loaded.hash);
    expect(faultOf(loaded.fork(2)).code).toBe('save-mismatch');
  });
});

describe('a save whose log no longer fits is refused', () => {
  const spoilt = (checkpoint: SaveFile['checkpoint']): SaveFile => {
    const save = played().save();
    return { ...save, checkpoint, decisions: ['voler', ...save.decisions.slice(1)] };
  };
  const { checkpoint } = played().save();

  test.each([
    ['stands nowhere in its log', { ...checkpoint!, at: 99 }],
    ['breaks the first rule that reads it', { ...checkpoint!, state: {} }],
    ['holds no state', { ...checkpoint!, state: null }],
    ['is of a game that is over', { ...checkpoint!, state: { ...(checkpoint!.state as object), round: 99 } }],
    [
      'asks a seat that nobody has',
      { ...checkpoint!, state: { ...(checkpoint!.state as object), turn: 2, hands: [[], [], []] } },
    ],
    ['counts further than any game', { ...checkpoint!, state: { ...(checkpoint!.state as object), gold: [1e9, 0] } }],
  ])('when its checkpoint %s', (_, broken) => {
    const { params } = faultOf(load(spoilt(broken)));
    expect(params).toMatchObject({ at: 1, got: 'voler', decision: 'agir', checkpoint: 'broken' });
  });

  test('when the decisions since its checkpoint break a rule', () => {
    const save = spoilt({ ...checkpoint!, state: { ...(checkpoint!.state as object), gold: null } });
    expect(faultOf(load({ ...save, decisions: [...save.decisions, 'passer'] })).params).toMatchObject({ got: 'voler' });
  });

  test('when its checkpoint breaks the first view that reads it', () => {
    const blind = {
      ...toy,
      view: () => {
        throw new Error('no such place');
      },
    };
    expect(faultOf(loadGame(blind, spoilt(checkpoint))).params).toMatchObject({ at: 1, got: 'voler' });
  });

  test('when its system knows it for none of its own', () => {
    for (const isSound of [
      () => false,
      () => {
        throw new Error('no such floor');
      },
    ])
      expect(faultOf(loadGame({ ...toy, isSound }, spoilt(checkpoint))).params).toMatchObject({ checkpoint: 'broken' });
    expect(unwrap(loadGame({ ...toy, isSound: () => true }, spoilt(checkpoint))).warning?.code).toBe('save-mismatch');
  });

  test('when whoever shows it cannot', () => {
    const seen: unknown[] = [];
    const unseen = loadGame(toy, spoilt(checkpoint), (_, seat) => {
      seen.push(seat);
      if (seat === 1) throw new Error('no such drawing');
    });
    expect(faultOf(unseen).params).toMatchObject({ at: 1, got: 'voler', checkpoint: 'broken' });
    expect(seen).toEqual([undefined, 0, 1]);
    expect(unwrap(loadGame(toy, played().save(), () => expect.fail('a log that fits is not doubted'))).game.seq).toBe(
      7,
    );
  });
});

describe('a game that went on from its checkpoint', () => {
  const goneOn = (show: (view: unknown) => void) => {
    const save = played().save();
    const spoilt = { ...save, decisions: ['voler', ...save.decisions.slice(1)] };
    return unwrap(loadGame(toy, spoilt, show)).game;
  };

  test('is frozen where it can no longer be shown, and is left as it was', () => {
    let blind = false;
    const game = goneOn(() => {
      if (blind) throw new Error('no such drawing');
    });
    const { at, state } = game.checkpoint;
    blind = true;
    const answered = game.answer({ seq: game.seq, seat: game.open[0]!.seat, picks: [game.open[0]!.options[0]!.id] });
    expect(faultOf(answered)).toEqual({ code: 'game-frozen', params: { reason: 'no such drawing' } });
    expect(game.frozen?.report).toMatchObject({ header: game.header });
    expect([game.checkpoint.at, game.state]).toEqual([at, state]);
  });

  test('asks and plays the same as one that was replayed', () => {
    const game = goneOn(() => {});
    const other = played();
    for (const one of [game, other]) answer(one, 'relancer', 'haut');
    expect(game.hash).toBe(other.hash);
    expect(game.open).toEqual(other.open);
  });
});

describe('an undo in a log', () => {
  const after = (...more: readonly string[]) =>
    load({ ...played().save(), checkpoint: null, decisions: [...ENTRIES, ...more] });

  test.each(['!undo', '!undo x', '!undo 0', '!undo -1', '!undone 1'])('is not %s', (entry) => {
    expect(faultOf(after(entry)).params).toMatchObject({ at: 8, got: entry, decision: 'relancer' });
  });

  test('is refused once the game is over', () => {
    const game = startToy(1);
    answer(game, 'attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre');
    const save = game.save();
    const fault = faultOf(load({ ...save, decisions: [...save.decisions, '!undo 1'] }));
    expect(fault.params).toMatchObject({ at: 7, decision: 'none', expected: 'fin' });
  });
});

describe('a long game', () => {
  const long = () => {
    const game = startToy(3, { dice: 'physical' });
    const preferred = ['lancer', 'relancer', '6'];
    while (!game.outcome) {
      const { options } = game.open[0]!;
      answer(game, preferred.find((id) => options.some((o) => o.id === id)) ?? options[0]!.id);
    }
    return game;
  };

  test('keeps a hash of its state every 64 decisions', () => {
    const game = long();
    expect(game.seq).toBeGreaterThan(64);
    expect(game.save().hashes).toEqual([[64, unwrap(game.fork(64)).hash]]);
  });

  test('does not add its later hashes to an earlier save', () => {
    const game = unwrap(long().fork(60));
    const save = game.save();
    while (game.seq < 66) answer(game, game.open[0]!.options[0]!.id);
    expect(save.hashes).toEqual([]);
    expect(game.save().hashes).toHaveLength(1);
  });

  test('is refused where its state drifts', () => {
    const save = long().save();
    expect(unwrap(load(save)).warning).toBeUndefined();
    const drifted = { ...save, hashes: [[64, '0123456789abcdef']] as const };
    expect(faultOf(load(drifted)).params).toMatchObject({ at: 64, got: '0123456789abcdef' });
  });
});
