import { extraCards, reveal, startBoard } from '@souterrain/crawl/exploration';
import { playNext } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, attackNamed, endure } from '../../../testing/combat.ts';
import { dealt, type GivenHero, play, quiet, type Scene } from '../../../testing/index.ts';
import { resist } from '../../actions/endure.ts';
import { perform } from '../../actions/perform.ts';
import { strike } from '../../combat/strike.ts';
import { lineOf } from '../../notation/index.ts';
import { attentionDonjon2 } from '../../system.ts';
import { ORIGINS, TREES } from '../lists.ts';
import { skillsOf } from '../skills.ts';

const DWARF: GivenHero = { heroisme: 0, talents: ['defense'], traits: { agilite: 1 } };
const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });

describe('Défense', () => {
  const given: Scene = {
    heroes: [DWARF],
    creatures: [rat(0, 1), { ...rat(1, 1), id: 'rat-geant' }],
    state: { generated: quiet(), scenario: 'calme', ...dealt({ 'g-homme-rat': '9-coeur' }) },
  };

  test('[AD2-XNAIN-04] a stance as a group activates: one die more against each of its attacks', () => {
    const { of, find } = play(given, (g) => playNext(g)!, { dice: [[4, 1]], decisions: ['se-tenir-pret'] });
    expect(of('jetAnnounced').map(({ dice }) => dice)).toEqual([2]);
    expect(find('h1').used.round).toEqual(['defense']);
  });

  test('[AD2-XNAIN-04] once a Round, against that group and that activation alone', () => {
    const twice = { ...given, state: { ...given.state, ...dealt({ 'g-homme-rat': ['9-coeur', '4-coeur'] }) } };
    const { of, asked } = play(
      twice,
      function* (g, find) {
        yield* playNext(g)!;
        const attack = attackNamed(g.state, find('rat-geant-1'), 'morsure');
        yield* strike(g, { attacker: find('rat-geant-1'), target: find('h1'), attack, how: 'standard' });
        yield* playNext(g)!;
      },
      { dice: [[4, 1], [5], [5]], decisions: ['se-tenir-pret'] },
    );
    expect(of('jetAnnounced').map(({ dice }) => dice)).toEqual([2, 1, 1]);
    expect(asked.filter(({ id }) => id === 'defense')).toHaveLength(1);
  });

  test('[AD2-XNAIN-04][AD2-XCOMB-19] not against a free attack, once that activation is over', () => {
    const { of } = play(
      { ...given, state: { ...given.state, ...dealt({ 'g-homme-rat': '9-coeur' }) } },
      function* (g, find) {
        yield* playNext(g)!;
        const [attacker, target] = [find('homme-rat-1'), find('h1')];
        const attack = attackNamed(g.state, attacker, 'frappe');
        yield* strike(g, { attacker, target, attack, how: 'gratuite' });
      },
      { dice: [[4, 1], [5]], decisions: ['se-tenir-pret'] },
    );
    expect(of('jetAnnounced').map(({ dice }) => dice)).toEqual([2, 1]);
  });

  test('[AD2-XNAIN-04] against attacks alone', () => {
    const stance = { id: 'defense', until: { in: 'removed' as const }, by: 'g-homme-rat', value: 0 };
    const dice = (line: string, thrown: number[]) =>
      endure(
        { heroes: [{ ...DWARF, marks: [stance] }], creatures: [rat(0, 1)], state: { acting: ['homme-rat-1'] } },
        { line, by: 'homme-rat-1' },
        { dice: [thrown] },
      ).of('jetAnnounced')[0]!.dice;
    expect(dice('ATT/CAC Agilité 4 (Dommages 1/-)', [4, 1])).toBe(2);
    expect(dice('DST 1 Agilité 4 (Sonné/-)', [4])).toBe(1);
  });
});

