import { explorationActions } from '@souterrain/crawl/exploration/actions';
import { startBoard } from '@souterrain/crawl/exploration/start';
import { makeMove } from '@souterrain/crawl/movement/move';
import { describe, expect, test } from 'vitest';
import { at, play } from '../../testing/index.ts';
import { facing, resolved, using } from '../../testing/peripeties.ts';
import { PERIPETIES, SCENARIOS } from '../content/index.ts';
import type { State } from '../state.ts';

const h1 = (ran: ReturnType<typeof using>) => ran.find('h1');

describe('péripéties', () => {
  /** Le nid’s start, with the warrior on (2, 2) of zone r0-b. */
  const lying = (): State => {
    const nid = SCENARIOS['le-nid']!;
    const road = ['r1', 'r2', 'r3'].map((room, i) => ({
      room,
      cards: [['2-5', '6-9', '10-as'][i]!],
      tile: 'nid-reduit',
      next: room,
      contents: 'rien' as const,
    }));
    const state = facing('guerrier-mourant', { heroes: [{ at: [1, 1], traits: { savoir: 3 } }] });
    const board = { ...startBoard(nid), changes: state.board.changes };
    return {
      ...state,
      generated: { ...nid, road },
      board,
      hazards: state.hazards.map((h) => ({ ...h, zone: 'r0-b' })),
    };
  };

  test('[AD2-PERI-01] [AD2-XEXPLO-05] the dying warrior: a card for the success, one more for each Réussite left', () => {
    const one = using(lying(), 'soigner-le-guerrier', {
      dice: [[5, 2, 1]],
      cards: [['2-coeur']],
      decisions: ['porte-r0-1'],
    });
    expect(one.of('jetSettled')).toMatchObject([{ purpose: 'soins', difficulty: 5 }]);
    expect(one.of('doorRevealed')).toHaveLength(1);
    const two = using(lying(), 'soigner-le-guerrier', {
      dice: [[6, 2, 1]],
      cards: [['2-coeur'], ['7-coeur']],
      decisions: ['garder', 'porte-r0-1'],
    });
    expect(two.of('doorRevealed')).toHaveLength(2);
    const failed = using(lying(), 'soigner-le-guerrier', { dice: [[4, 2, 1]] });
    expect([failed.of('doorRevealed'), failed.state.hazards]).toEqual([[], []]);
    expect(resolved(lying()).state.hazards).toEqual([]);
  });

  test('[AD2-PERI-02] the ghost: a potion, deniers, a bite that nobody resists', () => {
    const niche = (card: string, script: object = {}) =>
      using(facing('fantome'), 'fouiller-la-niche', { cards: [[card]], ...script });
    expect(h1(niche('5-coeur')).hero!.sheet.items).toMatchObject([{ base: 'potion-de-soins-mineurs' }]);
    expect(h1(niche('5-carreau', { dice: [4] })).hero!.sheet.deniers).toBe(4);
    expect(niche('5-trefle').state.hazards).toEqual([]);
    const bitten = niche('5-pique', { cards: [['5-pique'], ['6-coeur']] });
    expect(bitten.of('jetAnnounced')).toEqual([]);
    expect(h1(bitten).sante).toBe(5);
    expect(bitten.state.meetings).toMatchObject([{ treasure: 'consommable' }]);
    const shackled = niche('joker-1', { cards: [['joker-1'], ['6-coeur'], ['5-coeur']] });
    expect(h1(shackled).marks).toMatchObject([{ id: 'immobilise' }]);
  });

  test('[AD2-PERI-03] a slippery floor: Agilité 6 to leave by an ordinary move, or a fall', () => {
    const leave = (dice: number[]) =>
      play(facing('sol-glissant'), (g, find) => makeMove(g, find('h1'), { to: at([4, 1]), kind: 'classique' }), {
        dice: [dice],
      });
    const fallen = leave([5, 1]);
    expect([fallen.value, fallen.find('h1').marks.map(({ id }) => id)]).toEqual([false, ['a-terre']]);
    expect(fallen.of('jetSettled')).toMatchObject([{ difficulty: 6 }]);
    expect(leave([6, 1]).value).toBe(true);
    const careful = play(facing('sol-glissant'), function* (g, find) {
      return explorationActions(g, find('h1')).filter(({ type }) => type === 'complexe').length;
    });
    expect(careful.value).toBeGreaterThan(0);
  });

  test('[AD2-PERI-05] the magic-eating swarm: fed, or it helps itself', () => {
    const owner = (base: string) => facing('essaim-mange-magie', { heroes: [{ items: [base] }] });
    const sated = using(owner('bouclier-de-bois-enchante'), 'nourrir-l-essaim');
    expect([sated.state.hazards, h1(sated).hero!.sheet.items]).toEqual([[], []]);
    const scroll = (dice: number) =>
      using(owner('parchemin-de-feu'), 'nourrir-l-essaim', { dice: [dice] }).state.hazards.length;
    expect([3, 4].map(scroll)).toEqual([1, 0]);
    const drained = resolved(owner('bouclier-de-bois-enchante'));
    expect([drained.state.hazards, drained.find('h1').hero!.sheet.items]).toEqual([[], []]);
  });

  test('[AD2-PERI-06] ghost grass: harder each Round in a row, and what is missing is lost, to a limit', () => {
    const trodden = (repas: number, dice: number[]) =>
      resolved(
        facing('herbe-fantome', { heroes: [{ traits: { resistance: 1 } }], notes: { passants: ['h1'], repas } }),
        { dice: [dice] },
      );
    const third = trodden(2, [4, 1]);
    expect(third.of('jetSettled')).toMatchObject([{ difficulty: 7, reachable: 5 }]);
    expect(third.find('h1').sante).toBe(4);
    // At most X + 1.
    expect(trodden(0, [1, 1]).find('h1').sante).toBe(5);
    expect(trodden(2, [6, 1]).find('h1').sante).toBe(6);
  });

  test('[AD2-PERI-08] the lone chest', () => {
    const chest = (card: string, script: object = {}) =>
      using(facing('coffre-isole', { heroes: [{ at: [1, 1] }] }), 'ouvrir-le-coffre', { cards: [[card]], ...script });
    const trap = chest('7-pique');
    expect([h1(trap).sante, trap.of('treasureRevealed')]).toEqual([5, []]);
    expect(
      chest('7-coeur', { cards: [['7-coeur'], ['2-coeur']] }).events.some(({ type }) => type !== 'hazardEnded'),
    ).toBe(true);
  });

  test('[AD2-PERI-09] the brazier: it burns and breaks in the resolution phase, until Vigueur 6 shuts it', () => {
    const given = () => facing('brasero-ardent', { heroes: [{ at: [1, 1], items: ['epee'], traits: { vigueur: 2 } }] });
    const burnt = resolved(given());
    expect([burnt.find('h1').sante, burnt.find('h1').hero!.sheet.items[0]!.broken]).toEqual([5, true]);
    const shut = using(given(), 'fermer-le-brasero', { dice: [[6, 1]] });
    expect(shut.of('jetSettled')).toMatchObject([{ difficulty: 6, success: true }]);
    expect(resolved(shut.state).find('h1').sante).toBe(6);
    const failed = using(given(), 'fermer-le-brasero', { dice: [[5, 1]] });
    expect(failed.find('h1').hero!.sheet.items[0]!.broken).toBe(true);
  });

  test('[AD2-PERI-10] no péripétie without a text is shipped', () => {
    for (const { id, text, name } of Object.values(PERIPETIES)) {
      expect(text.fr.length, id).toBeGreaterThan(20);
      expect(
        [text.en, name.fr, name.en].every((each) => each !== ''),
        id,
      ).toBe(true);
    }
  });
});
