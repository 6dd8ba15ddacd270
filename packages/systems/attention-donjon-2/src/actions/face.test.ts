import type { Mark } from '@souterrain/crawl';
import { payableNow } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { blow, turnOf } from '../../testing/combat.ts';
import { alone, impose, jet } from '../../testing/jets.ts';
import { play } from '../../testing/scene.ts';
import { lineOf } from '../notation/index.ts';
import { mayPreferFailure } from './prefer.ts';

const OGRE = 'ATT/CAC Vigueur/Mêlée 6 (Dommages 5/Dommages 2)';
const RAY = 'Agilité/Esquive 5 (Pétrifié/-)';
const PSYCHIC = 'Mental 6 (Sonné & Dommages 2/Sonné)';
const tough = alone({ traits: { vigueur: 3, melee: 1 }, sante: 6 });

describe('an enemy action', () => {
  test('[AD2-ENN-01] [AD2-ENN-02] whoever suffers it makes a Jet, Coup de poker included', () => {
    const { of, asked, lost } = impose(tough, OGRE, {
      decisions: ['tenter', 'annuler-un-dommage', 'annuler-un-dommage'],
      dice: [
        [6, 3, 2],
        [6, 5, 4],
      ],
    });
    expect(of('enemyActed')).toMatchObject([{ figure: 'h1', by: null }]);
    expect(asked.map(({ id }) => id)).toEqual(['coup-de-poker', 'annuler', 'annuler']);
    expect(lost).toBe(0);
  });

  test('[AD2-ENN-03] [AD2-ENN-07] one effect or the other, never both', () => {
    expect(impose(tough, OGRE, { dice: [[4, 3, 1]] })).toMatchObject({ success: false, lost: 5 });
    expect(impose(tough, OGRE, { dice: [[5, 3, 1]] })).toMatchObject({ success: true, lost: 2 });
    const mind = impose(alone(), PSYCHIC, { dice: [[5, 3]] });
    expect(mind).toMatchObject({ success: false, lost: 2, marks: ['sonne'] });
  });

  test('[AD2-ENN-05] [AD2-ENN-08] a dash: nothing is suffered', () => {
    const quick = alone({ traits: { esquive: 1 } });
    expect(impose(quick, RAY, { dice: [[4, 2]] })).toMatchObject({ success: true, lost: 0, marks: [] });
    expect(impose(quick, RAY, { dice: [[3, 2]] })).toMatchObject({ success: false, marks: ['petrifie'] });
  });

  test('[AD2-ENN-06] [AD2-ENN-09] joined effects are all suffered; a Réussite keeps the state away', () => {
    expect(impose(alone(), PSYCHIC, { dice: [[4, 3]] })).toMatchObject({ lost: 2, marks: ['sonne'] });
    const spared = impose(alone(), PSYCHIC, { decisions: ['garder', 'annuler-sonne'], dice: [[6, 3]] });
    expect(spared).toMatchObject({ success: true, lost: 0, marks: [] });
  });

  test('[AD2-ENN-10] a Réussite that reaches the Difficulté cancels nothing', () => {
    const line = 'Force 7 (Dommages 3/Dommages 1)';
    const ran = impose(alone(), line, { decisions: ['garder'], dice: [[6, 2]] });
    expect(ran).toMatchObject({ success: true, lost: 1 });
    expect(ran.asked.map(({ id }) => id)).toEqual(['coup-de-poker']);
  });

  test('[AD2-ENN-11] one Réussite for one point', () => {
    const decisions = ['garder', 'annuler-un-dommage'];
    const dice = [[6, 6, 2]];
    expect(impose(tough, OGRE, { decisions: [...decisions, 'terminer'], dice }).lost).toBe(1);
    expect(impose(tough, OGRE, { decisions: [...decisions, 'annuler-un-dommage'], dice }).lost).toBe(0);
  });

  test('[AD2-ENN-12] a cancelled state is never suffered, not even for an instant', () => {
    const { of, state } = impose(alone(), 'Mental 5 (Sonné/Sonné)', {
      decisions: ['garder', 'annuler-sonne'],
      dice: [[6, 3]],
    });
    expect(of('markGained')).toEqual([]);
    expect(of('stateCancelled').map(({ state }) => state)).toEqual(['sonne']);
    // Two Actions in its next turn, and all its dice.
    const next = play({ ...state, turn: turnOf('h1') }, function* (g, find) {
      return payableNow(g, find('h1')).complexe;
    });
    expect(next.value).toBe(true);
    expect(jet(state, 'Mental 5', { dice: [[1, 1]] }).dice).toBe(2);
  });

  test('[AD2-ENN-13] what the line lists is bought beside the two options that all have', () => {
    const line = 'Mental 5 (Sonné/Sonné) [2R Héroïsme 1, Soins 1 max 1]';
    const hurt = alone({ sante: 3, traits: { mental: 3 }, heroismeMax: 4 });
    const ran = impose(hurt, line, { decisions: ['garder', 'acheter-2', 'acheter-1'], dice: [[6, 6, 6]] });
    expect(ran.find('h1')).toMatchObject({ sante: 4, hero: { heroisme: 1 } });
    expect(ran.marks).toEqual(['sonne']);
    // Once bought, `max 1` is not offered again; with one Réussite left, nothing of two is.
    expect(ran.asked[2]!.options.map(({ id }) => id)).toEqual(['annuler-sonne', 'acheter-1', 'terminer']);
  });

  test('[AD2-ENN-15] a printed option equal to the default one is a reminder', () => {
    const leader = { creatures: [{ id: 'leader-homme-rat', at: [1, 1] as const }] };
    const ran = blow(
      alone({ traits: { agilite: 3 } }, leader),
      { by: 'leader-homme-rat-1', on: 'h1', with: 'frappe' },
      { decisions: ['garder', 'annuler-un-dommage'], dice: [[6, 2, 2]] },
    );
    expect(ran.asked[1]!.options.map(({ id }) => id)).toEqual(['annuler-un-dommage', 'terminer']);
    expect(ran.find('h1').sante).toBe(6);
  });

  test('[AD2-ENN-14] [AD2-Q-05] a failed Jet has no Réussite; or keeps them, in the gentler reading', () => {
    const line = 'Force 9 (Dommages 3/-)';
    const dice = [[6, 2]];
    expect(impose(alone(), line, { decisions: ['garder'], dice })).toMatchObject({ success: false, lost: 3 });
    const gentle = alone({}, { variants: { enemyCancelOnFailure: 'yes' } });
    const decisions = ['garder', 'annuler-un-dommage'];
    expect(impose(gentle, line, { decisions, dice })).toMatchObject({ success: false, lost: 2 });
  });

  test('[AD2-ENN-16] Armure first, then Réussites', () => {
    const armoured = alone({ items: ['armure-legere'], traits: { force: 2 } });
    const line = 'Force 5 (Dommages 3/Dommages 2)';
    const ran = impose(armoured, line, { decisions: ['garder', 'annuler-un-dommage'], dice: [[6, 2]] });
    expect(ran.lost).toBe(0);
    // What the armour stops is not for sale: with Armure 1, one point is left to cancel.
    expect(
      impose(armoured, 'Force 5 (Dommages 3/Dommages 1)', { decisions: ['garder'], dice: [[6, 2]] }).asked,
    ).toHaveLength(1);
  });

  test('[AD2-ENN-18] [AD2-PROF-04] a figure without Attributes compares, and has no Réussite', () => {
    const ally = { creatures: [{ id: 'ogre', camp: 'heros' as const }] };
    const ran = impose(alone({}, ally), OGRE, {}, { on: 'ogre-1' });
    expect(ran.of('resistedWithoutDice')).toMatchObject([
      { figure: 'ogre-1', value: 5, difficulty: 6, success: false },
    ]);
    // Dommages 5, Armure 1.
    expect(ran.lost).toBe(4);
    const bare = { creatures: [{ id: 'orque', camp: 'heros' as const, sante: 9 }] };
    expect(impose(alone({}, bare), OGRE, {}, { on: 'orque-1' })).toMatchObject({ success: false, lost: 5 });
  });

  test('[AD2-PROF-04] +nD and -nD count as +n and -n; the Attribute says which characteristic', () => {
    const rat = alone({}, { creatures: [{ id: 'homme-rat' }] });
    const tested = (line: string, marks: (string | Mark)[] = []) =>
      impose(alone({}, { creatures: [{ id: 'homme-rat', marks }] }), line, {}, { on: 'homme-rat-1' }).success;
    expect(impose(rat, 'Agilité 5 (Dommages 1/-)', {}, { on: 'homme-rat-1' }).success).toBe(false);
    expect(tested('Vigueur 4 (Sonné/-)')).toBe(true);
    expect(tested('Mental 4 (Sonné/-)')).toBe(false);
    expect(tested('Savoir 3 (Sonné/-)')).toBe(true);
    // Réflexes, Physique twice, Volonté twice: each just reached, and not one more.
    expect(['Agilité 4', 'Force 4', 'Savoir 4'].map((line) => tested(`${line} (Sonné/-)`))).toEqual([
      true,
      true,
      false,
    ]);
    expect(tested('Agilité/Mêlée 5 (Sonné/-)')).toBe(false);
    const aided = { id: 'des-accordes', until: { in: 'removed' }, value: 1 } as const;
    expect([tested('Agilité 5 (Sonné/-)', [aided]), tested('Agilité 6 (Sonné/-)', [aided])]).toEqual([true, false]);
    expect(tested('Force 4 (Sonné/-)', ['secoue'])).toBe(false);
  });

  test('[AD2-ENN-19] a characteristic is read on the enemy who acts', () => {
    const ogre = alone({ traits: { vigueur: 4 } }, { creatures: [{ id: 'ogre' }] });
    const ran = impose(ogre, 'Agilité/Mêlée Physique (Dommages 2/-)', { dice: [[4, 2]] }, { by: 'ogre-1' });
    expect(ran.of('jetSettled')).toMatchObject([{ difficulty: 5, success: false }]);
  });

  test('[AD2-ENN-20] a character may fail without rolling; asked where the success could be worse', () => {
    const line = 'Mental 5 (Dommages 1/Pétrifié)';
    const ran = impose(alone(), line, { decisions: ['subir'] });
    expect(ran).toMatchObject({ success: false, lost: 1, marks: [] });
    expect(impose(alone(), line, { decisions: ['resister'], dice: [[5, 2]] }).marks).toEqual(['petrifie']);
    const sides = (text: string) => mayPreferFailure(lineOf(text).outcome as never);
    expect([OGRE, RAY, PSYCHIC].map(sides)).toEqual([false, false, false]);
  });

  test('[AD2-REU-09] the Réussites that would reach such a success may be left', () => {
    const line = 'Mental 7 (Dommages 1/Pétrifié)';
    const rolled = (last: string) => impose(alone(), line, { decisions: ['resister', 'garder', last], dice: [[6, 2]] });
    expect(rolled('renoncer')).toMatchObject({ success: false, lost: 1, marks: [] });
    expect(rolled('reussir')).toMatchObject({ success: true, lost: 0, marks: ['petrifie'] });
    // Where failing is never better nobody is asked.
    expect(impose(alone(), 'Mental 7 (Dommages 1/-)', { dice: [[6, 2]] }).asked).toEqual([]);
  });

  test('[AD2-COMP-07] a required Compétence that is missing fails without dice', () => {
    const line = 'Savoir/Arcane (requise) 5 (Dommages 2/-)';
    expect(impose(alone(), line)).toMatchObject({ success: false, lost: 2, dice: undefined });
    expect(impose(alone({ traits: { arcane: 0 } }), line, { dice: [[5, 1]] }).success).toBe(true);
  });

  test('[AD2-ENN-17] a blast: each makes his own Jet, in the order the controller chooses', () => {
    const heroes = [{ heroisme: 0, traits: { resistance: -2 } }, { heroisme: 0 }];
    const given = { heroes, creatures: [{ id: 'demon-des-fosses', at: [1, 1] as const }] };
    const ran = blow(
      given,
      { by: 'demon-des-fosses-1', on: 'h1', with: EXPLOSION },
      {
        decisions: ['cible-h2', 'garder', 'annuler-un-dommage', 'annuler-un-dommage', 'garder'],
        dice: [
          [6, 6],
          [6, 1],
        ],
      },
    );
    expect(ran.of('enemyActed').map(({ figure }) => figure)).toEqual(['h2', 'h1']);
    expect(ran.asked.map(({ id, seat }) => [id, seat])).toEqual([
      ['ordre', 0],
      ['coup-de-poker', 1],
      ['annuler', 1],
      ['annuler', 1],
      ['coup-de-poker', 0],
    ]);
    // A surplus of two spares its owner; the Réussite of the other's failure is lost.
    expect(ran.of('jetSettled')).toMatchObject([
      { figure: 'h2', success: true, surplus: 2 },
      { figure: 'h1', success: false, reussites: 1, surplus: 0 },
    ]);
    expect([ran.find('h1').sante, ran.find('h2').sante]).toEqual([2, 6]);
  });
});

const EXPLOSION = 'explosion-de-soufre-1-rencontre';
