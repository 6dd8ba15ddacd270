import { picksOf, questionsBy } from '@souterrain/crawl/testing';
import { actionOf } from '@souterrain/crawl/world';
import { act, type Decision, type Option, option } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { on, type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { greedyPolicy } from './index.ts';

const { asks, attacks } = questionsBy('AD2-ORDRE-01');
const picks = picksOf({ system: attentionDonjon2, scene, policy: greedyPolicy });

const uses = (item: string): Option => option(`utiliser-${item}`, null, { label: 'utiliser', params: { item } });

const among = ({ options, ...rest }: Decision, ...more: readonly Option[]): Decision => ({
  ...rest,
  options: [...options, ...more],
});

const FACING: Scene = { heroes: [{ at: [2, 2] }], creatures: [{ id: 'orque', at: [1, 2] }] };
const hurt = (sante: number): Scene => ({ ...FACING, heroes: [{ at: [2, 2], sante }] });
const BLOW = 'attaquer-mains-nues-orque-1';

describe('what heals', () => {
  const potion = uses('potion-de-soins-mineurs');

  test('is drunk before the blow by whoever the next one would kill', () => {
    expect(picks(hurt(1), among(attacks('orque-1'), potion))).toBe(potion.id);
    expect(picks(hurt(3), among(attacks('orque-1'), potion))).toBe(BLOW);
  });

  test('is drunk in peace as soon as none of it is lost', () => {
    const inPeace = among(asks('action', ['fin-du-tour'], { figure: 'h1' }), potion);
    const missing = (points: number): string => {
      const given: Scene = { heroes: [{ at: [2, 2] }] };
      const { santeMax } = scene(given).figures[0]!;
      return picks({ heroes: [{ at: [2, 2], sante: santeMax - points }] }, inPeace);
    };
    expect(missing(2)).toBe(potion.id);
    expect(missing(1)).toBe('fin-du-tour');
  });

  test('goes to whoever misses the most', () => {
    const patients = ['h1', 'h2'].map((figure) => option(`cible-${figure}`, null, { params: { figure } }));
    const given: Scene = {
      heroes: [
        { at: [2, 2], sante: 4 },
        { at: [3, 2], sante: 1 },
      ],
    };
    expect(picks(given, { ...asks('guerir', [], { figure: 'h1' }), options: patients })).toBe('cible-h2');
  });
});

describe('what hurts', () => {
  const acid = uses('fiole-d-acide');
  const far: Scene = {
    drawing: PAIR,
    heroes: [{ at: [1, 1], traits: { agilite: 4, lancer: 3 } }],
    creatures: [{ id: 'orque', at: [5, 1] }],
  };
  const turn = asks('action', ['fin-du-tour'], { figure: 'h1' });

  test('is thrown at who stands out of reach, and at nobody in peace', () => {
    expect(picks(far, among(turn, acid))).toBe(acid.id);
    expect(picks({ ...far, creatures: [] }, among(turn, acid))).toBe('fin-du-tour');
  });

  test('is aimed where it was meant to go', () => {
    const g = on(scene({ ...far, creatures: [...far.creatures!, { id: 'rat-geant', at: [4, 0] }] }));
    const thrown = { id: acid.id, type: 'bonus', rule: 'AD1-TMIN-12', label: 'utiliser', params: acid.params } as const;
    g.underway = { figure: g.state.figures[0]!, action: actionOf({ ...thrown, run: act(() => {}) }) };
    const targets = ['cible-h1', 'cible-orque-1', 'cible-rat-geant-1'].map((id) => option(id, null));
    expect(greedyPolicy.choose({ ...asks('lancer', [], { figure: 'h1' }), options: targets }, g)).toBeGreaterThan(0);
  });

  test('is kept where it would burn more friends than enemies', () => {
    const bomb = uses('bombe-incendiaire');
    const beside = (friends: readonly (readonly [number, number])[]): string =>
      picks(
        {
          drawing: PAIR,
          heroes: [{ at: [1, 1], traits: { agilite: 4, lancer: 3 } }, ...friends.map((at) => ({ at }))],
          creatures: [{ id: 'rat-geant', at: [5, 1] }],
        },
        among(turn, bomb),
      );
    expect(beside([])).toBe(bomb.id);
    expect(
      beside([
        [4, 0],
        [4, 1],
        [4, 2],
      ]),
    ).toBe('fin-du-tour');
  });
});

describe('what helps', () => {
  test('a blade is coated before the blow where both can be paid, and once', () => {
    const oil = uses('huile-vampirique');
    const coats = (actions: number, marks: readonly string[]): string => {
      const state = scene({ ...FACING, heroes: [{ at: [2, 2], marks }] });
      state.turn = { figure: 'h1', actions, standard: false, bonus: false, movements: 0, flags: [] };
      const decision = among(attacks('orque-1'), oil);
      return decision.options[greedyPolicy.choose(decision, on(state))]!.id;
    };
    expect(coats(2, [])).toBe(oil.id);
    expect(coats(1, [])).toBe(BLOW);
    expect(coats(2, ['huile-vampirique'])).toBe(BLOW);
  });

  test('a horn is blown in a fight, once there is no blow to strike', () => {
    const horn = uses('cor-de-protection');
    expect(picks(FACING, among(attacks('orque-1'), horn))).toBe(BLOW);
    expect(picks(FACING, among(attacks(), horn))).toBe(horn.id);
    expect(picks({ ...FACING, creatures: [] }, among(attacks(), horn))).toBe('fin-du-tour');
  });
});

describe('a spell', () => {
  test('is cast at who stands out of reach of the weapon', () => {
    const given: Scene = {
      drawing: PAIR,
      heroes: [{ at: [1, 1], traits: { savoir: 4, arcane: 3 } }],
      creatures: [{ id: 'orque', at: [5, 1] }],
    };
    const params = { target: 'orque-1' };
    const bolt = option('projectile-arcanique-orque-1', null, { label: 'projectile-arcanique', params });
    expect(picks(given, among(attacks(), bolt))).toBe(bolt.id);
  });

  test('that strikes all around is preferred once there are several to strike', () => {
    const wave = option('deferlante-arcanique', null, { label: 'deferlante-arcanique' });
    const around = (...cells: readonly (readonly [number, number])[]): string =>
      picks(
        {
          heroes: [{ at: [2, 2], traits: { savoir: 4, arcane: 3, force: 4, melee: 4 } }],
          creatures: cells.map((at) => ({ id: 'rat-geant', at })),
        },
        among(attacks('rat-geant-1'), wave),
      );
    expect(around([1, 2], [3, 2], [2, 1])).toBe(wave.id);
  });
});

describe('a die thrown again', () => {
  test('is the lowest, unless a 6 lies there; the better face is kept', () => {
    const dice = (faces: string): Decision => ({
      ...asks('relancer-un-de', ['garder'], { figure: 'h1', faces }),
      options: [
        option('garder', null),
        ...faces.split(' ').map((face) => option(`relancer-${face}`, null, { params: { face: Number(face) } })),
      ],
    });
    expect(picks({}, dice('4 2 5'))).toBe('relancer-2');
    expect(picks({}, dice('6 2'))).toBe('garder');
    const kept = [2, 5].map((face) => option(`garder-${face}`, null, { params: { face } }));
    expect(picks({}, { ...asks('quelle-face', [], { figure: 'h1' }), options: kept })).toBe('garder-5');
  });
});

describe('what a treasure gave', () => {
  const wears = (base: string, worn: readonly string[]): string => {
    const given: Scene = { heroes: [{ at: [2, 2], items: [...worn, { base, place: 'porte' }] }] };
    const item = `i1-${worn.length + 1}`;
    const wearing = option(`s-equiper-${item}`, null, { label: 's-equiper', at: { item } });
    return picks(given, among(asks('action', ['fin-du-tour'], { figure: 'h1' }), wearing));
  };

  test('is worn where its place is free, and armour where it is thicker', () => {
    expect(wears('cape-evasive', [])).toBe('s-equiper-i1-1');
    expect(wears('armure-moyenne', ['armure-legere'])).toBe('s-equiper-i1-2');
    expect(wears('armure-legere', ['armure-moyenne'])).toBe('fin-du-tour');
  });

  test('a magic weapon takes the place of its plain like alone, a shield that of nothing', () => {
    expect(wears('lame-vipere', ['epee-longue'])).toBe('s-equiper-i1-2');
    expect(wears('lame-vipere', ['arc-court'])).toBe('fin-du-tour');
    expect(wears('bouclier-en-acier', ['epee-longue'])).toBe('fin-du-tour');
  });
});
