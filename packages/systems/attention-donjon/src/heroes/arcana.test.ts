import type { CardId, SuitedCard } from '@souterrain/crawl';
import { regardOf } from '@souterrain/crawl/heroes';
import { actionsOf, playNext, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../testing/combat.ts';
import { dealt, type GivenHero, on, play, quiet, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const watched = (
  arcane: SuitedCard,
  card: CardId,
  hero: Partial<GivenHero> = {},
  more: Partial<Scene> = {},
): Scene => ({
  heroes: [{ arcane, heroisme: 0, ...hero }],
  creatures: [orc(1)],
  ...more,
  state: { ...dealt({ h1: card }), ...more.state },
});
const regard = (given: Scene, change: (state: AD1State) => void = () => {}) => {
  const state = scene(given);
  change(state);
  return regardOf(on(state), state.figures[0]!);
};

describe('Regard bienveillant', () => {
  test('[AD1-ARC-01] [AD1-ARC-02] an initiative of the suit of the Arcane gardienne', () => {
    expect(regard(watched('roi-trefle', '4-trefle'))).toBe('trefle');
    expect(regard(watched('roi-trefle', '4-pique'))).toBe(undefined);
    expect(regard(watched('9-coeur', '4-coeur'))).toBe('coeur');
  });

  test('[AD1-ARC-08] the card held now counts: lost with it, used once, never by a joker, after the Initiative phase', () => {
    const after = (change: (state: AD1State) => void) => regard(watched('roi-trefle', '4-trefle'), change);
    expect(after(() => {})).toBe('trefle');
    expect(after((state) => (state.order[0]!.status = 'perdu'))).toBe(undefined);
    expect(after((state) => (state.order[0]!.status = 'joue'))).toBe('trefle');
    expect(after((state) => (state.order[0]!.card = '3-pique'))).toBe(undefined);
    expect(after((state) => (state.order[0]!.card = 'joker-1'))).toBe(undefined);
    expect(after((state) => (state.phase = 'preparation'))).toBe(undefined);
    expect(after((state) => state.figures[0]!.used.round.push('regard'))).toBe(undefined);
  });

  test('[AD1-TEXC-13] [AD1-ARC-08] the relic of the Arcana makes any suit do; a joker has none', () => {
    const items = [{ base: 'relique-des-arcanes', place: 'equipe' as const, charges: 0 }];
    expect(regard(watched('roi-coeur', '5-pique', { items }))).toBe('coeur');
    expect(regard(watched('roi-coeur', 'joker-1', { items }))).toBe(undefined);
  });

  test('[AD1-ARC-03] [AD1-ETAT-03] [AD1-GRAVE-07] free, it is still an Action: who cannot act has none', () => {
    const free = (mark: string) =>
      play(
        watched('9-coeur', '4-coeur', { sante: 1, marks: [mark] }, { state: { turn: turnOf('h1') } }),
        function* (g, find) {
          return actionsOf(g, find('h1'))
            .filter(({ type }) => type === 'libre')
            .map(({ id }) => id);
        },
      ).value;
    expect([free('inconscient'), free('paralyse')]).toEqual([[], []]);
    expect(free('a-terre')).toContain('regard-recuperation');
  });

  test('[AD1-ARC-03] Cœur: one Récupération for free in its turn, and one more for the bonus action', () => {
    const given = watched('9-coeur', '4-coeur', { sante: 1 }, { creatures: [], state: { generated: quiet() } });
    const { of, find, asked } = play(given, (g, get) => takeTurn(g, get('h1')), {
      dice: [
        [4, 4, 2],
        [4, 4, 2],
      ],
      decisions: ['regard-recuperation', 'recuperation', 'fin-du-tour'],
    });
    expect(of('actionSpent')).toMatchObject([{ action: 'bonus', left: 1 }]);
    expect(find('h1').sante).toBe(3);
    expect(asked[1]!.options.map(({ id }) => id)).not.toContain('regard-recuperation');
  });

  test('[AD1-ARC-03] not in the turn of another, nor for who lost nothing', () => {
    const offered = (sante: number, turn: string) =>
      play(watched('9-coeur', '4-coeur', { sante }, { state: { turn: turnOf(turn) } }), function* (g, find) {
        return actionsOf(g, find('h1')).some(({ id }) => id === 'regard-recuperation');
      }).value;
    expect([offered(1, 'h1'), offered(4, 'h1'), offered(1, 'orque-1')]).toEqual([true, false, false]);
  });

  test('[AD1-ARC-08] no free Récupération once the wait has changed the suit', () => {
    const given = watched('9-coeur', '3-pique', { sante: 1 }, { state: { turn: turnOf('h1') } });
    expect(() => act(given, { id: 'regard-recuperation', from: actionsOf })).toThrow('no regard-recuperation');
  });

  const struck = (given: Scene, dice: readonly (readonly number[])[], decisions: readonly string[]) =>
    blow(given, { by: 'orque-1', on: 'h1', with: 'hache' }, { dice, decisions });

  test('[AD1-ARC-04] Carreau: Endurance +1 against one damage roll, after the dice', () => {
    const given = watched('9-carreau', '4-carreau');
    const dice = [
      [4, 4, 4],
      [4, 4, 2, 2],
    ];
    const spared = struck(given, dice, ['regard-carreau']);
    expect(spared.find('h1')).toMatchObject({ marks: [], used: { round: ['regard'] } });
    expect(spared.of('rollSettled')[1]).toMatchObject({ total: 2, difficulty: 3, success: false });
    expect(struck(given, dice, ['passer']).find('h1').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-ARC-05] [AD1-ARC-09] Trèfle: Parade +1 against one attack, so that no Héroïsme is needed', () => {
    const given = watched('9-trefle', '4-trefle', { traits: { melee: 3 }, heroisme: 1 });
    const { value, asked, find, of } = struck(given, [[4, 5, 2]], ['regard-trefle']);
    expect(value.hit).toBe(false);
    expect(of('rollSettled')).toMatchObject([{ total: 2, difficulty: 3, success: false }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.options.map(({ id }) => id)).toContain('maudire-heroisme');
    expect(find('h1').used.round).toEqual(['regard']);
  });

  test.each([
    ['before', [4, 4, 5, 2], ['regard-carreau', 'maudire-heroisme'], 1],
    ['after', [5, 5, 4, 2], ['maudire-heroisme', 'regard-carreau'], 2],
  ])('[AD1-ARC-09] Carreau %s a point of Héroïsme on the same damage roll', (_, damage, decisions, total) => {
    const given = watched('9-carreau', '4-carreau', { heroisme: 1 });
    const { of, find } = struck(given, [[5, 5, 5], damage], decisions);
    expect(of('rollSettled')[1]).toMatchObject({ total, difficulty: 3, mode: 'cursed', success: false });
    expect(find('h1')).toMatchObject({ marks: [], used: { round: ['regard'] }, hero: { heroisme: 0 } });
  });

  test('[AD1-ARC-08] Trèfle helps only where Parade is the Difficulty', () => {
    const archer = { creatures: [{ id: 'gobelin-archer', at: [4, 0] as const }] };
    const { asked } = blow(
      watched('9-trefle', '4-trefle', {}, archer),
      { by: 'gobelin-archer-1', on: 'h1', with: 'arc-court' },
      {
        dice: [
          [4, 4],
          [2, 2, 2],
        ],
      },
    );
    expect(asked).toEqual([]);
  });

  test('[AD1-ARC-05] [AD1-ARC-08] a throw faces Parade in contact alone, a shot never', () => {
    const offered = (id: string, x: number, dice: readonly (readonly number[])[], decisions: string[] = []) =>
      blow(
        watched('9-trefle', '4-trefle', { traits: { melee: 3 } }, { creatures: [{ id, at: [x, 0] }] }),
        { by: `${id}-1`, on: 'h1', with: id === 'diablotin' ? 'boule-de-braise' : 'arc-court' },
        { dice, decisions },
      ).asked.length;
    expect(offered('diablotin', 1, [[4, 4]], ['regard-trefle'])).toBe(1);
    expect(
      offered('diablotin', 4, [
        [4, 4],
        [1, 1],
      ]),
    ).toBe(0);
    expect(
      offered('gobelin-archer', 1, [
        [6, 6],
        [1, 1, 1],
      ]),
    ).toBe(0);
  });

  const ARMED = { items: ['epee'], traits: { melee: 3 } };
  const attack = (given: Scene, dice: readonly (readonly number[] | number)[], decisions: readonly string[]) =>
    blow(given, { on: 'orque-1', with: 'epee' }, { dice, decisions });

  test('[AD1-ARC-06] Pique: one more die, declared before the throw; once a Round', () => {
    const { of, find } = attack(watched('9-pique', '4-pique', ARMED), [[2, 2, 2, 2]], ['regard-pique']);
    expect(of('rollAnnounced')[0]!.dice).toBe(4);
    expect(find('h1').used.round).toEqual(['regard']);
    const late = attack(watched('9-pique', '4-pique', ARMED), [[4, 2, 2], 2], ['passer', 'regard-pique']);
    expect(late.find('h1').used.round).toEqual(['regard']);
    expect(attack(watched('9-coeur', '4-coeur', ARMED), [[4, 2, 2]], []).asked).toEqual([]);
  });

  test('[AD1-ARC-07] [AD1-Q-12] or after it: one die is thrown and added', () => {
    const given = watched('9-pique', '4-pique', ARMED);
    const decisions = ['passer', 'regard-pique'];
    const settled = (die: number, more: readonly (readonly number[])[] = [], extra: readonly string[] = []) =>
      attack(given, [[4, 2, 2], die, ...more], [...decisions, ...extra]).of('rollSettled')[0]!.total;
    expect(settled(5, [[2, 2, 2]])).toBe(2);
    expect(settled(1)).toBe(0);
    // Its six may be gambled; kept, it is worth two successes and the attack hits.
    expect(settled(6, [[2, 2, 2]])).toBe(3);
  });

  test('[AD1-ARC-07] a 6 that does not suffice may be gambled', () => {
    const given = watched('9-pique', '4-pique', ARMED);
    const { of } = attack(given, [[1, 2, 2], 6, [4, 4, 4].slice(0, 2)], ['passer', 'regard-pique', 'miser-1']);
    expect(of('rollSettled')[0]!.total).toBe(1);
  });

  test('[AD1-Q-12] the other reading: one more success, offered only when it turns the roll', () => {
    const variants = { piqueBonus: 'success' as const };
    const given = watched('9-pique', '4-pique', ARMED, { variants });
    const { of } = attack(
      given,
      [
        [4, 2, 2],
        [2, 2, 2],
      ],
      ['regard-pique'],
    );
    expect(of('rollSettled')[0]).toMatchObject({ total: 2, success: true });
    expect(attack(given, [[2, 2, 2]], []).asked).toEqual([]);
  });
});

test('[AD1-INIT-09] [AD1-ARC-02] two cards used in a Round give one Regard', () => {
  const twice = (cards: readonly CardId[]) => {
    const state = { generated: quiet(), ...dealt({ h1: cards }) };
    const { asked } = play(
      { heroes: [{ arcane: '9-coeur', sante: 1, heroisme: 0 }], state },
      function* (g) {
        for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
      },
      { dice: [[4, 4, 2]], decisions: ['agir', 'regard-recuperation', 'fin-du-tour', 'agir', 'fin-du-tour'] },
    );
    return asked
      .filter(({ id }) => id === 'action')
      .map(({ options }) => options.some(({ id }) => id === 'regard-recuperation'));
  };
  expect(twice(['9-pique', '4-coeur'])).toEqual([true, false, false]);
  expect(twice(['9-coeur', '4-coeur'])).toEqual([true, false, false]);
});
