import { startBoard } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { groupTurn, PAIR } from '../../testing/groups.ts';
import { type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { alone, plain } from '../../testing/jets.ts';
import { attentionDonjon2 } from '../system.ts';
import { activated } from './recover.ts';

type Spot = readonly [number, number];
const rat = (spot: Spot, marks: string[] = []) => ({ id: 'homme-rat', at: spot, marks });
const hero = (spot: Spot): GivenHero => ({ ...plain, at: spot });
const spent = (ran: ReturnType<typeof groupTurn>) => ran.of('actionSpent').map(({ action }) => action);

describe('states on a monster', () => {
  test('[AD2-ETAT-26] a die less for it is a die more for those who resist it', () => {
    const given = alone({}, { creatures: [rat([1, 1], ['secoue'])] });
    const ran = blow(given, { by: 'homme-rat-1', on: 'h1', with: 'frappe' }, { dice: [[5, 1, 1]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 3 }]);
  });

  test('[AD2-ETAT-26] one Action: it moves or acts; unable to act: skipped; Immobilisé: it does not move', () => {
    const next = { drawing: PAIR, heroes: [hero([4, 1])] };
    expect(spent(groupTurn({ ...next, creatures: [rat([0, 1], ['sonne'])] }))).toEqual(['mouvement']);
    expect(spent(groupTurn({ ...next, creatures: [rat([0, 1], ['immobilise'])] }))).toEqual([]);
    for (const mark of ['petrifie', 'paralyse', 'inconscient', 'a-terre'])
      expect(spent(groupTurn({ heroes: [hero([1, 1])], creatures: [rat([0, 1], [mark])] }))).toEqual([]);
  });

  test('[AD2-ETAT-26][AD2-IA-01] with one Action alone it attacks from where it is, in contact or not', () => {
    const near = groupTurn({ heroes: [hero([3, 3])], creatures: [rat([0, 0], ['sonne'])] }, { dice: [[5, 1, 1]] });
    expect(spent(near)).toEqual(['standard']);
    expect(near.find('homme-rat-1').cell).toBe(cellAt(0, 0));
    // Whole, it would come next to him first.
    const whole = groupTurn({ heroes: [hero([3, 3])], creatures: [rat([0, 0])] }, { dice: [[5, 1]] });
    expect(spent(whole)).toEqual(['mouvement', 'standard']);
  });

  test('[AD2-ETAT-26][AD2-IA-02] the weakest of those it can still strike, not of those it would have to walk to', () => {
    const target = (marks: string[], script: Parameters<typeof groupTurn>[1]) => {
      const heroes = [hero([3, 0]), { ...hero([5, 2]), sante: 1 }];
      const creatures = [{ id: 'araignee-geante', at: [2, 0] as const, marks }];
      return groupTurn({ drawing: PAIR, heroes, creatures }, script).of('targetChosen')[0]!.target;
    };
    expect(target(['sonne'], { dice: [[5, 5, 5]] })).toBe('h1');
    expect(target([], { dice: [[5, 5]], decisions: ['case-4-1'] })).toBe('h2');
  });

  test('[AD2-ETAT-26][AD2-IA-01] an archer does not step aside for a shot that it could not make', () => {
    const archer = (marks: string[]) => ({ id: 'gobelin-archer', at: [0, 0] as const, marks });
    const shot = groupTurn({ heroes: [hero([1, 0])], creatures: [archer(['sonne'])] }, { dice: [[5, 1, 1]] });
    expect(spent(shot)).toEqual(['standard']);
    const whole = groupTurn({ heroes: [hero([1, 0])], creatures: [archer([])] }, { dice: [[5, 1]] });
    expect(spent(whole)).toEqual(['mouvement', 'standard']);
  });

  test('[AD2-ETAT-26][AD1-IA-10] Immobilisé, a coward beside a Porte does not leave by it', () => {
    const given = (marks: string[]): Scene => ({
      heroes: [],
      creatures: [{ id: 'gobelin', at: [1, 0], marks: ['en-fuite', ...marks] }],
      state: { board: startBoard(attentionDonjon2, attentionDonjon2.content.scenarios['le-nid']!) },
    });
    expect(groupTurn(given([])).find('gobelin-1').status).toBe('parti');
    expect(groupTurn(given(['immobilise'])).find('gobelin-1').status).toBe('plateau');
  });

  test('[AD2-ETAT-27] at the end of its activation it loses one state, in the order of the list', () => {
    const given: Scene = {
      heroes: [hero([1, 0])],
      creatures: [{ id: 'ogre', at: [0, 0], marks: ['secoue', 'sonne'] }],
    };
    const first = groupTurn(given, { dice: [[5, 5, 5, 5]] });
    expect(first.find('ogre-1').marks.map(({ id }) => id)).toEqual(['secoue']);
    const stone = groupTurn({
      heroes: [hero([1, 0])],
      creatures: [{ id: 'ogre', at: [0, 0], marks: ['a-terre', 'petrifie', 'empoisonne'] }],
    });
    expect(stone.find('ogre-1').marks.map(({ id }) => id)).toEqual(['a-terre', 'empoisonne']);
    const list = ['petrifie', 'paralyse', 'inconscient', 'a-terre', 'sonne', 'immobilise', 'leurre', 'secoue'];
    const shaken = list.map((_, from) => {
      const state = scene({
        heroes: [],
        creatures: [{ id: 'ogre', marks: ['enrage', ...list.slice(from).reverse()] }],
      });
      const ran = play(state, function* (g, find) {
        activated(g, find('ogre-1'));
      });
      return ran.of('markLost')[0]!.mark;
    });
    expect(shaken).toEqual(list);
  });

  test('[AD2-ETAT-27] and before the next figure of its group acts', () => {
    const given: Scene = { heroes: [hero([1, 0])], creatures: [rat([0, 0], ['a-terre']), rat([2, 0])] };
    const ran = groupTurn(given, { dice: [[5]] });
    // Up again, the first one counts in the Instinct Grégaire of the second.
    expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 1 }]);
  });
});
