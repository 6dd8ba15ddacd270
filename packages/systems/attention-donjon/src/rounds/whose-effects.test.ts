import type { Mark, Until } from '@souterrain/crawl';
import {
  type ActionType,
  actionsOf,
  beginTurn,
  endTurn,
  flag,
  playNext,
  refund,
  resolution,
  spend,
  takeTurn,
} from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { dealt, play, quiet, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { AD1 } from '../world/ad1.ts';

const TYPES: readonly ActionType[] = ['mouvement', 'standard', 'bonus', 'complexe', 'libre'];
const log: string[] = [];

know(
  { id: 'fige', rule: 'AD1-TURN-08', bans: ['actions', 'mouvement', 'reveler'] },
  {
    id: 'essais',
    rule: 'AD1-TURN-13',
    actions: () => TYPES.map((type) => ({ id: `essai-${type}`, type, rule: 'AD1-TURN-13', *run() {} })),
  },
  {
    id: 'fatal',
    rule: 'AD1-HRSM-20',
    actions: (_g, { who }) => [
      {
        id: 'mourir',
        type: 'mouvement',
        rule: 'AD1-HRSM-20',
        *run() {
          who.status = 'mort';
        },
      },
      {
        id: 'gagner',
        type: 'mouvement',
        rule: 'AD1-SCEN-03',
        *run(g: AD1) {
          g.emit({ type: 'scenarioEnded', result: 'victoire', why: 'objectif', rules: [] });
        },
      },
    ],
    *turnEnd() {
      log.push('fin de tour');
    },
  },
  {
    id: 'purge',
    rule: 'AD1-RESOL-02',
    *resolution(g) {
      log.push('purge');
      g.emit({ type: 'markLost', figure: 'h2', mark: 'herbes', why: 'retire', rules: [] });
    },
  },
  {
    id: 'herbes',
    rule: 'AD1-RESOL-02',
    resolves: (g) => g.state.round !== 7,
    *resolution() {
      log.push('herbes');
    },
  },
);

const halo = (until: Until, id = 'halo'): Mark => ({ id, until });
const nextTurn = (of: string, edge: 'start' | 'end' = 'start'): Until => ({ in: 'turn', of, edge, since: 1 });
const quietly = { generated: quiet() };

describe('what a turn still offers', () => {
  /** Types of action offered once these were spent. */
  const left = (...spent: ActionType[]) => {
    const { value } = play({ heroes: [{ marks: ['essais'] }], state: quietly }, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      for (const type of spent) spend(g, find('h1'), type);
      return actionsOf(g, find('h1')).flatMap(({ id, type }) => (id.startsWith('essai') ? [type] : []));
    });
    return value;
  };

  test.each<[ActionType[], ActionType[]]>([
    [[], ['mouvement', 'standard', 'bonus', 'complexe', 'libre']],
    [['mouvement'], ['mouvement', 'standard', 'bonus', 'libre']],
    [['standard'], ['mouvement', 'bonus', 'libre']],
    [['bonus'], ['mouvement', 'standard', 'libre']],
    [['standard', 'bonus'], ['libre']],
    [['complexe'], ['libre']],
  ])('[AD1-TURN-13] after %j: %j', (spent, expected) => expect(left(...spent)).toEqual(expected));

  test('[AD1-TURN-14] nothing to whom the turn is not, nor outside a turn, nor in one that is over', () => {
    play({ heroes: [{}, { marks: ['essais'] }], state: quietly }, function* (g, find) {
      expect(actionsOf(g, find('h2'))).toEqual([]);
      yield* beginTurn(g, find('h1'));
      expect(actionsOf(g, find('h2'))).toEqual([]);
      yield* beginTurn(g, find('h2'));
      expect(actionsOf(g, find('h2'))).not.toEqual([]);
      flag(g, find('h2'), 'fini');
      expect(actionsOf(g, find('h2'))).toEqual([]);
    });
  });

  test('[AD1-TURN-30] nothing is given back of what was free, nor in the turn of another', () => {
    const { of, state } = play({ heroes: [{}, {}], state: quietly }, function* (g, find) {
      refund(g, find('h1'), 'bonus');
      yield* beginTurn(g, find('h1'));
      refund(g, find('h1'), 'libre');
      refund(g, find('h2'), 'bonus');
    });
    expect([of('actionRefunded'), state.turn!.actions]).toEqual([[], 2]);
  });

  test('[AD1-TURN-30] a movement given back is one movement less', () => {
    const { state } = play({ state: quietly }, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      spend(g, find('h1'), 'mouvement');
      refund(g, find('h1'), 'mouvement');
      spend(g, find('h1'), 'standard');
    });
    expect(state.turn).toMatchObject({ actions: 1, movements: 0, standard: true });
  });
});

