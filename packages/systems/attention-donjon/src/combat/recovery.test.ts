import { canSpend } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, turnOf } from '../../testing/combat.ts';
import { type GivenCreature, type GivenHero, play, type Scene } from '../../testing/index.ts';
import { healthActions } from './recovery.ts';

const plain = { heroisme: 0 };
const run = (hero: GivenHero, id: string, script: Parameters<typeof play>[2], more: Scene = {}) =>
  act({ heroes: [{ ...plain, at: [2, 2], ...hero }], ...more }, { id, from: healthActions }, script);

const offered = (hero: GivenHero, more: Scene = {}, who = 'h1') =>
  play({ heroes: [{ ...plain, ...hero }], ...more }, function* (g, find) {
    return healthActions(g, find(who)).map(({ id, type }) => `${id} ${type}`);
  }).value;

const orc = (x: number, y: number, marks: readonly string[] = []): GivenCreature => ({
  id: 'orque',
  at: [x, y],
  marks,
});

describe('Se Reprendre', () => {
  test('[AD1-HEALTH-16] [AD1-HEALTH-25] [AD1-HEALTH-04] [AD1-TRAIT-08] Mental against 2, a bonus action', () => {
    expect(offered({ marks: ['secoue'] })).toContain('se-reprendre bonus');
    expect(offered({})).not.toContain('se-reprendre bonus');
    const { find, of } = run({ marks: ['secoue'] }, 'se-reprendre', { dice: [[4, 5, 2]] });
    expect(of('rollAnnounced')).toMatchObject([{ trait: 'mental', difficulty: 2 }]);
    expect(find('h1').marks).toEqual([]);
  });

  test('[AD1-HEALTH-17] without the penalty of Secoué', () => {
    const { of } = run({ marks: ['secoue'], traits: { mental: 2 } }, 'se-reprendre', { dice: [[1, 2]] });
    expect(of('rollAnnounced')[0]?.dice).toBe(2);
  });

  test('[AD1-HEALTH-18] with a Seuil of 2 the bonus action comes back', () => {
    const turn = turnOf('h1', { actions: 1, bonus: true });
    const after = (faces: readonly number[], decisions: string[] = []) =>
      run(
        { marks: ['secoue'] },
        'se-reprendre',
        { dice: [faces], decisions },
        { state: { turn: { ...turn, flags: [] } } },
      ).state.turn;
    expect(after([6, 4, 5], ['garder'])).toMatchObject({ actions: 2, bonus: false });
    expect(after([4, 4, 5])).toMatchObject({ actions: 1, bonus: true });
  });

  test('[AD1-GRAVE-05] an Action complexe against Sérieusement secoué, never given back', () => {
    expect(offered({ marks: ['serieusement-secoue'] })).toContain('se-reprendre complexe');
    const { find, of } = run({ marks: ['serieusement-secoue'] }, 'se-reprendre', { dice: [[6, 4, 5]] });
    expect(find('h1').marks).toEqual([]);
    expect(of('actionRefunded')).toEqual([]);
  });

  test('[AD1-HEALTH-15] creatures too, if they have a Mental', () => {
    const creatures = [orc(5, 5, ['secoue']), { id: 'zombie', at: [4, 4], marks: ['secoue'] }] as const;
    expect(offered({}, { creatures }, 'orque-1')).toContain('se-reprendre bonus');
    expect(offered({}, { creatures }, 'zombie-1')).not.toContain('se-reprendre bonus');
    const hurt = [{ id: 'mage-gobelin', at: [3, 3], sante: 1 }] as const;
    expect(offered({}, { creatures: hurt }, 'mage-gobelin-1')).toEqual([
      'recuperation bonus',
      'soins-mage-gobelin-1 standard',
    ]);
  });
});

