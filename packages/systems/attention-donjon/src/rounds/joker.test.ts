import { pileOf } from '@souterrain/crawl';
import { initiative, preparation, releaseCards } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { play, quiet, scene } from '../../testing/index.ts';
import type { GivenHero, Scene } from '../../testing/scene.ts';
import { check } from '../rolls/check.ts';
import type { Purpose } from '../rolls/purpose.ts';

const two = [{ label: 'base', value: 2, rule: 'AD1-DIFF-03' as const }];
const HOLDER: GivenHero = { jokers: ['joker-1'], heroisme: 0 };
const POOR: GivenHero = { heroisme: 0 };

function rolled(
  given: Scene,
  who: string,
  script: Parameters<typeof play>[2] & { readonly purpose?: Purpose; readonly dice?: unknown },
) {
  const { purpose = 'epreuve', ...rest } = script;
  const state = scene({ ...given, state: { generated: quiet(), deck: { discard: [], held: ['joker-1'] } } });
  return play(
    state,
    (g, find) => check(g, { who: find(who), purpose, trait: 'mental', difficulty: two, seuil: false }),
    rest,
  );
}

/** Kept in Round 2. */
const kept = () =>
  scene({ heroes: [HOLDER], state: { generated: quiet(), round: 2, deck: { discard: [], held: ['joker-1'] } } });

describe('a kept joker', () => {
  test('[AD1-BLESS-01] [AD1-INIT-15] is spent before the dice are thrown, and lies in the discard', () => {
    const { value, find, state, events } = rolled({ heroes: [HOLDER] }, 'h1', {
      dice: [[3, 4, 2]],
      decisions: ['benir-joker'],
    });
    expect(value).toMatchObject({ total: 2, success: true });
    expect(find('h1').hero!.jokers).toEqual([]);
    expect(state.deck).toEqual({ held: [], discard: ['joker-1'] });
    const types = events.map((e) => e.type);
    expect(types.indexOf('jokerSpent')).toBeLessThan(types.indexOf('diceRolled'));
  });

  test('[AD1-BLESS-06] blesses the damage of a blow before its dice', () => {
    const { of, find } = blow(
      { heroes: [{ ...HOLDER, items: ['arbalete'] }], creatures: [{ id: 'mage-gobelin', at: [3, 0] }] },
      { on: 'mage-gobelin-1', with: 'arbalete' },
      {
        dice: [
          [4, 5],
          [3, 3, 4, 1, 2],
        ],
        decisions: ['passer', 'benir-joker'],
      },
    );
    expect(of('jokerSpent')).toHaveLength(1);
    expect(of('rollSettled')[1]).toMatchObject({ purpose: 'dommages', mode: 'blessed', total: 2, difficulty: 2 });
    expect(find('mage-gobelin-1').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-BLESS-01] cannot be declared once the dice are shown', () => {
    const { asked, value } = rolled({ heroes: [HOLDER] }, 'h1', { dice: [[3, 4, 2]], decisions: ['passer'] });
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
    expect(value).toMatchObject({ total: 1, success: false });
  });

  test('[AD1-INIT-21] a player blesses the roll of another with its own joker', () => {
    const { value, of } = rolled({ heroes: [POOR, HOLDER] }, 'h1', {
      purpose: 'soins',
      dice: [[3, 3, 2]],
      decisions: ['benir-joker'],
    });
    expect(value).toMatchObject({ total: 2, success: true });
    expect(of('jokerSpent')).toMatchObject([{ figure: 'h2', card: 'joker-1', how: 'beni' }]);
    expect(of('rollChanged')).toMatchObject([{ figure: 'h1', by: 'h2', how: 'beni', with: 'joker' }]);
  });

  test('[AD1-INIT-21] curses the roll of an enemy', () => {
    const given: Scene = { heroes: [HOLDER], creatures: [{ id: 'orque' }] };
    const { value, asked } = rolled(given, 'orque-1', { dice: [[4, 4, 5]], decisions: ['maudire-joker'] });
    expect(value).toMatchObject({ total: 1, success: false });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['passer', 'maudire-joker']);
  });

  test('[AD1-INIT-26] stays usable while its hero is unconscious', () => {
    const heroes = [POOR, { ...HOLDER, marks: ['inconscient', 'paralyse'] }];
    const { value } = rolled({ heroes }, 'h1', { dice: [[3, 3, 2]], decisions: ['benir-joker'] });
    expect(value.total).toBe(2);
  });

  test('[AD1-INIT-26] goes to the discard when its hero dies, and is in the deck of the next Round', () => {
    const state = scene({
      heroes: [HOLDER, {}],
      state: { generated: quiet(), deck: { discard: [], held: ['joker-1'] } },
    });
    play(state, function* (g, find) {
      find('h1').status = 'mort';
      releaseCards(g);
      expect(state.deck).toEqual({ held: [], discard: ['joker-1'] });
      yield* preparation(g);
    });
    expect(pileOf(state.deck)).toHaveLength(54);
  });

  test('[AD1-INIT-14] [AD1-ROUND-10] is missing from the deck for as many Rounds as it is kept', () => {
    const state = scene({ heroes: [POOR], state: { generated: quiet(), round: 2 } });
    const script = { cards: [['joker-1'], ['7-trefle']], decisions: ['garder'] } as const;
    play(
      state,
      function* (g) {
        yield* initiative(g);
        for (const round of [3, 4, 5]) {
          yield* preparation(g);
          expect([state.round, pileOf(state.deck).length]).toEqual([round, 53]);
          expect(pileOf(state.deck)).not.toContain('joker-1');
        }
      },
      script,
    );
    expect(state.figures[0]!.hero!.jokers).toEqual(['joker-1']);
  });

  test('[AD1-INIT-15] spent in Round 4, is in the deck of Round 5', () => {
    const state = { ...kept(), round: 4 };
    play(
      state,
      function* (g, find) {
        yield* check(g, { who: find('h1'), purpose: 'epreuve', trait: 'mental', difficulty: two, seuil: false });
        yield* preparation(g);
      },
      { dice: [[3, 4, 2]], decisions: ['benir-joker'] },
    );
    expect([state.round, pileOf(state.deck).length]).toEqual([5, 54]);
    expect(pileOf(state.deck)).toContain('joker-1');
  });
});
