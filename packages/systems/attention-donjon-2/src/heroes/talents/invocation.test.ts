import { checkEnd } from '@souterrain/crawl/exploration';
import { resolution, takeTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, costOf, offered, take } from '../../../testing/combat.ts';
import { fallen, type GivenHero, play, quiet, type Scene } from '../../../testing/index.ts';

const MAGE: GivenHero = {
  heroisme: 0,
  talents: ['invocation-des-arcanes'],
  traits: { savoir: 3, arcane: 2 },
};
const CALM = { generated: quiet(), scenario: 'calme' };
const SERVANT = 'serviteur-arcanique-1';
const summon = (dice: readonly number[], decisions: readonly string[], more: Scene = {}) =>
  act({ heroes: [MAGE], ...more, state: { ...CALM, ...more.state } }, 'invocation-des-arcanes', {
    dice: [dice],
    decisions,
  });

describe('Invocation des Arcanes', () => {
  test('[AD2-ARCA-21] Savoir/Arcane 7: a Servant of level 4 and Santé 2, three Rounds and one for each Réussite', () => {
    const { find, of } = summon([6, 6, 1], ['garder', 'acheter-1', 'acheter-1', 'case-0-1']);
    expect(of('jetAnnounced')[0]).toMatchObject({ attribute: 'savoir', difficulty: 7 });
    expect(find(SERVANT)).toMatchObject({ cell: cellAt(0, 1), sante: 2, camp: 'heros' });
    expect(find(SERVANT).marks).toMatchObject([{ id: 'serviteur', by: 'h1', until: { in: 'rounds', left: 5 } }]);
    const plain = summon([5, 1, 1], ['case-0-1']);
    expect(plain.find(SERVANT).marks[0]!.until).toEqual({ in: 'rounds', left: 3 });
  });

  test('[AD2-ARCA-21] an Action complexe, once an adventure, success or not', () => {
    const { find, state } = summon([4, 1, 1], []);
    expect(find('h1').used.scenario).toEqual(['invocation-des-arcanes']);
    expect(() => play(state, (g, who) => take(g, who('h1'), 'invocation-des-arcanes'))).toThrow('no invocation');
    expect(costOf({ heroes: [MAGE] }, 'invocation-des-arcanes')).toBe('complexe');
    expect(offered({ heroes: [MAGE] }, 'invocation-des-arcanes')).toHaveLength(1);
    const one = { figure: 'h1', actions: 1, standard: false, bonus: false, movements: 1, flags: [] };
    expect(offered({ heroes: [MAGE], state: { turn: one } }, 'invocation-des-arcanes')).toEqual([]);
  });

  test('[AD2-ARCA-21] after each turn of his it may move, and strikes with his Savoir/Arcane', () => {
    const creatures = [{ id: 'ogre', at: [0, 3] as const }];
    const { state } = summon([5, 1, 1], ['case-0-1'], { creatures });
    state.turn = null;
    const { of, find } = play(state, (g, who) => takeTurn(g, who('h1')), {
      dice: [[6, 1, 1]],
      decisions: ['fin-du-tour', 'pas-0-2', 'viser-ogre-1', 'garder', 'acheter-1'],
    });
    expect(of('jetAnnounced')[0]).toMatchObject({ figure: 'h1', attribute: 'savoir', skill: 'arcane', difficulty: 5 });
    // Dommages 2 + 1 against Armure 1.
    expect(find('ogre-1').sante).toBe(6);
    expect(find(SERVANT).cell).toBe(cellAt(0, 2));
  });

  test('[AD2-ARCA-21][AD2-ETAT-26][AD2-ETAT-27] skipped, or held to one Action, it shakes off a state after his turn', () => {
    const turn = (marks: readonly string[], script: Parameters<typeof play>[2]) => {
      const { state } = summon([5, 1, 1], ['case-0-1'], { creatures: [{ id: 'ogre', at: [0, 3] }] });
      state.turn = null;
      const servant = state.figures.find(({ id }) => id === SERVANT)!;
      for (const id of marks) servant.marks.push({ id, until: { in: 'removed' } });
      const ran = play(state, (g, who) => takeTurn(g, who('h1')), script);
      return { types: ran.events.map(({ type }) => type), marks: ran.find(SERVANT).marks.map(({ id }) => id) };
    };
    const idle = ['turnStarted', 'turnsOpened', 'markLost', 'turnsClosed', 'turnEnded'];
    expect(turn(['sonne', 'petrifie'], { decisions: ['fin-du-tour'] })).toEqual({
      types: idle,
      marks: ['serviteur', 'sonne'],
    });
    expect(turn(['sonne'], { decisions: ['fin-du-tour', 'pas-0-2'] })).toEqual({
      types: idle.toSpliced(2, 0, 'figureMoved'),
      marks: ['serviteur'],
    });
    const struck = turn(['sonne'], { dice: [[1, 1, 1]], decisions: ['fin-du-tour', 'rester', 'viser-ogre-1'] });
    expect(struck.types).toContain('jetSettled');
    expect(struck.marks).toEqual(['serviteur']);
  });

  test('[AD2-ARCA-21] of two that were called, each follows its own; none acts once it has fallen', () => {
    const called = (by: string, at: readonly [number, number]) => ({
      id: 'serviteur-arcanique',
      at,
      camp: 'heros' as const,
      marks: [{ id: 'serviteur', by, until: { in: 'rounds' as const, left: 3 } }],
    });
    const given: Scene = {
      heroes: [
        { ...MAGE, at: [0, 0] },
        { ...MAGE, at: [5, 0] },
      ],
      creatures: [called('h1', [0, 1]), called('h2', [5, 1])],
      state: CALM,
    };
    const asked = (from: Scene, who: string, decisions: string[]) =>
      play(from, (g, find) => takeTurn(g, find(who)), { decisions }).asked.map(({ id, params }) => [
        id,
        params?.figure,
      ]);
    const moves = (servant: string) => ['serviteur-mouvement', servant];
    expect(asked(given, 'h1', ['fin-du-tour', 'rester'])).toEqual([['action', 'h1'], moves('serviteur-arcanique-1')]);
    expect(asked(given, 'h2', ['fin-du-tour', 'rester'])).toEqual([['action', 'h2'], moves('serviteur-arcanique-2')]);
    expect(asked(fallen(given, 'serviteur-arcanique-1'), 'h1', ['fin-du-tour'])).toEqual([['action', 'h1']]);
  });

  test('[AD2-ARCA-21][AD2-XSANTE-03] it fights for no one: with the last hero the adventure is lost', () => {
    const { state } = summon([5, 1, 1], ['case-0-1'], {
      heroes: [{ ...MAGE, sante: 1, heroismeMax: 0 }],
      creatures: [{ id: 'ogre', at: [1, 0] }],
    });
    state.turn = null;
    const ran = blow(state, { by: 'ogre-1', on: 'h1', with: 'massue' }, { dice: [[1, 1]] });
    expect([ran.find('h1').status, ran.find(SERVANT).status]).toEqual(['mort', 'plateau']);
    const over = play(ran.state, function* (g) {
      checkEnd(g);
    });
    expect(over.events).toEqual([{ type: 'scenarioEnded', result: 'defaite', why: 'heros', rules: ['AD1-SCEN-04'] }]);
  });

  test('[AD2-ARCA-21] it leaves after its last Round', () => {
    const { state } = summon([5, 1, 1], ['case-0-1']);
    for (const status of ['plateau', 'plateau', 'parti'])
      expect(play(state, (g) => resolution(g)).find(SERVANT).status).toBe(status);
  });

  test('[AD2-ARCA-21] monsters may strike it: its characteristic stands for dice', () => {
    const { state } = summon([5, 1, 1], ['case-0-1'], { creatures: [{ id: 'ogre', at: [0, 2] }] });
    const { find, of } = blow(state, { by: 'ogre-1', on: SERVANT, with: 'massue' });
    expect(of('resistedWithoutDice')).toMatchObject([{ figure: SERVANT, value: 4, difficulty: 6, success: false }]);
    expect(find(SERVANT).status).toBe('mort');
  });
});
