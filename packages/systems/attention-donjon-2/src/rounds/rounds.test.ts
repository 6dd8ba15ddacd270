import type { CardId } from '@souterrain/crawl';
import { type ActionType, canSpend, insertSlot, payableNow, playNext, spend } from '@souterrain/crawl/rounds';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../testing/combat.ts';
import { dealt, on, play, quiet, type Scene, scene } from '../../testing/index.ts';
import { alone, plain } from '../../testing/jets.ts';
import { attentionDonjon2 as system } from '../index.ts';

const seats = Object.keys(system.content.heroes)
  .slice(0, 2)
  .map((heros, i) => ({ name: `J${i}`, choices: { heros } }));

describe('Rounds', () => {
  test('[AD2-XROUND-01] the phases of the first edition, in their order', () => {
    const game = playAtRandom(system, { seats, variants: {}, seed: 'phases' });
    const phases = game.events.flatMap((e) => (e.type === 'phaseStarted' ? [`${e.phase} ${e.round}`] : []));
    const trace = ['preparation', 'initiative', 'tours', 'resolution', 'fin-de-round'];
    expect(phases.slice(0, 10)).toEqual([...trace.map((p) => `${p} 1`), ...trace.map((p) => `${p} 2`)]);
  });

  const order = (given: Scene = {}) => {
    const eights: Readonly<Record<string, CardId>> = { h1: '8-trefle', h2: '8-pique', h3: '8-carreau', h4: '8-coeur' };
    const state = scene({ heroes: [plain, plain, plain, plain], state: { generated: quiet() }, ...given });
    for (const [who, card] of Object.entries(eights))
      insertSlot(on(state), { kind: 'heros', who, card, status: 'attend' });
    return state.order.map(({ card }) => card.split('-')[1]);
  };

  test('[AD2-XROUND-03] equal ranks: Cœur, Carreau, Pique, Trèfle, unless the scenario says otherwise', () => {
    expect(order()).toEqual(['coeur', 'carreau', 'pique', 'trefle']);
    const suitOrder = ['trefle', 'pique', 'carreau', 'coeur'] as const;
    expect(order({ state: { generated: quiet({ suitOrder }) } })).toEqual([...suitOrder]);
  });

  test('[AD2-Q-20] Cœur first, or the order of the first edition', () => {
    expect(order({ variants: { suitOrder: 'coeur' } })).toEqual(['coeur', 'carreau', 'pique', 'trefle']);
    expect(order({ variants: { suitOrder: 'scenario' } })).toEqual(['pique', 'coeur', 'carreau', 'trefle']);
  });

  test('[AD2-XROUND-04] several cards: a full turn at each', () => {
    const given: Scene = { heroes: [plain], state: { generated: quiet(), ...dealt({ h1: ['roi-coeur', '5-coeur'] }) } };
    const turns = play(
      given,
      function* (g) {
        for (let turn = playNext(g); turn; turn = playNext(g)) yield* turn;
      },
      { decisions: ['agir', 'fin-du-tour', 'agir', 'fin-du-tour'] },
    );
    expect(turns.of('initiativeTaken').map(({ card }) => card)).toEqual(['roi-coeur', '5-coeur']);
    expect(turns.of('turnStarted').map(({ actions }) => actions)).toEqual([2, 2]);
  });

  test('[AD2-XROUND-08] a bonus and a standard action, never two standard ones; a complex one fills the turn', () => {
    const can = (more: object) =>
      play(alone({}, { state: { turn: turnOf('h1', more) } }), function* (g, find) {
        const { standard, bonus, complexe, mouvement } = payableNow(g, find('h1'));
        return [standard, bonus, complexe, mouvement, canSpend(g, find('h1'), 'standard')];
      }).value;
    expect(can({})).toEqual([true, true, true, true, true]);
    expect(can({ actions: 1, bonus: true })).toEqual([true, false, false, true, true]);
    expect(can({ actions: 1, standard: true })).toEqual([false, true, false, true, false]);
    expect(can({ actions: 0 })).toEqual([false, false, false, false, false]);
    const after = (...types: readonly ActionType[]) =>
      play(alone({}, { state: { turn: turnOf('h1') } }), function* (g, find) {
        for (const type of types) spend(g, find('h1'), type);
        return g.state.turn!.actions;
      }).value;
    expect([after('bonus', 'standard'), after('complexe'), after('standard')]).toEqual([0, 0, 1]);
  });
});
