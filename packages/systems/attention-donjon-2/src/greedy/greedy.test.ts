import { outcomeOf, picksOf, questionsBy, randomPolicy } from '@souterrain/crawl/testing';
import { testsBot } from '@souterrain/crawl/testing/suites';
import { actionOf } from '@souterrain/crawl/world';
import { act, type Decision, option, type Policy } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { on, type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon2 as system } from '../index.ts';
import { greedyPolicy } from './index.ts';

const { asks, attacks } = questionsBy('AD2-ORDRE-01');
const picks = picksOf({ system, scene, policy: greedyPolicy });

describe('what the greedy bot does', () => {
  testsBot({ system, scene, policy: greedyPolicy, rule: 'AD2-ORDRE-01' });

  test('it attacks whoever a blow can kill', () => {
    const given: Scene = {
      heroes: [{ at: [2, 2], traits: { force: 4, melee: 3 } }],
      creatures: [
        { id: 'zombie', at: [1, 2] },
        { id: 'zombie', at: [3, 2], sante: 1 },
      ],
    };
    expect(picks(given, attacks('zombie-1', 'zombie-2'))).toBe('attaquer-mains-nues-zombie-2');
  });

  test('it counts the Armure and the Défense that stand in its way', () => {
    const given: Scene = {
      heroes: [{ at: [2, 2], traits: { force: 4, melee: 3 } }],
      creatures: [
        { id: 'ogre', at: [1, 2], sante: 1 },
        { id: 'rat-geant', at: [3, 2] },
      ],
    };
    expect(picks(given, attacks('ogre-1', 'rat-geant-1'))).toBe('attaquer-mains-nues-rat-geant-1');
  });

  test('it stays out of a dodge that it would fail', () => {
    const dodge = option('case-4-1', null, { at: { cell: [4, 1] as const }, params: { esquive: 'difficile' } });
    const going = { ...asks('mouvement-suivant', ['rester'], { figure: 'h1' }) };
    const given = (agilite: number): Scene => ({
      drawing: PAIR,
      heroes: [{ at: [1, 1], traits: { agilite, esquive: agilite } }],
      creatures: [
        { id: 'orque', at: [0, 0] },
        { id: 'orque', at: [5, 1] },
      ],
    });
    const decision = { ...going, options: [dodge, ...going.options] };
    expect(picks(given(6), decision)).toBe('case-4-1');
    expect(picks(given(1), decision)).toBe('rester');
  });
});

