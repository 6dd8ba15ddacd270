import { hasMark } from '@souterrain/crawl';
import { playNext, resolution, takeTurn } from '@souterrain/crawl/rounds';
import { worldOf } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { act, attackNamed, blow, costOf, endure, jetOf, offered, turnOf } from '../../testing/combat.ts';
import { dealt, type GivenHero, play, quiet, type Scene, scene } from '../../testing/index.ts';
import { performing } from '../../testing/jets.ts';
import { strike } from '../combat/strike.ts';
import { fortuneOf } from '../jets/count.ts';
import { thresholdOf } from '../rolls/index.ts';
import type { AD2State } from '../state.ts';
import { attentionDonjon2 } from '../system.ts';
import type { Jet } from '../world/jet.ts';

const guardian = (arcane: `9-${'coeur' | 'carreau' | 'pique' | 'trefle'}`, more: GivenHero = {}): GivenHero => ({
  arcane,
  heroisme: 0,
  ...more,
});
const on = (card: Parameters<typeof dealt>[0][string]): Partial<AD2State> => dealt({ h1: card });
const rat = { id: 'homme-rat', at: [0, 1] as const };

describe('Regard bienveillant', () => {
  test.each(['inconscient', 'petrifie', 'paralyse'])(
    '[AD2-XARC-02][AD2-ETAT-08][AD2-ETAT-11][AD2-ETAT-15] free, it is still an action: none for who cannot act (%s)',
    (state) => {
      const given: Scene = { heroes: [guardian('9-coeur', { sante: 1, marks: [state] })], state: on('4-coeur') };
      expect(offered(given, 'regard-recuperation')).toEqual([]);
      expect(
        offered({ ...given, heroes: [guardian('9-coeur', { sante: 1, marks: ['a-terre'] })] }, 'regard-recuperation'),
      ).toEqual(['regard-recuperation']);
    },
  );

  test('[AD2-XARC-02] Coeur: one Récupération is free, another costs the Action bonus', () => {
    const given: Scene = { heroes: [guardian('9-coeur', { sante: 1 })], state: on('4-coeur') };
    expect(offered(given, 'regard-recuperation')).toEqual(['regard-recuperation']);
    expect(offered(given, 'recuperation')).toEqual(['recuperation']);
    const { find, state } = act(given, 'regard-recuperation', { dice: [[5, 1]] });
    expect(find('h1').sante).toBe(2);
    expect(state.turn).toMatchObject({ actions: 2, bonus: false });
    expect(find('h1').used.round).toEqual(['regard']);
    expect(offered({ ...given, state: on('4-pique') }, 'regard-recuperation')).toEqual([]);
    expect([costOf(given, 'regard-recuperation'), costOf(given, 'recuperation')]).toEqual(['libre', 'bonus']);
    const twice = play(
      { ...given, state: { ...on('4-coeur'), turn: turnOf('h1') } },
      (g, who) => takeTurn(g, who('h1')),
      {
        dice: [
          [5, 1],
          [5, 1],
        ],
        decisions: ['regard-recuperation', 'recuperation', 'fin-du-tour'],
      },
    );
    expect(twice.find('h1').sante).toBe(3);
    expect(twice.of('actionSpent').map(({ action }) => action)).toEqual(['bonus']);
  });

  test('[AD2-XARC-03] Carreau: Armure +1 once the loss is known, even below the minimum of a failure', () => {
    const given: Scene = { heroes: [guardian('9-carreau', { items: ['armure-moyenne'] })], state: on('4-carreau') };
    const fails = { dice: [[1, 2]], decisions: ['regard-carreau'] };
    const spared = endure(given, { line: 'Vigueur 5 (Dommages 2/-)' }, fails);
    expect(spared.value.lost).toBe(0);
    const kept = endure(given, { line: 'Vigueur 5 (Dommages 2/-)' }, { ...fails, decisions: ['passer'] });
    expect(kept.value.lost).toBe(1);
    const heavy = endure(given, { line: 'Vigueur 5 (Dommages 5/-)' }, fails);
    expect(heavy.value.lost).toBe(2);
    // One source of the Round.
    expect(endure(heavy.state, { line: 'Vigueur 5 (Dommages 2/-)' }, { dice: [[1, 2]] }).value.lost).toBe(1);
    // Nothing stops what is Direct, and nothing is offered.
    const direct = endure(given, { line: '[Direct] Vigueur 5 (Dommages 2/-)' }, { dice: [[1, 2]] });
    expect(direct.value.lost).toBe(2);
  });

  test('[AD2-XARC-04] Trèfle: +1 to the result against a blow, after the dice', () => {
    const given: Scene = { heroes: [guardian('9-trefle')], creatures: [rat], state: on('4-trefle') };
    const { value, asked } = blow(
      given,
      { by: 'homme-rat-1', on: 'h1', with: 'frappe' },
      { dice: [[3, 1]], decisions: ['regard-trefle'] },
    );
    expect(value.hit).toBe(false);
    expect(asked.map(({ id }) => id)).toEqual(['apres-le-jet']);
    // A shot is no blow.
    const shot = endure(given, { line: 'ATT/DST 1 Agilité 4 (Dommages 1/-)' }, { dice: [[3, 1]] });
    expect(shot.asked).toEqual([]);
  });

  test('[AD2-XARC-05] Pique: +1 to the result of one of its own attacks, once a Round', () => {
    const given: Scene = {
      heroes: [guardian('9-pique', { traits: { savoir: 2 } })],
      state: on('4-pique'),
    };
    const jet = jetOf(given, { purpose: 'attaque', against: 8 }, { dice: [[6, 1]], decisions: ['regard-pique'] });
    expect(jet.value.verdict).toMatchObject({ base: 7, reussites: 1, reachable: 8, success: true, surplus: 0 });
    expect(jet.find('h1').used.round).toEqual(['regard']);
    expect(
      jetOf(given, { purpose: 'epreuve', against: 8 }, { dice: [[6, 1]], decisions: ['garder'] }).asked,
    ).toHaveLength(1);
    // Any action whose effect includes Dommages, magic or not; no other.
    const rat = { id: 'homme-rat', at: [0, 1] as const };
    const asks = (effect: string, decisions: string[]) =>
      performing({ ...given, creatures: [rat] }, `[Magie] DST 1 Savoir 5 : ${effect}`, {
        on: ['homme-rat-1'],
        dice: [[4, 1]],
        decisions,
      }).asked.map(({ id }) => id);
    expect([asks('Dommages 1', ['regard-pique']), asks('Sonné', [])]).toEqual([['apres-le-jet'], []]);
  });

  test('[AD2-XARC-01] it comes with the guardian suit alone, once for the whole Round', () => {
    const heroes = [{ ...guardian('9-trefle') }];
    const { asked } = blow(
      { heroes, creatures: [rat], state: on('4-coeur') },
      { by: 'homme-rat-1', on: 'h1', with: 'frappe' },
      { dice: [[3, 1]] },
    );
    expect(asked).toEqual([]);
    const twice = play(
      { heroes, creatures: [rat], state: on('4-trefle') },
      function* (g, find) {
        const attack = attackNamed(g.state, find('homme-rat-1'), 'frappe');
        const order = { attacker: find('homme-rat-1'), target: find('h1'), attack, how: 'standard' } as const;
        return [yield* strike(g, order), yield* strike(g, order)].map(({ hit }) => hit);
      },
      {
        dice: [
          [3, 1],
          [3, 1],
        ],
        decisions: ['regard-trefle'],
      },
    );
    expect(twice.value).toEqual([false, true]);
  });
});

