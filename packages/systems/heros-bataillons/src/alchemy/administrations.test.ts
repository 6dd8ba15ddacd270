import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, object, perform, play, strikes } from '../../testing/index.ts';
import { cross } from '../combat/movement.ts';
import { hasMark, type Item } from '../state.ts';
import { countRounds } from '../time/lasting.ts';

const potion = (administration: string, effect = 'medecinal', detail = 'poison'): Item =>
  object('potion', 'pret', { holds: { effect, administration, ...(effect === 'medecinal' && { detail }) } });
const user = (item: Item, more: GivenBeing = {}): GivenBeing => ({ ...more, hero: { items: [item], ...more.hero } });
const goblin: GivenBeing = { values: { for: 8, vol: 8, end: 9 } };

describe('administrations', () => {
  test('[HB-ALC-15] [HB-ALC-20] up to three of one zone, one duration for all', () => {
    const near = { ...goblin, zone: 'b' };
    const given = inFight({ heroes: [user(potion('explosive', 'colle'))], foes: [near, near, near, near] });
    const { asked, find } = perform(given, 'lancer-potion-b', { dice: [5], decisions: [['e1', 'e2', 'e4']] });
    expect(asked[0]).toMatchObject({ min: 1, max: 3 });
    const left = ['e1', 'e2', 'e3', 'e4'].map((id) => {
      const until = find(id).marks[0]?.until;
      return until?.in === 'rounds' ? until.left : null;
    });
    expect(left).toEqual([5, 5, null, 5]);
    expect(artIds(inFight({ heroes: [user(potion('explosive'))], foes: [{ ...goblin, zone: 'c' }] }))).toEqual([
      'lancer-potion-a',
    ]);
  });

  test('[HB-ALC-21] any pair works: a healing explosive', () => {
    const hurt = { values: { end: 9 }, now: { end: 0 } };
    const { find } = perform(
      { heroes: [user(potion('explosive', 'medecinal', 'soin'), hurt), hurt, hurt] },
      'lancer-potion-a',
      {
        dice: [2, 6, 4],
        decisions: [['h1', 'h2', 'h3']],
      },
    );
    expect(['h1', 'h2', 'h3'].map((id) => find(id).now.end)).toEqual([2, 6, 4]);
  });

  test('[HB-ALC-16] a balm needs an AGI test on the unwilling; failed, it is kept', () => {
    const smeared = (d20: number, more: number[] = []) =>
      perform(
        inFight({ heroes: [user(potion('baume'), { values: { agi: 11 } })], foes: [goblin] }),
        'appliquer-potion-e1',
        {
          dice: [d20, ...more],
        },
      );
    const missed = smeared(12);
    expect(missed.find('e1').now.end).toBe(9);
    expect(missed.find('h1').hero!.items).toHaveLength(1);
    const hit = smeared(11, [4]);
    expect(hit.find('e1').now.end).toBe(5);
    expect(hit.find('h1').hero!.items).toEqual([]);
    const ally = perform(
      { heroes: [user(potion('baume', 'medecinal', 'soin')), { now: { end: 1 } }] },
      'appliquer-potion-h2',
      {
        dice: [2],
      },
    );
    expect(ally.of('checked')).toEqual([]);
    expect(ally.find('h2').now.end).toBe(3);
  });

  test('[HB-ALC-17] a liquid is drunk, or given to the willing and the helpless', () => {
    const given = inFight({
      heroes: [user(potion('liquide')), {}, { zone: 'b' }],
      foes: [goblin, { ...goblin, status: 'rendu' }],
    });
    expect(artIds(given)).toEqual(['boire-potion', 'faire-boire-potion-h2', 'faire-boire-potion-e2']);
    const { of, find } = perform(given, 'boire-potion', { dice: [3] });
    expect(of('checked')).toEqual([]);
    expect(find('h1').now.end).toBe(1);
  });

  test('[HB-ALC-18] smoke reaches everybody of the zone who does not hold their breath', () => {
    const heroes = [user(potion('fumee', 'colle')), { zone: 'b', values: { for: 12 } }];
    const foes = [
      { ...goblin, zone: 'b' },
      { ...goblin, zone: 'b' },
      { ...goblin, zone: 'b', tags: ['sans-souffle'] },
    ];
    const { find } = perform(inFight({ heroes, foes }), 'enfumer-potion-b', { dice: [2, 12, 9, 3] });
    expect(['h2', 'e1', 'e2', 'e3'].map((id) => hasMark(find(id), 'colle'))).toEqual([false, true, false, false]);
  });

  test('[HB-ALC-18] the cloud stays until the next turn of its user and works on those who enter', () => {
    const state = inFight({ heroes: [user(potion('fumee', 'colle'))], foes: [goblin, goblin] });
    perform(state, 'enfumer-potion-b', { dice: [2] });
    const enter = (id: string, dice: number[]) =>
      play(
        state,
        function* (g, find) {
          g.emit({ type: 'turnStarted', being: id, rules: ['HB-CBT-02'] });
          yield* cross(g, find(id), 'b');
        },
        { dice },
      ).find(id);
    expect(enter('e1', [9]).marks).toMatchObject([{ id: 'colle', until: { left: 2 } }]);
    play(state, function* (g) {
      countRounds(g, 'h1');
    });
    expect(enter('e2', []).marks).toEqual([]);
  });

  test('[HB-ALC-19] [HB-DMG-15] a coating waits for critical damage', () => {
    const sword = object('epee');
    const given = inFight({
      heroes: [user(potion('injection', 'colle'), { hero: { items: [potion('injection', 'colle'), sword] } })],
      foes: [{ values: { end: 3, for: 10 } }],
    });
    expect(artIds(given)).toEqual(['injecter-potion-h1', 'enduire-potion-epee']);
    perform(given, 'enduire-potion-epee');
    const struck = (dice: number[], decisions: string[] = []) =>
      play(given, (g) => strikes(g, { by: 'h1', at: ['e1'] }), { dice, decisions });
    struck([3]);
    given.combat!.struck = [];
    expect(hasMark(given.beings[1]!, 'colle')).toBe(false);
    const { of, find } = struck([5, 2], ['degats']);
    expect(find('e1').now.for).toBe(5);
    expect(of('doseDelivered')).toMatchObject([{ item: 'epee', target: 'e1' }]);
    expect(find('e1').marks).toMatchObject([{ id: 'colle', until: { left: 2 } }]);
    given.combat!.struck = [];
    expect(struck([3]).of('doseDelivered')).toEqual([]);
  });

  test('[HB-ALC-19] oneself and the willing take it at once', () => {
    const { find } = perform({ heroes: [user(potion('injection')), {}] }, 'injecter-potion-h2', { dice: [3] });
    expect(find('h2').now.end).toBe(1);
  });

  test('[HB-ALC-22] [HB-EQP-03] under pressure one from the bag needs an AGI test', () => {
    const vial = { ...potion('liquide'), place: 'sac' as const };
    const tried = perform(inFight({ heroes: [user(vial)] }), 'boire-potion', { dice: [11] });
    expect(tried.find('h1').hero!.items).toHaveLength(1);
  });
});