describe('Récupération', () => {
  test('[AD1-HEALTH-19] [AD1-TRAIT-10] Vigueur against 2 gives back a point', () => {
    const { find, of } = run({ sante: 2 }, 'recuperation', { dice: [[4, 6, 2]] });
    expect(of('rollAnnounced')).toMatchObject([{ trait: 'vigueur', difficulty: 2 }]);
    expect(find('h1').sante).toBe(3);
  });

  test('[AD1-HEALTH-20] [AD1-HEALTH-25] each active enemy in contact adds one', () => {
    const around = [orc(1, 1), orc(2, 1), orc(3, 1), orc(1, 2, ['inconscient'])];
    const difficulty = (creatures: readonly GivenCreature[]) =>
      run({ sante: 2 }, 'recuperation', { dice: [[1, 1, 1]] }, { creatures }).of('rollAnnounced')[0]?.difficulty;
    expect(difficulty([])).toBe(2);
    expect(difficulty([orc(5, 5)])).toBe(2);
    expect(difficulty(around.slice(0, 1))).toBe(3);
    expect(difficulty(around.slice(0, 2))).toBe(4);
    expect(difficulty(around)).toBe(5);
  });

  test('[AD1-HEALTH-19] a failure gives nothing, and a success no more for its sixes', () => {
    expect(run({ sante: 2 }, 'recuperation', { dice: [[4, 1, 5]] }).find('h1').sante).toBe(2);
    const { asked, find } = run({ sante: 1 }, 'recuperation', { dice: [[6, 6, 5]] });
    expect([asked, find('h1').sante]).toEqual([[], 2]);
  });

  test('[AD1-TRAIT-03] [AD1-ETAT-03] [AD1-GRAVE-07] not without Vigueur, nor by somebody who may do nothing', () => {
    expect(offered({ sante: 1 })).toEqual(['recuperation bonus', 'soins-h1 standard']);
    expect(offered({ sante: 1, traits: { vigueur: null } })).toEqual(['soins-h1 standard']);
    expect(offered({ sante: 1, marks: ['paralyse', 'secoue'] })).toEqual([]);
    expect(offered({ sante: 1, marks: ['inconscient'] })).toEqual([]);
  });

  test('[AD1-HEALTH-21] not offered at the maximum', () => {
    expect(offered({})).toEqual([]);
  });
});

describe('À terre and Entravé', () => {
  test('[AD1-GRAVE-06] a Movement action stands up and ends the turn', () => {
    const { find, state } = run({ marks: ['a-terre'] }, 'se-relever', {});
    expect(find('h1').marks).toEqual([]);
    expect(state.turn?.flags).toEqual(['fini']);
  });

  test('[AD1-GRAVE-06] [AD1-GRAVE-10] what a turn may still spend', () => {
    const may = (hero: GivenHero, turn: Parameters<typeof turnOf>[1]) =>
      play({ heroes: [hero], state: { turn: turnOf('h1', turn) } }, function* (g, find) {
        return (['mouvement', 'standard', 'bonus', 'complexe'] as const).filter((type) =>
          canSpend(g, find('h1'), type),
        );
      }).value;
    expect(may({ marks: ['a-terre'] }, {})).toEqual(['mouvement', 'bonus']);
    expect(may({ marks: ['a-terre'] }, { actions: 1, bonus: true })).toEqual([]);
    const ribs = { wounds: [{ id: 'cotes-cassees' }] };
    expect(may(ribs, {})).toEqual(['mouvement', 'standard', 'bonus', 'complexe']);
    expect(may(ribs, { actions: 1, movements: 1 })).toEqual(['bonus']);
    expect(may(ribs, { actions: 1, standard: true })).toEqual(['bonus']);
  });

  test('[AD1-ETAT-02] Force or Agilité against 2 frees, by itself or by an ally in contact', () => {
    const held: GivenHero = { marks: ['entrave'] };
    expect(offered(held)).toEqual(['se-liberer-force standard', 'se-liberer-agilite standard']);
    expect(run(held, 'se-liberer-force', { dice: [[4, 4, 1]] }).find('h1').marks).toHaveLength(1);
    expect(run(held, 'se-liberer-agilite', { dice: [[4, 4, 2]] }).find('h1').marks).toEqual([]);
    const pair: Scene = {
      heroes: [
        { ...plain, at: [0, 0] },
        { ...plain, ...held, at: [1, 0] },
      ],
    };
    const freed = act(pair, { id: 'liberer-h2-force', from: healthActions }, { dice: [[4, 4, 2]] });
    expect(freed.find('h2').marks).toEqual([]);
  });

  test('[AD1-ETAT-02] [AD1-TRAIT-03] nobody frees from afar, nor with a trait that is null', () => {
    const pair = (x: number): Scene => ({
      heroes: [
        { ...plain, at: [0, 0], traits: { force: null } },
        { ...plain, at: [x, 0], marks: ['entrave'] },
      ],
    });
    const freeing = (x: number) =>
      play(pair(x), function* (g, find) {
        return healthActions(g, find('h1')).map(({ id }) => id);
      }).value;
    expect(freeing(1)).toEqual(['liberer-h2-agilite']);
    expect(freeing(2)).toEqual([]);
  });

  test('[AD1-ETAT-02] [AD1-POKER-05] once free, a six has nothing more to win', () => {
    expect(run({ marks: ['entrave'] }, 'se-liberer-force', { dice: [[6, 2, 2]] }).asked).toEqual([]);
  });
});
