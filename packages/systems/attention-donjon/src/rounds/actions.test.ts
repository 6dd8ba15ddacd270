import type { Door, Treasure } from '@souterrain/crawl';
import { actionsOf, actOnce, beginTurn, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { at, on, play, quiet } from '../../testing/index.ts';
import type { Scene } from '../../testing/scene.ts';
import { paradeOf } from '../figures/values.ts';
import type { AD1State } from '../state.ts';

const door: Door = { id: 'porte', cell: at([0, 0]), side: 'n', room: 'scene', status: 'inconnue' };
const treasure: Treasure = { id: 1, zones: 'partout', type: null, failures: 0, tried: [], revealed: false };

/** The type of every action a hero is offered at the start of its turn. */
function offered(given: Scene, before?: (state: AD1State) => void): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  play({ ...given, state: { generated: quiet(), ...given.state } }, function* (g, find) {
    before?.(g.state);
    yield* beginTurn(g, find('h1'));
    for (const { id, type } of actionsOf(g, find('h1'))) types.set(id, type);
  });
  return types;
}

const quietTurn = (given: Scene, script: Parameters<typeof play>[2]) =>
  play({ ...given, state: { generated: quiet(), ...given.state } }, (g, find) => takeTurn(g, find('h1')), script);

const FIGHT: Scene = { heroes: [{ items: ['epee'], heroisme: 0 }], creatures: [{ id: 'orque', at: [1, 0] }] };