describe('the others', () => {
  test('[AD2-XNAIN-05] Résistance à la magie: +1 to the result against [Magie]', () => {
    const heroes = [{ heroisme: 0, talents: ['resistance-a-la-magie'] }];
    const wins = (line: string) => endure({ heroes }, { line }, { dice: [[4, 1]] }).value.success;
    expect(wins('[Magie] Mental 5 (Sonné/-)')).toBe(true);
    expect(wins('Mental 5 (Sonné/-)')).toBe(false);
    expect(wins('[Magie] Mental 6 (Sonné/-)')).toBe(false);
    // Not to what it casts itself.
    const line = lineOf('[Magie] DST 1 Mental 5 : Sonné');
    const { of } = play(
      { heroes, creatures: [rat(0, 1)] },
      function* (g, find) {
        const [actor, target] = [find('h1'), find('homme-rat-1')];
        yield* perform(g, { actor, line, label: 'choc', purpose: 'action', targets: [target], how: 'standard' });
      },
      { dice: [[4, 1]] },
    );
    expect(of('jetSettled')).toMatchObject([{ base: 4, success: false }]);
  });

  test('[AD2-XNAIN-06][AD2-XNAIN-07] one more road card, one more event card', () => {
    const cards = (talent: string, member: 'roadCards' | 'eventCards') =>
      play({ heroes: [{ talents: [talent] }] }, function* (g, find) {
        return extraCards(g, find('h1'), member);
      }).value;
    expect(cards('orientation-sous-terraine', 'roadCards')).toBe(1);
    expect(cards('orientation-sous-terraine', 'eventCards')).toBe(0);
    expect(cards('communication-avec-la-pierre', 'eventCards')).toBe(1);
  });

  const NID = attentionDonjon2.content.scenarios['le-nid']!;
  /** Two rooms that lead nowhere; what they hold is written, or read on the events sheet. */
  const revealing = (talents: string[], contents: 'rien' | 'feuille', script: Parameters<typeof play>[2]) => {
    const row = (room: string, card: string) => ({ room, cards: [card], tile: 'nid-reduit', next: room, contents });
    const road = [row('r1', '2-8'), row('r2', '9-as')];
    const generated = {
      ...NID,
      road,
      events: { contents: [{ cards: ['2-as'], gives: 'rien' as const }], unexpected: [] },
    };
    const given: Scene = {
      heroes: [{ heroisme: 0, at: [1, 0], talents }],
      state: { generated, board: startBoard(attentionDonjon2, NID) },
    };
    return play(given, (g, find) => reveal(g, find('h1'), { door: g.state.board.doors[0]! }), script);
  };

  test('[AD2-XNAIN-06] Orientation sous-terraine: of two road cards, the one he picks sets the room', () => {
    const kept = (card: '4-coeur' | 'roi-coeur') => {
      const ran = revealing(['orientation-sous-terraine'], 'rien', {
        cards: [['4-coeur'], ['roi-coeur']],
        decisions: [card],
      });
      expect([...ran.state.deck.discard].toSorted()).toEqual(['4-coeur', 'roi-coeur']);
      return ran.of('roomPlaced').map(({ room }) => room.id);
    };
    expect([kept('4-coeur'), kept('roi-coeur')]).toEqual([['r1'], ['r2']]);
    expect(revealing([], 'rien', { cards: [['4-coeur']] }).of('roomPlaced')).toHaveLength(1);
  });

  test('[AD2-XNAIN-07] Communication avec la pierre: of event cards 4 and Roi, he applies either', () => {
    const applied = (card: '4-coeur' | 'roi-coeur') =>
      revealing(['communication-avec-la-pierre'], 'feuille', {
        cards: [['5-pique'], ['4-coeur'], ['roi-coeur']],
        decisions: [card],
      })
        .of('contentsRead')
        .map((read) => read.card);
    expect([applied('4-coeur'), applied('roi-coeur')]).toEqual([['4-coeur'], ['roi-coeur']]);
  });

  test('[AD2-XNAIN-08][AD2-XARC-03][AD2-EFF-06] what Perforation cancels alone still spares together', () => {
    const loses = (talents: string[], line: string, decisions: string[]) =>
      endure(
        { heroes: [{ heroisme: 0, arcane: '9-carreau', talents }], state: dealt({ h1: '4-carreau' }) },
        { line },
        { dice: [[1, 2]], decisions },
      ).value.lost;
    const pierced = 'Vigueur 5 (Dommages 2 & Perforation 1/-)';
    expect(loses(['peau-de-granit'], pierced, ['regard-carreau', 'peau-de-granit'])).toBe(1);
    // Nothing is asked of one that would spare nothing.
    expect(loses([], pierced, [])).toBe(2);
    expect(loses(['peau-de-granit'], 'Vigueur 5 (Dommages 2 & Perforation 2/-)', [])).toBe(2);
  });

  test('[AD2-XNAIN-08] Peau de granit: Armure +1 once a Round, below the minimum of a failure', () => {
    const heroes = [{ heroisme: 0, talents: ['peau-de-granit'], items: ['armure-moyenne'] }];
    const { value } = play(
      { heroes },
      function* (g, find) {
        const order = { victim: find('h1'), by: null, line: lineOf('Vigueur 5 (Dommages 2/-)'), label: 'essai' };
        return [yield* resist(g, order), yield* resist(g, order)].map(({ lost }) => lost);
      },
      {
        dice: [
          [1, 2],
          [1, 2],
        ],
        decisions: ['peau-de-granit'],
      },
    );
    expect(value).toEqual([0, 1]);
    const heavy = endure(
      { heroes },
      { line: 'Vigueur 5 (Dommages 5/-)' },
      { dice: [[1, 2]], decisions: ['peau-de-granit'] },
    );
    expect(heavy.value.lost).toBe(2);
    expect(TREES.nains!.find(({ id }) => id === 'peau-de-granit')!.needs).toEqual({
      any: ['defense', 'resistance-a-la-magie'],
    });
  });

  test('[AD2-XNAIN-01][AD2-XNAIN-02][AD2-XNAIN-03] Vigueur +1, Résistance +1, Défense where Charge was', () => {
    expect(ORIGINS.nains!.raises).toEqual(['vigueur']);
    const dwarf = skillsOf({ skill: 'melee', career: 'croise', talents: [], origin: 'nains' });
    expect(dwarf.resistance).toBe(1);
    const ids = TREES.nains!.map(({ id }) => id);
    expect(ids).toContain('defense');
    expect(ids).not.toContain('charge');
    expect(TREES.nains!.find(({ id }) => id === 'heroisme-a-revendre')!.level).toBe(3);
  });

  test('[AD2-XNAIN-03] the Compétence helps to Se reprendre', () => {
    const freed = (traits: NonNullable<GivenHero['traits']>) =>
      act({ heroes: [{ heroisme: 0, traits, marks: ['secoue'] }] }, 'se-reprendre', { dice: [[4, 1]] }).find('h1')
        .marks;
    expect([freed({ resistance: 1 }), freed({}).length]).toEqual([[], 1]);
  });
});
