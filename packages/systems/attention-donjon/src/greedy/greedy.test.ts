import { picksOf, questionsBy } from '@souterrain/crawl/testing';
import { testsBot } from '@souterrain/crawl/testing/suites';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon as system } from '../index.ts';
import { greedyPolicy as policy } from './index.ts';

const RULE = 'AD1-TURN-14';
const { asks, attacks } = questionsBy(RULE);
const picks = picksOf({ system, scene, policy });

describe('the greedy bot', () => {
  testsBot({ system, scene, policy, rule: RULE });

  test('it attacks whoever is nearest to death', () => {
    const given: Scene = {
      heroes: [{ at: [2, 2], traits: { force: 5, melee: 4 } }],
      creatures: [
        { id: 'zombie', at: [1, 2] },
        { id: 'zombie', at: [3, 2], sante: 1 },
      ],
    };
    expect(picks(given, attacks('zombie-1', 'zombie-2'))).toBe('attaquer-mains-nues-zombie-2');
  });

  test('it keeps its last point of Héroïsme to survive', () => {
    const window = (figure: string, purpose: string) =>
      asks('apres-le-jet', ['passer', 'benir-heroisme'], { figure, purpose });
    expect(picks({ heroes: [{ heroisme: 2 }] }, window('h1', 'attaque'))).toBe('benir-heroisme');
    expect(picks({ heroes: [{ heroisme: 1 }] }, window('h1', 'attaque'))).toBe('passer');
  });

  test('it gambles its sixes only on a roll that fails', () => {
    const gamble = (total: number) => asks('coup-de-poker', ['garder', 'miser-1'], { total, difficulty: 3 });
    expect(picks({}, gamble(3))).toBe('garder');
    expect(picks({}, gamble(2))).toBe('miser-1');
  });
});