describe('the actions of a turn', () => {
  test('[AD1-TURN-15] [AD1-TURN-18] attacking, using, searching, revealing and treating are standard actions', () => {
    const types = offered(
      {
        heroes: [{ items: ['epee', 'potion-de-soins-mineurs'], sante: 2 }],
        creatures: [{ id: 'orque', at: [1, 0] }],
      },
      (state) => {
        state.board = { ...state.board, doors: [door] };
      },
    );
    for (const id of ['attaquer-epee-orque-1', 'utiliser-i1-2', 'soins-h1', 'reveler-porte'])
      expect([id, types.get(id)]).toEqual([id, 'standard']);
    const alone = offered({ state: { treasures: [treasure] } });
    expect([...alone].filter(([id]) => id.startsWith('chercher')).map(([, type]) => type)).toEqual(['standard']);
  });

  test('[AD1-TURN-16] [AD1-TURN-18] Se Reprendre, Récupération, the defensive, exchanges, gear and piles are bonus actions', () => {
    const spear = { base: 'lance', place: 'porte' } as const;
    const pile = { cell: at([0, 0]), items: [{ id: 'i9', base: 'dague', place: 'porte' as const }], deniers: 0 };
    const types = offered({
      heroes: [{ items: ['bandages', spear], sante: 2, marks: ['secoue'] }, { items: ['epee'] }],
      state: { piles: [pile] },
    });
    const bonus = [...types].filter(([, type]) => type === 'bonus').map(([id]) => id.split('-i')[0]);
    for (const id of [
      'se-reprendre',
      'recuperation',
      'se-mettre-sur-la-defensive',
      'echanger-h2',
      's-equiper',
      'ramasser',
    ])
      expect(bonus).toContain(id);
    expect(types.get('se-reequiper')).toBe('complexe');
    const rage = offered({ heroes: [{ talents: ['rage'] }], creatures: [{ id: 'orque', at: [1, 0] }] });
    expect([...rage].find(([id]) => id.includes('rage'))?.[1]).toBe('bonus');
  });

  test('[AD1-TURN-18] moving, stepping and standing up are movements; breaking free is a standard action', () => {
    const types = offered({});
    expect(new Set([...types].filter(([id]) => /^(case|pas)-/.test(id)).map(([, type]) => type))).toEqual(
      new Set(['mouvement']),
    );
    expect(offered({ heroes: [{ marks: ['a-terre'] }] }).get('se-relever')).toBe('mouvement');
    expect(offered({ heroes: [{ marks: ['entrave'] }] }).get('se-liberer-force')).toBe('standard');
  });

  test('[AD1-TURN-17] on the defensive: Parade +1 until the next turn, and no attack in the same turn', () => {
    const { find, state, asked } = quietTurn(FIGHT, { decisions: ['se-mettre-sur-la-defensive', 'fin-du-tour'] });
    expect(paradeOf(on(state), find('h1'))).toBe(2);
    const ids = asked.map(({ options }) => options.map(({ id }) => id).filter((id) => id.startsWith('attaquer')));
    expect(ids[0]).not.toEqual([]);
    expect(ids[1]).toEqual([]);
  });

  test('[AD1-TURN-17] nor after an attack', () => {
    const { asked } = quietTurn(FIGHT, { decisions: ['attaquer-epee-orque-1', 'fin-du-tour'], dice: [[2, 2]] });
    expect(asked[0]!.options.map(({ id }) => id)).toContain('se-mettre-sur-la-defensive');
    expect(asked[1]!.options.map(({ id }) => id)).not.toContain('se-mettre-sur-la-defensive');
  });

  test('[AD1-TURN-14] attack then move; the turn ends when both Actions are spent', () => {
    const { of, find } = quietTurn(FIGHT, { decisions: ['attaquer-epee-orque-1', 'pas-0-1'], dice: [[2, 2]] });
    expect(of('actionSpent').map(({ action, left }) => [action, left])).toEqual([
      ['standard', 1],
      ['mouvement', 0],
    ]);
    expect(find('h1').cell).toBe(at([0, 1]));
  });

  test('[AD1-TURN-30] putting things away is offered in the turn, and does not keep it open', () => {
    expect(offered(FIGHT).get('ranger-i1-1')).toBe('libre');
    const { asked } = quietTurn(FIGHT, { decisions: ['attaquer-epee-orque-1', 'pas-0-1'], dice: [[2, 2]] });
    expect(asked).toHaveLength(2);
  });

  test('[AD1-TURN-10] after an attack no standard action is offered, and no other attack', () => {
    const { asked } = quietTurn(FIGHT, { decisions: ['attaquer-epee-orque-1', 'fin-du-tour'], dice: [[2, 2]] });
    const costs = asked.map(({ options }) => new Set(options.map(({ cost }) => cost)));
    expect(costs.map((cost) => [cost.has('standard'), cost.has('mouvement')])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('[AD1-TURN-11] [AD1-TURN-12] after Se Reprendre neither Rage nor a complex action is offered', () => {
    const spear = { base: 'lance', place: 'porte' } as const;
    const given: Scene = {
      heroes: [{ talents: ['rage'], items: ['epee', spear], heroisme: 0, marks: ['secoue'] }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    const { asked } = quietTurn(given, { decisions: ['se-reprendre', 'fin-du-tour'], dice: [[4, 5, 2]] });
    const ids = (at: number, cost: string) => asked[at]!.options.filter((o) => o.cost === cost).map(({ id }) => id);
    expect(ids(0, 'bonus')).toEqual(expect.arrayContaining(['se-reprendre', 'rage']));
    expect(ids(0, 'complexe')).toEqual(['se-reequiper']);
    expect([ids(1, 'bonus'), ids(1, 'complexe')]).toEqual([[], []]);
    expect(ids(1, 'standard')).toContain('attaquer-epee-orque-1');
  });

  test('[AD1-TURN-14] the player may stop early: what is left is lost', () => {
    const { of, state } = quietTurn({}, { decisions: ['fin-du-tour'] });
    expect(of('actionSpent')).toEqual([]);
    expect(state.turn).toBeNull();
  });
});

describe('an action outside the turn', () => {
  test('[AD1-TURN-26] uses nothing of the turn in progress, even its own, and is not complex', () => {
    const { value, state, asked } = play(
      { ...FIGHT, state: { generated: quiet() } },
      function* (g, find) {
        yield* beginTurn(g, find('h1'));
        const acted = yield* actOnce(g, find('h1'));
        return acted;
      },
      { decisions: ['attaquer-epee-orque-1'], dice: [[2, 2]] },
    );
    expect(value).toBe(true);
    expect(state.turn).toMatchObject({ figure: 'h1', actions: 2, standard: false, flags: [] });
    const types = new Set(asked[0]!.options.map(({ cost }) => cost));
    expect(types).toEqual(new Set(['standard', 'bonus', 'mouvement', undefined]));
  });

  test('may be declined', () => {
    const given = { ...FIGHT, state: { generated: quiet() } };
    expect(play(given, (g, find) => actOnce(g, find('h1')), { decisions: ['passer'] }).value).toBe(false);
  });
});
