import { describe, expect, test } from 'vitest';
import {
  artIds,
  type Given,
  type GivenBeing,
  inFight,
  object,
  perform,
  play,
  scene,
  strikes,
} from '../../testing/index.ts';
import { listed } from '../actions/action.ts';
import { cross } from '../actions/movement.ts';
import { potions } from '../actions/potions.ts';
import { hasMark, type Item } from '../pieces.ts';
import type { HBState } from '../state.ts';
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

  test('[HB-ALC-15] [HB-ALC-18] whoever is there is reached: those who lie in a coma or gave up too, not the dead', () => {
    const hurt = { values: { end: 9 }, now: { end: 0 } };
    const lying = (administration: string): Given => ({
      heroes: [
        user(potion(administration, 'medecinal', 'soin'), { zone: 'b', ...hurt }),
        { status: 'coma', now: { end: 1, for: 0 } },
        { status: 'mort' },
      ],
      foes: [{ status: 'rendu', ...hurt }],
    });
    const { asked, find } = perform(lying('explosive'), 'lancer-potion-a', {
      dice: [2, 3],
      decisions: [['h2', 'e1'], 'end'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['h2', 'e1']);
    expect([find('h2').now.end, find('h2').status, find('e1').now.end]).toEqual([3, 'coma', 3]);
    const smoked = perform(lying('fumee'), 'enfumer-potion-a', { dice: [2, 2, 11, 3], decisions: ['end'] });
    expect(smoked.of('potionUsed')).toMatchObject([{ targets: ['h2', 'e1'] }]);
    expect([smoked.find('h2').now.end, smoked.find('e1').now.end]).toEqual([3, 3]);
  });

  test('[HB-ALC-21] [HB-SOLO-17] any pair works: a healing explosive, its dice in the order of its targets', () => {
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
      foes: [goblin, { ...goblin, status: 'rendu' }, { ...goblin, status: 'coma' }, { ...goblin, status: 'mort' }],
    });
    expect(artIds(given)).toEqual([
      'boire-potion',
      'faire-boire-potion-h2',
      'faire-boire-potion-e2',
      'faire-boire-potion-e3',
    ]);
    const { of, find } = perform(given, 'boire-potion', { dice: [3] });
    expect(of('potionUsed')).toMatchObject([{ being: 'h1', targets: ['h1'] }]);
    expect(of('checked')).toEqual([]);
    expect(find('h1').now.end).toBe(1);
  });

  test('[HB-ALC-18] [HB-FOE-03] smoke reaches everybody of the zone who does not hold their breath', () => {
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
    const { of } = play(state, function* (g) {
      countRounds(g, 'h1');
    });
    expect(of('positionWithered')).toEqual([]);
    expect(enter('e2', []).marks).toEqual([]);
  });

  test('[HB-ALC-18] of two clouds only the one that is entered works', () => {
    const items = ['a', 'b'].map((id) => ({ ...potion('fumee', 'colle'), id }));
    const state = inFight({ heroes: [{ zone: 'b', hero: { items } }], foes: [{ ...goblin, zone: 'c' }] });
    perform(state, 'enfumer-a-a', { dice: [2] });
    perform(state, 'enfumer-b-b', { dice: [2, 1] });
    const { find, of } = play(
      state,
      function* (g, f) {
        g.emit({ type: 'turnStarted', being: 'e1', rules: ['HB-CBT-02'] });
        yield* cross(g, f('e1'), 'b');
      },
      { dice: [8] },
    );
    expect(of('checked')).toHaveLength(1);
    expect(find('e1').marks).toEqual([]);
  });

  test('[HB-GM-05] [HB-GM-10] [HB-ALC-13] no vial is aimed at one that cannot be', () => {
    const ids = (administration: string, foe: GivenBeing, more: Partial<HBState['table']> = {}) => {
      const state = inFight({ heroes: [user(potion(administration))], foes: [{ ...goblin, ...foe }] });
      Object.assign(state.table, more);
      return artIds(state);
    };
    expect(ids('explosive', { zone: 'b' })).toEqual(['lancer-potion-a', 'lancer-potion-b']);
    expect(ids('explosive', { zone: 'b' }, { hidden: ['e1'] })).toEqual(['lancer-potion-a']);
    const unseen = { marks: [{ id: 'invisible', until: { in: 'scene' } as const }] };
    expect(ids('explosive', { zone: 'b', ...unseen })).toEqual(['lancer-potion-a']);
    expect(ids('baume', {})).toEqual(['appliquer-potion-h1', 'appliquer-potion-e1']);
    expect(ids('baume', {}, { hidden: ['e1'] })).toEqual(['appliquer-potion-h1']);
    expect(ids('baume', {}, { barred: ['e1', 'h1'] })).toEqual(['appliquer-potion-h1']);
  });

  test('[HB-ALC-15] [HB-ALC-18] out of any scene nothing is thrown', () => {
    const out = (administration: string, state: Partial<HBState>) =>
      artIds(scene({ heroes: [user(potion(administration), { zone: null })], state }));
    for (const administration of ['explosive', 'fumee']) {
      expect(out(administration, { scene: null })).toEqual([]);
      expect(out(administration, {})).toEqual([]);
    }
  });

  test('[HB-ALC-15] its chances are told of the enemies there, as long as all of them can be reached', () => {
    const told = (foes: number) => {
      const state = inFight({
        heroes: [user(potion('explosive')), { zone: 'b' }],
        foes: Array.from({ length: foes }, () => ({ ...goblin, zone: 'b' })),
      });
      return play(state, function* (g, find) {
        return listed(g, find('h1'), [potions]).find(({ id }) => id === 'lancer-potion-b')!.odds !== undefined;
      }).value;
    };
    expect([told(1), told(3), told(4)]).toEqual([true, true, false]);
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

  test('[HB-ALC-19] only a ready weapon is coated, and a new dose takes the place of the old one', () => {
    const vial = (id: string, effect: string): Item => ({ ...potion('injection', effect), id });
    const items = [vial('p1', 'colle'), vial('p2', 'invisibilite'), object('epee'), object('dague', 'sac')];
    const state = inFight({ heroes: [{ hero: { items } }], foes: [{ values: { end: 0, for: 18 } }] });
    expect(artIds(state).filter((id) => id.startsWith('enduire-'))).toEqual(['enduire-p1-epee', 'enduire-p2-epee']);
    perform(state, 'enduire-p1-epee');
    perform(state, 'enduire-p2-epee');
    const { find } = play(state, (g) => strikes(g, { by: 'h1', at: ['e1'] }), { dice: [3, 2] });
    expect(find('e1').marks.map(({ id }) => id)).toEqual(['invisible']);
  });

  test('[HB-ALC-21] [HB-ALC-19] the dose of a coating does nothing to the dead nor to what has vanished', () => {
    const struck = (foe: GivenBeing) => {
      const marks = [{ id: 'voile', until: { in: 'scene' } as const }];
      const items = [potion('injection', 'colle'), object('epee')];
      const state = inFight({ heroes: [{ marks, hero: { items } }], foes: [foe] });
      perform(state, 'enduire-potion-epee');
      const { find, of } = play(state, (g) => strikes(g, { by: 'h1', at: ['e1'] }), { dice: [3, 2] });
      expect(of('doseDelivered')).toHaveLength(1);
      return [find('e1').status, hasMark(find('e1'), 'colle')];
    };
    expect(struck({ values: { end: 0, for: 4 } })).toEqual(['present', true]);
    expect(struck({ values: { end: 0, for: 3 } })).toEqual(['mort', false]);
    const summoned = [{ id: 'invoque', until: { in: 'scene' } as const }];
    const entity: GivenBeing = { kind: 'invoque', values: { end: 1 }, tags: ['invoque', 'impie'], marks: summoned };
    expect(struck(entity)).toEqual(['parti', false]);
  });

  test('[HB-ALC-19] [HB-GM-21] a coating that was not delivered goes with the scene', () => {
    const state = inFight({ heroes: [{ hero: { items: [potion('injection', 'colle'), object('epee')] } }] });
    perform(state, 'enduire-potion-epee');
    expect(state.beings[0]!.marks.map(({ id }) => id)).toEqual(['enduit-epee']);
    play(state, function* (g) {
      g.emit({ type: 'sceneClosed', rules: ['HB-GM-21'] });
    });
    expect(state.beings[0]!.marks).toEqual([]);
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
