import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, perform, play, scene } from '../../testing/index.ts';
import { chooseForms } from '../beings/creation/abilities.ts';
import type { Item } from '../pieces.ts';
import { formsOf } from './cast.ts';

const caster = (school: string, more: GivenBeing = {}): GivenBeing => ({
  ...more,
  hero: { abilities: ['conjurateur'], schools: [school], ...more.hero },
});
const goblin: GivenBeing = { values: { for: 8, agi: 12, vol: 8, end: 3 } };
const worn = (base: string, place: Item['place']): Item => ({ id: base, base, place });
const touches = (given: Parameters<typeof artIds>[0]) => artIds(given).filter((id) => id.includes('-toucher-'));

describe('casting', () => {
  test('[HB-MAG-06] [HB-MAG-05] without the ability nothing is cast, and with it only its school', () => {
    expect(artIds({ heroes: [{}], foes: [goblin] })).toEqual([]);
    const ids = artIds({ heroes: [caster('ombres')], foes: [goblin] });
    expect(ids).toContain('sort-ombres-toucher-mineur');
    expect(ids.every((id) => id.startsWith('sort-ombres-'))).toBe(true);
  });

  test('[HB-MAG-05] as often as one likes', () => {
    const given = { heroes: [caster('impie')], foes: [{ values: { for: 18, end: 15 } }] };
    let state = scene(given);
    for (let i = 0; i < 20; i++)
      state = perform(state, 'sort-impie-toucher-mineur', { dice: [1], decisions: ['degats-necrose'] }).state;
    expect(state.beings[1]!.now).toMatchObject({ end: 0, for: 13 });
  });

  test('[HB-MAG-08] [HB-MAG-07] every form at every power, Domination at the highest alone', () => {
    const items = [worn('epee', 'pret')];
    const given = {
      heroes: [caster('arcanique', { hero: { items } })],
      foes: [goblin],
      scene: { zones: scene().scene!.zones.map((zone) => ({ ...zone, items: [worn('craie', 'sac')] })) },
    };
    const ids = artIds(given);
    for (const form of ['invocation', 'toucher', 'deplacement', 'insufflation'])
      for (const power of ['mineur', 'majeur', 'miraculeux']) expect(ids).toContain(`sort-arcanique-${form}-${power}`);
    expect(ids.filter((id) => id.includes('domination'))).toEqual(['sort-arcanique-domination-miraculeux']);
    expect(ids).toHaveLength(13);
  });

  test('[HB-Q-24] forms may have to be learnt', () => {
    const state = scene({ heroes: [caster('impie', { hero: { forms: ['toucher'] } })], variants: { forms: 'learnt' } });
    expect(formsOf(state, state.beings[0]!)).toEqual(['toucher']);
    const free = scene({ heroes: [caster('impie', { hero: { forms: ['toucher'] } })] });
    expect(formsOf(free, free.beings[0]!)).toHaveLength(5);
    expect(play({}, (g) => chooseForms(g.state, 0)).value).toEqual([]);
  });

  test('[HB-MAG-26] [HB-MAG-27] no amplification in metal, worn or on the arm', () => {
    const wearing = (...items: Item[]) =>
      touches({ heroes: [caster('impie', { hero: { items } })], foes: [goblin] }).map((id) => id.split('-').at(-1));
    expect(wearing(worn('cotte-de-mailles', 'porte'))).toEqual(['mineur']);
    expect(wearing(worn('cuir', 'porte'))).toEqual(['mineur', 'majeur', 'miraculeux']);
    expect(wearing(worn('cuir', 'porte'), worn('bouclier-d-acier', 'pret'))).toEqual(['mineur']);
    expect(wearing(worn('cuir', 'porte'), worn('bouclier-d-acier', 'sac'))).toHaveLength(3);
    expect(wearing(worn('epee', 'pret'), worn('cotte-de-mailles', 'sac'))).toHaveLength(3);
  });

  test('[HB-MAG-09] [HB-MAG-10] [HB-MAG-11] [HB-MAG-28] N dice, MAX and TOT', () => {
    const thrown = (power: string, faces: readonly number[]) =>
      perform(
        { heroes: [caster('impie', { values: { end: 15 } })], foes: [{ ...goblin, zone: 'b' }] },
        `sort-impie-invocation-${power}`,
        { dice: [faces], decisions: power === 'mineur' ? ['zone-a'] : ['petit', 'zone-a'] },
      ).of('spellCast')[0];
    expect(thrown('mineur', [4])).toMatchObject({ faces: [4], max: 4, tot: 4 });
    expect(thrown('majeur', [2, 5])).toMatchObject({ faces: [2, 5], max: 5, tot: 7 });
    expect(thrown('miraculeux', [1, 4, 6])).toMatchObject({ faces: [1, 4, 6], max: 6, tot: 11 });
    expect(thrown('miraculeux', [2, 2, 5])).toMatchObject({ faces: [2, 2, 5], max: 5, tot: 9 });
    expect(thrown('majeur', [5, 2])).toMatchObject({ max: 5, tot: 7 });
  });

  test('[HB-MAG-34] [HB-ACT-02] minor spells reach the near zones, the others the far ones', () => {
    const at = (zone: string) =>
      touches({ heroes: [caster('impie')], foes: [{ ...goblin, zone }], zones: ['a', 'b', 'c', 'd'] });
    expect(at('b')).toHaveLength(3);
    expect(at('c')).toEqual(['sort-impie-toucher-majeur', 'sort-impie-toucher-miraculeux']);
    expect(at('d')).toEqual([]);
    const shut = { links: [{ from: 'a', to: 'b', open: false }] };
    expect(touches({ heroes: [caster('impie')], foes: [{ ...goblin, zone: 'b' }], scene: shut })).toEqual([]);
  });

  test('[HB-ATTR-14] [HB-MAG-02] a minor spell asks for no test and costs nothing', () => {
    const { find, of } = perform(
      { heroes: [caster('impie', { values: { vol: 5, end: 2 } })], foes: [goblin] },
      'sort-impie-toucher-mineur',
      { dice: [1], decisions: ['degats-necrose'] },
    );
    expect(of('checked')).toEqual([]);
    expect(find('e1').now.end).toBe(2);
    expect(find('h1').now).toMatchObject({ end: 2, vol: 5 });
  });
});
