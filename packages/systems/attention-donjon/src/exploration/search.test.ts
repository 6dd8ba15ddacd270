import type { Treasure } from '@souterrain/crawl';
import { explorationActions } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';
import { searchDifficulty } from './search.ts';

const TWO_ZONES = ['......', '.aabb.', '.aabb.', '......'].join('\n');
const treasure = (more: Partial<Treasure> = {}): Treasure => ({
  id: 7,
  zones: ['scene-a'],
  type: 'mineur',
  failures: 0,
  tried: [],
  revealed: false,
  ...more,
});

const given = (more: Scene & { treasures?: Treasure[] } = {}): AD1State =>
  scene({ drawing: TWO_ZONES, ...more, state: { treasures: more.treasures ?? [treasure()], ...more.state } });

const offered = (state: AD1State, id = 'h1'): readonly string[] =>
  play(state, function* (g, find) {
    return explorationActions(g, find(id)).map((action) => `${action.id} ${action.type}`);
  }).value;

const searching = (state: AD1State, script: Parameters<typeof play>[2], id = 'h1') =>
  play(
    state,
    (g, find) =>
      explorationActions(g, find(id))
        .find((a) => a.id === 'chercher-7')!
        .run(g, find(id)),
    script,
  );

const aim = (state: AD1State): number =>
  searchDifficulty(on(state), state.figures[0]!, state.treasures[0]!).reduce((total, term) => total + term.value, 0);

const savoir = (n: number): GivenHero => ({ traits: { savoir: n }, heroisme: 0 });

