import { describe, expect, test } from 'vitest';
import { act, costOf, offered } from '../../testing/combat.ts';
import { ROW } from '../../testing/groups.ts';
import { alone, plain } from '../../testing/jets.ts';
import type { GivenHero, Scene } from '../../testing/scene.ts';
import { printAction } from '../notation/index.ts';
import { RECUPERATION, SE_REPRENDRE, SOINS } from './lines.ts';

describe('the lines of the universal actions', () => {
  test('[AD2-XSANTE-05] [AD2-XSANTE-06] [AD2-XSANTE-08] [AD2-XCONV-02] as they are printed, and what each costs', () => {
    expect(printAction(SE_REPRENDRE)).toBe(
      '>Se reprendre Mental/Résistance 5 : Retirer (Secoué) [2R Action gratuite max 1]',
    );
    expect(printAction(RECUPERATION)).toBe('>Récupération Vigueur 5 : Soins 1');
    expect(printAction(SOINS.one)).toBe(
      'Soins CAC Savoir/Soins 5 : Soins 1 | Retirer (Soignable) [2R Soins 1 | Retirer (Soignable) max 1]',
    );
    const hurt = alone({ sante: 1, marks: ['secoue'] });
    expect(['se-reprendre', 'recuperation', 'soins-h1'].map((id) => costOf(hurt, id))).toEqual([
      'bonus',
      'bonus',
      'standard',
    ]);
  });
});

describe('Soins', () => {
  test('[AD2-XSANTE-08] enemies in contact are not cared for, allies are', () => {
    const beside = (camp: 'heros' | 'hostile') =>
      alone({}, { creatures: [{ id: 'ogre', at: [1, 0], sante: 3, camp }] });
    expect(offered(beside('hostile'), 'soins')).toEqual([]);
    expect(offered(beside('heros'), 'soins')).toEqual(['soins-ogre-1']);
  });

  test('[AD2-XSANTE-08] [AD2-XSANTE-11] [AD2-XCONV-02] one surplus Réussite is not the two of a second benefit', () => {
    const hurt = () => alone({ sante: 2, traits: { savoir: 3 } });
    const healed = (dice: number[]) =>
      act(hurt(), 'soins-h1', { dice: [dice], decisions: ['garder'] }).find('h1').sante;
    expect([healed([6, 1, 1]), healed([6, 6, 1])]).toEqual([3, 4]);
  });

  test('[AD2-XCRO-08] Soins sacrés reach the next zone, not the one after, however well it is seen', () => {
    const given = (talents: string[], ...x: readonly number[]): Scene => ({
      drawing: ROW,
      heroes: [
        { ...plain, at: [0, 0], talents },
        ...x.map((column): GivenHero => ({ ...plain, at: [column, 0], sante: 3 })),
      ],
    });
    expect(offered(given(['soins-sacres'], 2, 3, 6), 'soins')).toEqual(['soins-h2', 'soins-h3']);
    expect(offered(given([], 1, 2), 'soins')).toEqual(['soins-h2']);
  });

  test('[AD2-ETAT-21] [AD2-ETAT-22] a leg and an arm are put in splints, each by its own rule', () => {
    const splint = (wound: { id: string; hand?: number }) =>
      act(alone({ wounds: [wound], traits: { savoir: 3 } }), 'soins-h1', {
        dice: [[6, 6, 1]],
        decisions: ['garder'],
      }).of('woundTreated');
    expect(splint({ id: 'jambe-fracturee' })).toMatchObject([{ wound: 'jambe-fracturee', rules: ['AD2-ETAT-21'] }]);
    expect(splint({ id: 'bras-casse', hand: 1 })).toMatchObject([{ wound: 'bras-casse', rules: ['AD2-ETAT-22'] }]);
  });
});