/** The lowest face that gives a Réussite to a hero now. */
const threshold = (state: AD2State, who = 'h1'): number =>
  thresholdOf(
    fortuneOf(worldOf(attentionDonjon2, state), {
      who: state.figures.find(({ id }) => id === who)!,
      beni: false,
      maudit: false,
    } as Jet),
  );

describe('Temps fort', () => {
  test('[AD2-TFORT-01] Réussites on 5 or 6 on all Jets', () => {
    const heroes = [{ heroisme: 0, traits: { savoir: 3 }, marks: ['temps-fort'] }];
    const { value } = jetOf({ heroes }, {}, { dice: [[5, 2, 6]] });
    expect(value.verdict).toMatchObject({
      best: 6,
      base: 6,
      reussites: 2,
      used: 0,
      result: 6,
      success: true,
      surplus: 2,
    });
  });

  test('[AD2-TFORT-02] the guardian card itself, all the Round; its suit alone is not enough', () => {
    const of = (card: '9-coeur' | '9-pique' | '4-coeur') =>
      threshold(play({ heroes: [guardian('9-coeur')], state: on(card) }, function* () {}).state);
    expect([of('9-coeur'), of('9-pique'), of('4-coeur')]).toEqual([5, 6, 6]);
  });

  const turnOnJoker = (tempsFortTrigger: 'card' | 'suit') =>
    play(
      {
        heroes: [guardian('9-coeur', { sante: 1 })],
        variants: { tempsFortTrigger },
        state: { generated: quiet(), scenario: 'calme', ...on('joker-1') },
      },
      (g) => playNext(g)!,
      { decisions: ['jouer', 'fin-du-tour'] },
    );

  test('[AD2-TFORT-02][AD2-XROUND-01] a guardian card whose turn was lost gives none', () => {
    const of = (status: 'attend' | 'joue' | 'perdu') => {
      const { order, deck } = dealt({ h1: '9-coeur' });
      return threshold(
        scene({ heroes: [guardian('9-coeur')], state: { deck, order: order.map((slot) => ({ ...slot, status })) } }),
      );
    };
    expect([of('attend'), of('joue'), of('perdu')]).toEqual([5, 5, 6]);
  });

  test('[AD2-TFORT-02][AD2-XARC-06][AD2-XROUND-07] a turn taken on a joker: no Regard, threshold 5 until the end of the Round', () => {
    const { state, find, asked } = turnOnJoker('card');
    expect(threshold(state)).toBe(5);
    expect(asked.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain('regard-recuperation');
    expect(hasMark(find('h1'), 'temps-fort')).toBe(true);
    const over = play(state, (g) => resolution(g), {});
    expect(threshold(over.state)).toBe(6);
    // Not even for who has it whatever the suit.
    const relic = guardian('9-coeur', { sante: 1, items: ['relique-des-arcanes'] });
    const given = (card: 'joker-1' | '4-pique'): Scene => ({ heroes: [relic], state: on(card) });
    expect(offered(given('4-pique'), 'regard-recuperation')).toHaveLength(1);
    expect(offered(given('joker-1'), 'regard-recuperation')).toEqual([]);
  });

  test('[AD2-XROUND-07] a hero on a joker acts before the first card, or later as he likes', () => {
    const heroes = [guardian('9-coeur'), guardian('9-coeur')];
    const first = (decisions: readonly string[]) => {
      const state = { generated: quiet(), scenario: 'calme', ...dealt({ h1: 'joker-1', h2: 'as-coeur' }) };
      const ran = play({ heroes, state }, (g) => playNext(g)!, { decisions });
      return [ran.of('turnStarted').map(({ figure }) => figure), threshold(ran.state), threshold(ran.state, 'h2')];
    };
    expect(first(['jouer', 'fin-du-tour'])).toEqual([['h1'], 5, 6]);
    expect(first(['plus-tard', 'agir', 'fin-du-tour'])).toEqual([['h2'], 6, 6]);
  });

  test('[AD2-Q-07] on the guardian card or a joker; or every Round on a card of its suit, and not on a joker', () => {
    const of = (card: '4-coeur' | '4-pique', tempsFortTrigger: 'card' | 'suit') =>
      threshold(
        play({ heroes: [guardian('9-coeur')], variants: { tempsFortTrigger }, state: on(card) }, function* () {}).state,
      );
    expect([of('4-coeur', 'card'), of('4-pique', 'card')]).toEqual([6, 6]);
    expect([of('4-coeur', 'suit'), of('4-pique', 'suit')]).toEqual([5, 6]);
    expect([threshold(turnOnJoker('card').state), threshold(turnOnJoker('suit').state)]).toEqual([5, 6]);
  });

  test('[AD2-TFORT-03] a monster in Temps fort takes a die from those who resist it', () => {
    const heroes = [{ heroisme: 0, traits: { agilite: 3 } }];
    const leader = { id: 'leader-homme-rat', at: [0, 1] as const, marks: ['temps-fort'] };
    const { of } = blow(
      { heroes, creatures: [leader] },
      { by: 'leader-homme-rat-1', on: 'h1', with: 'frappe' },
      { dice: [[5, 1]] },
    );
    expect(of('jetAnnounced')[0]!.dice).toBe(2);
  });
});