describe('Chercher un trésor', () => {
  test('[AD1-TRES-02] [AD1-TRES-06] a standard action in a zone of the treasure, not elsewhere', () => {
    expect(offered(given())).toEqual(['chercher-7 standard']);
    expect(offered(given({ heroes: [{ at: [2, 0] }] }))).toEqual([]);
  });

  test('[AD1-TRAIT-07] it is a roll of Savoir', () => {
    const { of } = searching(given({ heroes: [{ heroisme: 0, traits: { savoir: 2 } }] }), { dice: [[2, 2]] });
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'chercher', trait: 'savoir', dice: 2 }]);
  });

  test('[AD1-TRES-13] one treasure for all the zones of its room', () => {
    const zones = ['scene-a', 'scene-b', 'scene-c'];
    const heroes = [0, 1, 2, 3].map((x) => ({ ...savoir(4), at: [x, 0] as const }));
    const state = given({ drawing: framed('abcd'), treasures: [treasure({ zones })], heroes });
    const all = () => ['h1', 'h2', 'h3', 'h4'].map((id) => offered(state, id).length);
    expect(all()).toEqual([1, 1, 1, 0]);
    searching(state, { dice: [[4, 4, 4, 4]], cards: [['2-coeur']] }, 'h3');
    expect(all()).toEqual([0, 0, 0, 0]);
  });

  test('[AD1-TRES-03] [AD1-TRES-23] a treasure of an event is found anywhere, even where another one was', () => {
    const treasures = [treasure({ revealed: true }), treasure({ id: 8, zones: 'partout' })];
    expect(offered(given({ treasures, heroes: [{ at: [3, 1] }] }))).toEqual(['chercher-8 standard']);
    expect(offered(given({ treasures }))).toEqual(['chercher-8 standard']);
    // Three zones away.
    const far = given({ drawing: framed('abcd'), treasures, heroes: [{ at: [3, 0] }] });
    expect(offered(far)).toEqual(['chercher-8 standard']);
  });

  test('[AD1-TRES-23] in a room already searched, the treasure of an event is searched at Difficulty 4, once', () => {
    const treasures = [treasure({ zones: 'partout' }), treasure({ id: 8, revealed: true, failures: 2 })];
    const state = given({ treasures, heroes: [savoir(4), { at: [0, 1] }] });
    expect(aim(state)).toBe(4);
    searching(state, { dice: [[4, 4, 4, 4]], cards: [['2-coeur']] });
    expect([offered(state), offered(state, 'h2')]).toEqual([[], []]);
  });

  test('[AD1-TRES-06] [AD1-TRES-08] 4, +1 for each active enemy near, counted once, +1 for each failure', () => {
    expect(aim(given())).toBe(4);
    expect(aim(given({ creatures: [{ id: 'orque', at: [1, 0] }] }))).toBe(5);
    expect(aim(given({ heroes: [{ at: [1, 0] }], creatures: [{ id: 'orque', at: [2, 0] }] }))).toBe(5);
    expect(aim(given({ creatures: [{ id: 'orque', at: [3, 0] }] }))).toBe(4);
    expect(aim(given({ creatures: [{ id: 'orque', at: [1, 0], marks: ['inconscient'] }] }))).toBe(4);
    expect(aim(given({ treasures: [treasure({ failures: 2 })] }))).toBe(6);
  });

  test('[AD1-TRES-23] enemies of another Rencontre only make it harder', () => {
    const state = given({ creatures: [{ id: 'orque', at: [1, 0] }] });
    expect(offered(state)).toEqual(['chercher-7 standard']);
  });

  test('[AD1-TRES-07] [AD1-TRES-08] a failure forbids a second try, and makes it harder for the others', () => {
    const state = given({ heroes: [{ ...savoir(3), at: [0, 0] }, { at: [0, 1] }] });
    expect(searching(state, { dice: [[4, 4, 4]] }).of('searchFailed')).toMatchObject([{ failures: 1 }]);
    expect([offered(state), offered(state, 'h2')]).toEqual([[], ['chercher-7 standard']]);
    expect(aim(state)).toBe(5);
  });

  test('[AD1-TRES-09] [AD1-TRES-11] [AD1-TRES-12] 4 successes reveal it with one card, once for everybody', () => {
    const state = given({ heroes: [savoir(4), { at: [0, 1] }] });
    const { of } = searching(state, { dice: [[6, 5, 4, 2]], cards: [['2-coeur']], decisions: ['garder'] });
    expect(of('treasureFound')).toMatchObject([{ figure: 'h1', cards: 1 }]);
    expect(offered(state, 'h2')).toEqual([]);
  });

  test('[AD1-TRES-10] [AD1-TRES-11] one success more: two cards', () => {
    const state = given({ heroes: [savoir(4)], treasures: [treasure({ type: null })] });
    const script = { dice: [[6, 6, 4, 2]], cards: [['3-coeur'], ['roi-pique'], ['7-pique']] };
    const { of } = searching(state, { ...script, decisions: ['garder', 'roi-pique'] });
    expect(of('treasureFound')).toMatchObject([{ cards: 2 }]);
    expect(of('treasureDrawn')[0]).toMatchObject({ kept: 'roi-pique', gives: 'arme-magique' });
  });

  test('[AD1-Q-01] the target is 4 with two cards on a Seuil of 1; or 1 with a Seuil of 2; or the default 2', () => {
    const read = (searchDifficulty: 'four' | 'one' | 'default', dice: readonly number[]) => {
      const state = given({ heroes: [savoir(dice.length)], variants: { searchDifficulty } });
      const two = { cards: [['2-coeur'], ['3-coeur']], decisions: ['2-coeur'] };
      const script = dice.includes(2) ? { cards: [['2-coeur']] } : two;
      const found = searching(state, { dice: [[...dice]], ...script }).of('treasureFound');
      return { aim: aim(state), cards: found.map((e) => e.cards) };
    };
    expect(read('four', [4, 4, 4, 4, 2])).toMatchObject({ aim: 4, cards: [1] });
    expect(read('four', [4, 4, 4, 4, 4])).toMatchObject({ aim: 4, cards: [2] });
    expect(read('one', [4, 2, 2])).toMatchObject({ aim: 1, cards: [1] });
    // A Seuil of 1 is not enough there.
    expect(read('one', [4, 4, 2])).toMatchObject({ aim: 1, cards: [1] });
    expect(read('one', [4, 4, 4])).toMatchObject({ aim: 1, cards: [2] });
    expect(read('default', [4, 4, 2])).toMatchObject({ aim: 2, cards: [1] });
    expect(read('default', [4, 4, 4])).toMatchObject({ aim: 2, cards: [2] });
  });
});
