import { describe, expect, test } from 'vitest';
import { act } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { PAIR } from '../../testing/groups.ts';
import { type GivenCreature, type GivenHero, play, type Scene } from '../../testing/index.ts';
import { healthActions } from './recovery.ts';

const plain = { heroisme: 0 };
const pair = (healer: GivenHero, patient: GivenHero, creatures: readonly GivenCreature[] = []): Scene => ({
  heroes: [
    { ...plain, at: [2, 2], ...healer },
    { ...plain, at: [3, 2], ...patient },
  ],
  creatures,
});
const care = (given: Scene, script: Parameters<typeof play>[2], id = 'soins-h2') =>
  act(given, { id, from: healthActions }, script);
const offered = (given: Scene) =>
  play(given, function* (g, find) {
    return healthActions(g, find('h1')).flatMap(({ id, type }) => (id.startsWith('soins') ? [`${id} ${type}`] : []));
  }).value;

describe('Soins', () => {
  test('[AD1-HEALTH-22] [AD1-TRAIT-07] Savoir against 2, on somebody in contact or oneself', () => {
    expect(offered(pair({ sante: 1 }, { sante: 1 }))).toEqual(['soins-h1 standard', 'soins-h2 standard']);
    expect(offered(pair({ sante: 1 }, { sante: 1, at: [5, 5] }))).toEqual(['soins-h1 standard']);
    const { find, of } = care(pair({}, { sante: 1 }), { dice: [[5, 4, 3]] });
    expect(of('rollAnnounced')).toMatchObject([{ trait: 'savoir', difficulty: 2, dice: 3 }]);
    expect(find('h2').sante).toBe(2);
  });

  test('[AD1-HEALTH-22] a failure gives nothing back, and an enemy is not treated', () => {
    expect(care(pair({}, { sante: 1 }), { dice: [[5, 2, 3]] }).find('h2').sante).toBe(1);
    const hurt: GivenCreature = { id: 'ogre', at: [2, 1], sante: 1 };
    expect(offered(pair({ sante: 1 }, {}, [hurt]))).toEqual(['soins-h1 standard']);
    expect(offered(pair({ sante: 1 }, {}, [{ ...hurt, camp: 'heros' }]))).toEqual([
      'soins-h1 standard',
      'soins-ogre-1 standard',
    ]);
  });

  test('[AD1-TRAIT-03] nobody without Savoir treats', () => {
    expect(offered(pair({ traits: { savoir: null } }, { sante: 1 }))).toEqual([]);
  });

  test('[AD1-HEALTH-23] [AD1-HEALTH-25] enemies in contact with one or the other, each once', () => {
    const creatures: GivenCreature[] = [
      { id: 'orque', at: [2, 1] },
      { id: 'gobelin', at: [4, 2] },
      { id: 'gobelin', at: [4, 1], marks: ['inconscient'] },
    ];
    expect(care(pair({}, { sante: 1 }, creatures), { dice: [[1, 1, 1]] }).of('rollAnnounced')[0]?.difficulty).toBe(4);
    const far: GivenCreature = { id: 'orque', at: [5, 5] };
    const { of } = care(pair({}, { sante: 1 }, [far]), { dice: [[1, 1, 1]] });
    expect(of('rollAnnounced')[0]).toMatchObject({ difficulty: 2 });
    expect(of('rollSettled')[0]?.sums?.[0]?.terms).toHaveLength(1);
  });

  test('[AD1-HEALTH-24] [AD1-HEALTH-05] with a Seuil of 2: a second point, or a Soignable state', () => {
    const given = pair({ traits: { savoir: 4 } }, { sante: 1, marks: ['secoue', 'entrave'] });
    const ran = care(given, { dice: [[4, 4, 5, 5]], decisions: ['point'] });
    expect(ran.asked[0]?.options.map((o) => o.id)).toEqual(['point', 'retirer-secoue']);
    expect(ran.find('h2').sante).toBe(3);
    const other = care(given, { dice: [[4, 4, 5, 5]], decisions: ['retirer-secoue'] });
    expect(other.find('h2')).toMatchObject({ sante: 2, marks: [{ id: 'entrave' }] });
    expect(care(given, { dice: [[4, 4, 5, 2]] }).asked).toEqual([]);
  });

  test('[AD1-HEALTH-24] nothing is asked where there is nothing more to give', () => {
    const { asked, find } = care(pair({ traits: { savoir: 4 } }, { sante: 3 }), { dice: [[4, 4, 5, 5]] });
    expect([asked, find('h2').sante]).toEqual([[], 4]);
  });

  test('[AD1-HEALTH-21] [AD1-HEALTH-27] a patient at full Santé may be treated for its state; the point is lost', () => {
    const given = pair({ traits: { savoir: 4 } }, { marks: ['secoue'] });
    const { find, of } = care(given, { dice: [[4, 4, 5, 5]] });
    expect(find('h2')).toMatchObject({ sante: 4, marks: [] });
    expect(of('healed')).toEqual([]);
    expect(offered(pair({}, {}))).toEqual([]);
  });

  test.each(['nez-casse', 'cotes-cassees'])(
    '[AD1-GRAVE-16] [AD1-GRAVE-09] [AD1-GRAVE-10] [AD1-GRAVE-15] it removes a wound that is Soignable: %s, not scars',
    (id) => {
      const given = pair({ traits: { savoir: 4 } }, { wounds: [{ id }, { id: 'cicatrices' }] });
      expect(care(given, { dice: [[4, 4, 5, 5]] }).find('h2').hero!.sheet.wounds).toEqual([{ id: 'cicatrices' }]);
    },
  );

  test('[AD1-GRAVE-12] [AD1-GRAVE-13] [AD1-GRAVE-14] it splints a leg or an arm, never a severed hand', () => {
    const wounds = [{ id: 'jambe-fracturee' }, { id: 'bras-casse', hand: 0 }, { id: 'main-tranchee', hand: 1 }];
    const ran = care(pair({ traits: { savoir: 4 } }, { wounds }), {
      dice: [[4, 4, 5, 5]],
      decisions: ['attelle-jambe-fracturee'],
    });
    expect(ran.asked[0]?.options.map((o) => o.id)).toEqual(['attelle-jambe-fracturee', 'attelle-bras-casse']);
    expect(ran.find('h2').hero!.sheet.wounds[0]).toEqual({ id: 'jambe-fracturee', splint: true });
    const weak = care(pair({ traits: { savoir: 4 } }, { wounds }), { dice: [[4, 4, 5, 2]] });
    expect(weak.of('woundTreated')).toEqual([]);
  });

  test('[AD1-HEALTH-26] [AD1-CROI-09] Premiers soins adds a die', () => {
    const { of } = care(pair({ traits: { savoir: 2 }, talents: ['premiers-soins'] }, { sante: 1 }), {
      dice: [[1, 1, 1]],
    });
    expect(of('rollAnnounced')[0]?.dice).toBe(3);
  });

  test('[AD1-CROI-14] Soins sacrés reach the next zone, in sight', () => {
    const far = (drawing: string): Scene => ({
      ...pair({ at: [0, 0], talents: ['soins-sacres'] }, { at: [5, 0], sante: 1 }),
      drawing,
    });
    expect(offered(far(PAIR))).toEqual(['soins-h2 standard']);
    expect(offered(far(framed('aabbcc')))).toEqual([]);
  });
});