describe('a turn that stops short', () => {
  const taken = (action: string) => {
    log.length = 0;
    return play({ heroes: [{ marks: ['fatal'] }, {}], state: quietly }, (g, find) => takeTurn(g, find('h1')), {
      decisions: [action],
    });
  };

  test('[AD1-HRSM-20] a hero who dies in its turn has nothing more to do, nor any end of turn', () => {
    const { asked, state } = taken('mourir');
    expect([asked.length, state.turn, log]).toEqual([1, null, []]);
  });

  test('[AD1-SCEN-03] nor has anybody once the scenario has ended', () => {
    const { asked, state } = taken('gagner');
    expect([asked.length, state.turn, log]).toEqual([1, null, []]);
  });

  test('[AD1-INIT-08] what may be done once a turn may be done again in the next', () => {
    const { find } = play({ heroes: [{}, {}], state: quietly }, function* (g, find) {
      for (const id of ['h1', 'h2']) find(id).used.tour.push('bond');
      yield* beginTurn(g, find('h1'));
    });
    expect([find('h1').used.tour, find('h2').used.tour]).toEqual([[], ['bond']]);
  });
});

describe('whose effects end', () => {
  const ended = (marks: readonly Mark[], slot: 'joue' | 'attend', who = 'h2') => {
    const cards = dealt({ [who]: '9-coeur' });
    cards.order[0]!.status = slot;
    const state = scene({
      heroes: [{ marks }, {}],
      creatures: [{ id: 'orque', at: [5, 5] }],
      state: { ...quietly, round: 2, ...cards },
    });
    return play(state, (g) => resolution(g))
      .find('h1')
      .marks.map(({ id }) => id);
  };

  test('[AD1-ROUND-08] those of the character who took no turn, not of the one who did', () => {
    const marks = [halo(nextTurn('h1'), 'sien'), halo(nextTurn('h2'), 'autre')];
    expect(ended(marks, 'joue')).toEqual(['autre']);
    expect(ended(marks, 'attend')).toEqual([]);
  });

  test('[AD1-ROUND-08] a figure of a group acts when its group does', () => {
    const marks = [halo(nextTurn('orque-1'))];
    expect([ended(marks, 'joue', 'g-orque'), ended(marks, 'joue')]).toEqual([['halo'], []]);
  });

  test('[AD1-ROUND-06] who loses the initiative loses its own, not those of the others', () => {
    const marks = [halo(nextTurn('h1'), 'sien'), halo(nextTurn('h2'), 'autre')];
    const state = scene({ heroes: [{ marks }, {}], state: { ...quietly, ...dealt({ h1: '8-coeur' }) } });
    const { find } = play(state, (g) => playNext(g)!, { cards: [['roi-coeur']], decisions: ['attendre'] });
    expect(find('h1').marks.map(({ id }) => id)).toEqual(['autre']);
  });

  test('[AD1-ROUND-03] each effect counts its own Rounds, and a turn does not stop the count', () => {
    const marks = [halo({ in: 'rounds', left: 3 }, 'long'), halo({ in: 'rounds', left: 2 }, 'court')];
    const { find } = play({ heroes: [{ marks: ['fige', ...marks] }], state: quietly }, function* (g, find) {
      yield* beginTurn(g, find('h1'));
      yield* endTurn(g, find('h1'));
      yield* resolution(g);
    });
    expect(
      find('h1')
        .marks.slice(1)
        .map(({ until }) => until),
    ).toEqual([
      { in: 'rounds', left: 2 },
      { in: 'rounds', left: 1 },
    ]);
  });
});

describe('effects that no longer act', () => {
  const resolved = (round: number, decisions: readonly string[]) => {
    log.length = 0;
    const heroes = [{ marks: ['purge'] }, { marks: ['herbes'] }];
    play({ heroes, state: { ...quietly, round } }, (g) => resolution(g), { decisions });
    return log;
  };

  test('[AD1-RESOL-02] one that another effect removed before its time does nothing', () => {
    expect(resolved(1, ['herbes-h2'])).toEqual(['herbes', 'purge']);
    expect(resolved(1, ['purge-h1'])).toEqual(['purge']);
  });

  test('[AD1-RESOL-03] one that has nothing to do this Round is not offered', () => {
    expect(resolved(7, [])).toEqual(['purge']);
  });

  test('[AD1-RESOL-07] once the scenario has ended, no Round ends any more', () => {
    const marks = [halo({ in: 'rounds', left: 1 })];
    const state = scene({ heroes: [{ marks }], state: { ...quietly, phase: 'resolution', result: 'victoire' } });
    const { events } = play(state, (g) => resolution(g));
    expect([events, state.figures[0]!.marks.length]).toEqual([[], 1]);
  });
});