describe('how it answers', () => {
  test('it keeps its last points of Héroïsme to survive', () => {
    const window = (purpose: string) =>
      asks('apres-le-jet', ['passer', 'benir-heroisme'], { figure: 'h1', purpose, total: 3, difficulty: 4 });
    expect(picks({ heroes: [{ heroisme: 2 }] }, window('resister'))).toBe('benir-heroisme');
    expect(picks({ heroes: [{ heroisme: 1 }] }, window('resister'))).toBe('passer');
    expect(picks({ heroes: [{ heroisme: 2 }] }, window('attaque'))).toBe('passer');
  });

  test('[AD2-ORDRE-10] what helps only with a point of Héroïsme waits for one to spend', () => {
    const window = (total: number, ids: string[]) =>
      asks('apres-le-jet', ['passer', ...ids], { figure: 'h1', purpose: 'resister', total, difficulty: 4 });
    const short = window(2, ['regard-trefle', 'benir-heroisme']);
    expect(picks({ heroes: [{ heroisme: 2 }] }, short)).toBe('regard-trefle');
    expect(picks({ heroes: [{ heroisme: 1 }] }, short)).toBe('passer');
    expect(picks({ heroes: [{ heroisme: 0 }] }, window(2, ['regard-trefle', 'cape-evasive']))).toBe('regard-trefle');
    expect(picks({ heroes: [{ heroisme: 0 }] }, window(3, ['regard-trefle']))).toBe('regard-trefle');
  });

  test('a failure is gambled on, and a success only where more Réussites pay for the risk', () => {
    const gamble = (faces: string, terms: { total: number; difficulty: number; surplus: number }) =>
      asks('coup-de-poker', ['garder', 'tenter'], { figure: 'h1', faces, ...terms });
    expect(picks({}, gamble('6 1', { total: 7, difficulty: 8, surplus: 0 }))).toBe('tenter');
    expect(picks({}, gamble('6 1', { total: 7, difficulty: 6, surplus: 1 }))).toBe('garder');
    expect(picks({}, gamble('6 5 4', { total: 12, difficulty: 4, surplus: 0 }))).toBe('tenter');
  });

  test('Dommages are cancelled first, unless a state would cost a hero in good health its turns', () => {
    const cancel = asks('annuler', ['annuler-sonne', 'annuler-un-dommage', 'annuler-paralyse', 'terminer'], {
      figure: 'h1',
    });
    expect(picks({ heroes: [{ sante: 5 }] }, cancel)).toBe('annuler-paralyse');
    expect(picks({ heroes: [{ sante: 1 }] }, cancel)).toBe('annuler-un-dommage');
    const mild = { ...cancel, options: cancel.options.filter(({ id }) => id !== 'annuler-paralyse') };
    expect(picks({ heroes: [{ sante: 5 }] }, mild)).toBe('annuler-un-dommage');
  });

  test('Réussites buy another victim before a harder blow', () => {
    const buys = (...effects: readonly string[]): Decision => ({
      ...asks('reussites', []),
      options: [
        option('terminer', null),
        ...effects.map((effect, i) =>
          option(`acheter-${i + 1}`, null, { label: 'acheter', params: { effect, price: 1 } }),
        ),
      ],
    });
    expect(picks({}, buys('Dommages +1', 'Cible supplémentaire'))).toBe('acheter-2');
    expect(picks({}, buys('Repousser', 'Dommages +1'))).toBe('acheter-2');
  });

  test('a shot is aimed only where that hits more often than a Coup de poker would', () => {
    const shot = (difficulty: number) =>
      asks('avant-le-jet', ['passer', 'tir-applique'], {
        figure: 'h1',
        purpose: 'attaque',
        dice: 3,
        added: 0,
        difficulty,
      });
    expect(picks({}, shot(5))).toBe('tir-applique');
    expect(picks({}, shot(1))).toBe('passer');
  });
});

const castAt = (target: string) =>
  actionOf({
    id: `decharge-arcanique-${target}`,
    type: 'standard',
    rule: 'AD2-ARCA-04',
    label: 'decharge-arcanique',
    params: { target },
    run: act(() => {}),
  });

describe('a Décharge', () => {
  const given = (creature: string) => {
    const traits = { savoir: 5, arcane: 4 };
    const g = on(scene({ heroes: [{ at: [2, 2], traits }], creatures: [{ id: creature, at: [1, 2] }] }));
    g.underway = { figure: g.state.figures[0]!, action: castAt(`${creature}-1`) };
    const points = [0, 1, 2, 3, 4].map((count) => option(`arcane-${count}`, count, { params: { count } }));
    return greedyPolicy.choose({ ...asks('sacrifier-de-l-arcane', [], { figure: 'h1' }), options: points }, g);
  };

  test('gives up Arcane against thick armour, and none for a rat', () => {
    expect(given('ogre')).toBeGreaterThan(1);
    expect(given('rat-geant')).toBe(0);
  });
});

describe('whole games', () => {
  test('it wins much more often than the random bot', () => {
    const seeds = Array.from({ length: 8 }, (_, i) => `duel ${i}`);
    const won = (policyBy: (seed: string) => Policy<never>) =>
      seeds.filter((seed) => outcomeOf(system, { scenario: 'le-nid', seed, policy: policyBy(seed) }) === 'victoire')
        .length;
    expect(won(() => greedyPolicy)).toBeGreaterThanOrEqual(won(randomPolicy) + 3);
  });
});
