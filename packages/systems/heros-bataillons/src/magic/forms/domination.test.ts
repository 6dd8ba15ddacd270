import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, perform, play } from '../../../testing/index.ts';
import { suffer } from '../../beings/damage.ts';
import { talentOf } from '../../beings/hero.ts';
import { deciderOf } from '../../combat/decider.ts';
import { areEnemies, hasMark } from '../../pieces.ts';
import { herosBataillons } from '../../system.ts';

const mage: GivenBeing = { hero: { schools: ['impie'] }, values: { end: 15 } };
const ogre: GivenBeing = { values: { vol: 8, for: 16, end: 8 } };
const ID = 'sort-impie-domination-miraculeux';
const dominated = (d20: number | readonly number[], foe: GivenBeing = ogre, faces: readonly number[] = [4, 5, 6]) =>
  perform({ heroes: [mage, {}], foes: [foe, ogre] }, ID, { dice: [faces, d20], decisions: ['e1'] });

describe('Domination', () => {
  test('[HB-MAG-21] [HB-MAG-41] a failed VOL test gives its turns to the caster for three rounds', () => {
    const ids = artIds({ heroes: [mage], foes: [ogre] });
    expect(ids.filter((id) => id.includes('domination'))).toEqual([ID]);
    const { state, find } = dominated([7, 12]);
    expect(find('e1').marks).toMatchObject([{ id: 'domine', by: 'h1', until: { left: 3 } }]);
    expect(deciderOf(state, find('e1'))).toBe(0);
    expect(areEnemies(find('e1'), find('h2'))).toBe(false);
    expect(areEnemies(find('e1'), find('e2'))).toBe(true);
  });

  test('[HB-MAG-41] [HB-ATTR-13] [HB-MAG-33] success keeps it free; a TOT above VOL makes it harder', () => {
    expect(hasMark(dominated([7, 8]).find('e1'), 'domine')).toBe(false);
    const strong = { values: { vol: 10 } };
    expect(hasMark(dominated([3, 11], strong, [4, 4, 4]).find('e1'), 'domine')).toBe(true);
    expect(hasMark(dominated(10, strong, [1, 4, 4]).find('e1'), 'domine')).toBe(false);
  });

  test('[HB-ATTR-13] [HB-CHA-11] a hero of VOL 12: a 13 fails and a 12 holds; Chance keeps the domination off', () => {
    const sorcerer: GivenBeing = { tags: ['conjurateur-impie'], values: { end: 15 } };
    const aimedAt = (face: number, chance = 0, decisions: readonly string[] = []) =>
      perform(
        { heroes: [{ values: { vol: 12 }, hero: { chance } }], foes: [sorcerer] },
        ID,
        { dice: [[4, 1, 1], face], decisions },
        'e1',
      ).find('h1');
    expect([aimedAt(13), aimedAt(12)].map((hero) => hasMark(hero, 'domine'))).toEqual([true, false]);
    const spared = aimedAt(13, 1, ['depenser-chance']);
    expect([hasMark(spared, 'domine'), spared.hero!.chance]).toEqual([false, 0]);
  });

  test('[HB-TEST-12] an adversary of VOL 8 resists in the same way: a 9 fails, an 8 holds', () => {
    const held = (face: number) => hasMark(dominated(face, ogre, [4, 2, 1]).find('e1'), 'domine');
    expect([held(9), held(8)]).toEqual([true, false]);
  });

  test('[HB-CRE-06] [HB-ATTR-13] Esprit de fer helps a hero to resist it', () => {
    const resisting = (talent: string) =>
      perform(
        {
          heroes: [{ hero: { talents: [talentOf(herosBataillons, talent)] } }],
          foes: [{ tags: ['conjurateur-impie'], values: { end: 15 } }],
        },
        ID,
        { dice: [[4, 1, 1], talent === 'esprit-de-fer' ? [15, 9] : 15] },
        'e1',
      ).find('h1');
    expect(hasMark(resisting('esprit-de-fer'), 'domine')).toBe(false);
    expect(hasMark(resisting('meneur'), 'domine')).toBe(true);
  });

  test('[HB-MAG-41] over when the side of the caster hurts it, not when another does', () => {
    const { state, find } = dominated([7, 12]);
    const hurt = (by: string) =>
      play(state, (g) =>
        suffer(g, find('e1'), {
          amount: 1,
          armour: false,
          attribute: 'for',
          violent: true,
          by,
          source: 'epee',
          rule: 'HB-ATK-02',
        }),
      );
    hurt('e2');
    expect(hasMark(find('e1'), 'domine')).toBe(true);
    hurt('h2');
    expect(hasMark(find('e1'), 'domine')).toBe(false);
  });

  test('[HB-MAG-41] [HB-FOE-03] [HB-BAT-21] the mindless and those of battalion scale are immune', () => {
    const ids = (foe: GivenBeing) => artIds({ heroes: [mage], foes: [foe] });
    expect(ids(ogre)).toContain(ID);
    expect(ids({ ...ogre, tags: ['sans-esprit'] })).not.toContain(ID);
    expect(ids({ ...ogre, scale: 'bataillon' })).not.toContain(ID);
    expect(ids({ ...ogre, status: 'coma' })).not.toContain(ID);
    const foes = [ogre, ogre, { ...ogre, tags: ['sans-esprit'] }, { ...ogre, status: 'coma' as const }];
    const { asked } = perform({ heroes: [mage, {}], foes }, ID, {
      dice: [
        [4, 5, 6],
        [1, 1],
      ],
      decisions: ['e1'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['e1', 'e2']);
  });
});
