import type { Treasure } from '@souterrain/crawl';
import { explorationActions } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { costOf, offered } from '../../testing/combat.ts';
import { PAIR } from '../../testing/groups.ts';
import { play, type Scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';

const treasure = (more: Partial<Treasure> = {}): Treasure => ({
  id: 7,
  zones: ['scene-a'],
  type: null,
  failures: 0,
  tried: [],
  revealed: false,
  ...more,
});
const given = (found: Partial<Treasure> = {}, more: Scene = {}): Scene => ({
  drawing: PAIR,
  heroes: [
    { ...plain, traits: { savoir: 3 } },
    { ...plain, at: [1, 2] },
  ],
  ...more,
  state: { treasures: [treasure(found)] },
});
const searching = (scenery: Scene, script: Parameters<typeof play>[2], id = 'h1') =>
  play(
    scenery,
    (g, find) =>
      explorationActions(g, find(id))
        .find((a) => a.id === 'chercher-7')!
        .run(g, find(id)),
    script,
  );

describe('Chercher un trésor', () => {
  test('[AD2-XTRES-01] [AD2-XTRES-02] Savoir 4, one more for each active enemy near and each failure of others', () => {
    const creatures = [
      { id: 'homme-rat', at: [2, 2] as const },
      { id: 'homme-rat', at: [0, 2] as const, marks: ['inconscient'] },
      { id: 'homme-rat', at: [5, 2] as const },
    ];
    const ran = searching(given({ failures: 1, tried: ['h2'] }, { creatures }), { dice: [[5, 1, 1]] });
    expect(ran.of('jetSettled')).toMatchObject([{ difficulty: 6, success: false }]);
    expect(offered(given({ zones: ['scene-b'] }), 'chercher-un-tresor')).toEqual([]);
    expect(costOf(given(), 'chercher-7')).toBe('standard');
    // Two in the zone, and one in contact across the border.
    const three = [
      [0, 2],
      [2, 2],
      [3, 1],
    ] as const;
    const near = given(
      {},
      { heroes: [{ ...plain, at: [2, 0] }], creatures: three.map((at) => ({ id: 'homme-rat', at })) },
    );
    expect(searching(near, { dice: [[5, 1]] }).of('jetSettled')).toMatchObject([{ difficulty: 7 }]);
  });

  test('[AD2-XTRES-03] who failed does not try again; another may, at one more', () => {
    const first = searching(given(), { dice: [[3, 1, 1]] });
    expect(first.state.treasures).toMatchObject([{ failures: 1, tried: ['h1'] }]);
    const ids = (id: string) =>
      play(first.state, function* (g, find) {
        return explorationActions(g, find(id)).map((action) => action.id);
      }).value;
    expect([ids('h1'), ids('h2')]).toEqual([[], ['chercher-7']]);
    expect(searching(first.state, { dice: [[4, 1]] }, 'h2').of('jetSettled')).toMatchObject([{ difficulty: 5 }]);
  });

  test('[AD2-XTRES-04] [AD2-Q-14] a Réussite draws two cards for the type, of which one is kept; or two Réussites', () => {
    const ran = searching(given(), {
      dice: [[6, 2, 1]],
      decisions: ['garder', 'acheter-1', 'roi-coeur'],
      cards: [['5-coeur'], ['roi-coeur'], ['2-coeur']],
    });
    expect(ran.of('treasureFound')).toMatchObject([{ cards: 2 }]);
    const dear = given({}, { variants: { treasureSecondCard: 'two' } });
    const one = searching(dear, { dice: [[6, 2, 1]], decisions: ['garder'], cards: [['5-coeur'], ['2-coeur']] });
    expect(one.of('treasureFound')).toMatchObject([{ cards: 1 }]);
  });

  test('[AD2-EFF-13] Dévoiler reveals it; Carte supplémentaire draws one more and keeps the preferred one', () => {
    const ran = searching(given({ type: 'mineur' }), { dice: [[4, 2, 1]], cards: [['2-coeur']] });
    expect(ran.state.treasures).toMatchObject([{ revealed: true }]);
    const more = (kept: string) =>
      searching(given({ type: 'mineur' }), {
        dice: [[6, 2, 1]],
        decisions: ['garder', 'acheter-1', kept],
        cards: [['2-coeur'], ['3-coeur']],
      });
    const [two, three] = [more('2-coeur'), more('3-coeur')];
    const ids = ({ asked }: typeof two) => asked.at(-1)!.options.map(({ id }) => id);
    expect([ids(two), ids(three)]).toEqual(Array(2).fill(['2-coeur', '3-coeur']));
    const found = ({ find }: typeof two) => find('h1').hero!.sheet.items.map(({ base }) => base);
    expect(found(two)).not.toEqual(found(three));
  });
});
