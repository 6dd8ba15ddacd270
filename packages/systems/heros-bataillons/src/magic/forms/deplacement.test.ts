import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, object, perform, playTurnOf, scene } from '../../../testing/index.ts';
import type { Item } from '../../pieces.ts';
import type { HBState } from '../../state.ts';

const mage: GivenBeing = { hero: { schools: ['arcanique'] } };
const moves = (ids: readonly string[]) =>
  ids.filter((id) => id.includes('deplacement')).map((id) => id.split('-').at(-1));
function lying(item: Item, heroes: readonly GivenBeing[] = [mage], foes: readonly GivenBeing[] = []) {
  const state = inFight({ heroes, foes });
  state.scene!.zones[1]!.items.push({ ...item });
  return state;
}
const where = (state: ReturnType<typeof scene>) =>
  state.scene!.zones.filter(({ items }) => items.length > 0).map(({ id }) => id);

describe('Déplacement', () => {
  test('[HB-MAG-14] [HB-MAG-18] light objects at any power, encumbering ones with a major spell', () => {
    expect(moves(artIds(lying(object('craie', 'sac'))))).toEqual(['mineur', 'majeur', 'miraculeux']);
    expect(moves(artIds(lying(object('coffre', 'sac'))))).toEqual(['majeur', 'miraculeux']);
    expect(moves(artIds(scene({ heroes: [mage] })))).toEqual([]);
  });

  test('[HB-MAG-39] one zone at once, then one at each turn of the caster without an action', () => {
    const state = lying(object('craie', 'sac'));
    perform(state, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['vers-a'] });
    expect(where(state)).toEqual(['a']);
    expect(artIds(state)).not.toContain('deplacer-craie-b');
    state.combat!.round++;
    expect(artIds(state)).toContain('deplacer-craie-b');
    perform(state, 'deplacer-craie-b');
    expect(where(state)).toEqual(['b']);
    expect(artIds(state).some((id) => id.startsWith('deplacer-'))).toBe(false);
  });

  test('[HB-MAG-39] steering leaves the action of the turn', () => {
    const state = lying(object('craie', 'sac'), [mage], [{ values: { end: 15 } }]);
    perform(state, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['vers-a'] });
    state.combat!.round++;
    const { find } = playTurnOf(state, 'h1', {
      dice: [4],
      decisions: ['deplacer-craie-b', 'sort-arcanique-toucher-mineur', 'degats-energie', 'finir-son-tour'],
    });
    expect([where(state), find('e1').now.end]).toEqual([['b'], 11]);
  });

  test('[HB-MAG-39] it leaves its zone where it can, and stays where there is no other', () => {
    const { asked } = perform(lying(object('craie', 'sac')), 'sort-arcanique-deplacement-mineur', {
      dice: [4],
      decisions: ['vers-a'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['vers-a', 'vers-c']);
    const cell = scene({ heroes: [mage], zones: ['a'] });
    cell.scene!.zones[0]!.items.push(object('craie', 'sac'));
    perform(cell, 'sort-arcanique-deplacement-mineur', { dice: [4] });
    expect(where(cell)).toEqual(['a']);
  });

  test('[HB-MAG-39] only the object that was chosen moves, whatever else lies there or is in the air', () => {
    const state = lying(object('craie', 'sac'), [{ ...mage, marks: [{ id: 'voile', until: { in: 'scene' } }] }]);
    state.scene!.zones[0]!.items.push(object('corde', 'sac'));
    perform(state, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['craie', 'vers-c'] });
    const bases = () => state.scene!.zones.map(({ items }) => items.map(({ id }) => id));
    expect(bases()).toEqual([['corde'], [], ['craie']]);
    state.combat!.round++;
    const steered = () => artIds(state).filter((id) => id.startsWith('deplacer-'));
    expect(steered()).toEqual(['deplacer-craie-b']);
    perform(state, 'deplacer-craie-b');
    expect(bases()).toEqual([['corde'], ['craie'], []]);
    expect(steered()).toEqual([]);
  });

  test('[HB-MAG-39] out of combat it moves at once, and once more if the fight ends meanwhile', () => {
    const calm = lying(object('craie', 'sac'));
    calm.combat = null;
    perform(calm, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['vers-a'] });
    expect(artIds(calm).some((id) => id.startsWith('deplacer-'))).toBe(false);
    const state = lying(object('craie', 'sac'));
    perform(state, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['vers-a'] });
    state.combat = null;
    perform(state, 'deplacer-craie-b');
    expect(where(state)).toEqual(['b']);
    expect(artIds(state).some((id) => id.startsWith('deplacer-'))).toBe(false);
    state.scene = null;
    expect(artIds(state).some((id) => id.startsWith('deplacer-'))).toBe(false);
  });

  test('[HB-MAG-39] [HB-MAG-29] a minor spell moves it once', () => {
    const state = lying(object('craie', 'sac'));
    perform(state, 'sort-arcanique-deplacement-mineur', { dice: [4], decisions: ['vers-c'] });
    state.combat!.round++;
    expect(artIds(state).some((id) => id.startsWith('deplacer-'))).toBe(false);
  });

  test('[HB-MAG-39] an unwilling holder keeps it with a FOR test', () => {
    const pulled = (d20: number, decisions: readonly string[]) => {
      const guard = {
        zone: 'b',
        side: 'adversaires' as const,
        values: { for: 10 },
        hero: { items: [object('craie', 'pret')] },
      };
      const state = inFight({ heroes: [mage, guard] });
      perform(state, 'sort-arcanique-deplacement-mineur', { dice: [4, d20], decisions });
      return [where(state), state.beings[1]!.hero!.items.length];
    };
    expect(pulled(11, ['vers-a'])).toEqual([['a'], 0]);
    expect(pulled(10, [])).toEqual([[], 1]);
    expect(pulled(11, ['vers-b'])).toEqual([['b'], 0]);
  });

  test('[HB-MAG-39] [HB-SCH-06] Sacrée throws nothing at anybody', () => {
    const state = lying(object('craie', 'sac'), [{ hero: { schools: ['sacree'] } }], [{ zone: 'b' }]);
    const { asked } = perform(state, 'sort-sacree-deplacement-mineur', { dice: [4], decisions: ['vers-a'] });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['vers-a', 'vers-c']);
  });

  test('[HB-MAG-34] [HB-MAG-39] objects in reach: on the floor, or in the hands of an enemy and not worn', () => {
    const far = inFight({ heroes: [mage] });
    far.scene!.zones[2]!.items.push(object('craie', 'sac'));
    expect(moves(artIds(far))).toEqual(['majeur', 'miraculeux']);
    const items = [object('cuir', 'porte'), object('dague'), object('epee')];
    const offered = (zone: string, more: GivenBeing = {}) =>
      perform(
        inFight({ heroes: [mage, { zone, side: 'adversaires', hero: { items }, ...more }] }),
        'sort-arcanique-deplacement-majeur',
        { dice: [[4, 4], 1], decisions: ['epee'] },
      );
    expect(offered('c').asked[0]!.options.map(({ id }) => id)).toEqual(['dague', 'epee']);
    const guarded = (more: GivenBeing) =>
      moves(artIds(inFight({ heroes: [mage, { zone: 'b', hero: { items }, ...more }] })));
    expect(guarded({ side: 'adversaires' })).toHaveLength(3);
    expect(guarded({})).toEqual([]);
    expect(guarded({ side: 'adversaires', zone: 'c' })).toEqual(['majeur', 'miraculeux']);
    expect(guarded({ side: 'adversaires', hero: { items: [object('cuir', 'porte')] } })).toEqual([]);
    expect(guarded({ side: 'adversaires', hero: { items: [object('coffre', 'mains')] } })).toEqual([
      'majeur',
      'miraculeux',
    ]);
    expect(guarded({ side: 'adversaires', marks: [{ id: 'invisible', until: { in: 'scene' } }] })).toEqual([]);
  });

  test('[HB-MAG-39] of several objects in one place, the one that was named', () => {
    const state = lying(object('corde', 'sac'));
    state.scene!.zones[1]!.items.push(object('craie', 'sac'), object('dague', 'sac'));
    perform(state, 'sort-arcanique-deplacement-majeur', { dice: [[4, 4]], decisions: ['craie', 'vers-c'] });
    const lie = () => state.scene!.zones.map(({ items }) => items.map(({ id }) => id));
    expect(lie()).toEqual([[], ['corde', 'dague'], ['craie']]);
    state.combat!.round++;
    expect(artIds(state).filter((id) => id.startsWith('deplacer-'))).toEqual(['deplacer-craie-b']);
  });

  test('[HB-MAG-39] thrown at a being it hurts like Toucher', () => {
    const state = lying(object('craie', 'sac'), [mage], [{ zone: 'c', values: { end: 9 } }]);
    const { find } = perform(state, 'sort-arcanique-deplacement-mineur', { dice: [4], decisions: ['sur-e1'] });
    expect(find('e1').now.end).toBe(5);
    expect(where(state)).toEqual(['c']);
  });

  test('[HB-MAG-39] [HB-GM-05] [HB-GM-10] [HB-ALC-13] but not at one that cannot be aimed at', () => {
    const aims = (more: Partial<HBState['table']>, foe: GivenBeing = {}) => {
      const state = lying(object('craie', 'sac'), [mage], [{ zone: 'b', ...foe }]);
      Object.assign(state.table, more);
      const { asked } = perform(state, 'sort-arcanique-deplacement-mineur', { dice: [4], decisions: ['vers-a'] });
      return asked[0]!.options.map(({ id }) => id).includes('sur-e1');
    };
    expect(aims({})).toBe(true);
    expect(aims({ hidden: ['e1'] })).toBe(false);
    expect(aims({ barred: ['e1'] })).toBe(false);
    expect(aims({}, { marks: [{ id: 'invisible', until: { in: 'scene' } }] })).toBe(false);
  });
});
