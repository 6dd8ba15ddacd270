import { type Figure, figureOf } from '@souterrain/crawl';
import type { Rule } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../testing/index.ts';
import { plain } from '../../testing/jets.ts';
import { begun, chancesOf, explored, fallen, told } from '../../testing/odds.ts';
import { attacksOf } from '../combat/attacks.ts';
import { strike } from '../combat/strike.ts';
import { makeJet } from '../jets/make-jet.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';

type Find = (id: string) => Figure;

/** A Jet of h1, of Force against so much, whose Réussites may buy. */
const jetAgainst =
  (difficulty: number) =>
  (g: AD2, find: Find): Rule<Jet> =>
    makeJet(g, {
      who: find('h1'),
      purpose: 'epreuve',
      attribute: 'force',
      skill: null,
      reducible: true,
      difficulty: [{ label: 'base', value: difficulty, rule: 'AD2-JET-02' }],
    });

const hero = (more: object = {}): Scene => ({ heroes: [{ ...plain, ...more }] });
const finder =
  ({ state }: AD2): Find =>
  (id) =>
    figureOf(state, id);
const success = (_: Find, { verdict }: Jet) => (verdict.success ? 1 : 0);

describe('the Coup de poker', () => {
  test.each<[string, Scene, readonly number[], number]>([
    ['three dice', hero({ traits: { force: 3 } }), [6, 4, 2], 8],
    ['a 1 that stays', hero({ traits: { force: 3 } }), [6, 6, 1], 7],
    ['Temps fort', hero({ traits: { force: 2 }, marks: ['temps-fort'] }), [6, 5], 9],
    ['the state Maudit', hero({ traits: { force: 3 }, marks: ['maudit'] }), [6, 1, 1], 7],
    ['Force Bestiale', hero({ traits: { force: 2 }, talents: ['force-bestiale'] }), [6, 2], 8],
  ])('[AD2-POKER-09] kept or tried: %s', (_, given, dice, difficulty) => {
    const g = begun(given);
    const rule = jetAgainst(difficulty);
    const { garder, tenter } = told(rule(g, finder(g)), 'coup-de-poker', [dice]);
    for (const [answer, summary] of [
      ['garder', garder],
      ['tenter', tenter],
    ] as const) {
      const found = explored(g, fallen(rule, dice, { 'coup-de-poker': answer }), success);
      expect(chancesOf(summary!)['cote-reussite']).toBeCloseTo(found, 12);
    }
  });
});

describe('Force Bestiale', () => {
  test('[AD2-XBER-04] the dice kept, or thrown once more', () => {
    const g = begun(hero({ traits: { force: 2 }, talents: ['force-bestiale'] }));
    const summaries = told(jetAgainst(8)(g, finder(g)), 'force-bestiale', [
      [6, 2],
      [3, 4],
    ]);
    expect(chancesOf(summaries.garder!)).toEqual({ 'cote-reussite': 0 });
    // A Réussite in hand: 7 and more is a six, worth 8 with its own.
    expect(chancesOf(summaries.relancer!)['cote-reussite']).toBeCloseTo(11 / 36, 12);
  });
});

describe('dice on the table', () => {
  test('[AD2-ORDRE-10] [AD2-BENI-03] left or blessed, the Coup de poker that may follow counted', () => {
    const g = begun(hero({ heroisme: 1, traits: { force: 2 } }));
    const rule = jetAgainst(8);
    const dice = [6, 5];
    const summaries = told(rule(g, finder(g)), 'apres-le-jet', [dice]);
    for (const answer of ['passer', 'benir-heroisme']) {
      const found = explored(g, fallen(rule, dice, { 'apres-le-jet': answer }), success);
      expect(chancesOf(summaries[answer]!)['cote-reussite']).toBeCloseTo(found, 12);
    }
    expect(chancesOf(summaries['benir-heroisme']!)['cote-reussite']).toBe(1);
    expect(summaries['benir-heroisme']!.amount).toMatchObject({ label: 'cote-reussites', mean: 0 });
  });

  test('[AD2-VAL-04] [AD2-ENN-10] a blow resisted behind a shield', () => {
    const creatures = [{ id: 'ogre', at: [1, 1] as const }];
    const g = begun({ heroes: [{ ...plain, at: [0, 0], items: ['bouclier-de-bois'] }], creatures });
    const rule = (world: AD2, find: Find) =>
      strike(world, {
        attacker: find('ogre-1'),
        target: find('h1'),
        attack: attacksOf(world, find('ogre-1'))[0]!,
        how: 'standard',
      });
    const dice = [6, 3, 1];
    const { tenter } = told(rule(g, finder(g)), 'coup-de-poker', [dice]);
    const found = explored(g, fallen(rule, dice, { 'coup-de-poker': 'tenter' }), (_, { hit }) => (hit ? 0 : 1));
    expect(chancesOf(tenter!)['cote-reussite']).toBeCloseTo(found, 12);
    expect(tenter!.amount!.label).toBe('cote-reussites');
  });

  test('[AD2-Q-01] another reading of the Coup de poker has no odds', () => {
    const g = begun({ ...hero({ traits: { force: 2 } }), variants: { pokerChain: 'chain' } });
    expect(told(jetAgainst(8)(g, finder(g)), 'coup-de-poker', [[6, 2]])).toEqual({
      garder: undefined,
      tenter: undefined,
    });
  });
});
