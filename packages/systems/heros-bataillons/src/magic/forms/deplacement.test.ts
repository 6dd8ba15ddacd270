import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, object, perform, scene } from '../../../testing/index.ts';
import type { Item } from '../../state.ts';

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
  });

  test('[HB-MAG-39] thrown at a being it hurts like Toucher', () => {
    const state = lying(object('craie', 'sac'), [mage], [{ zone: 'c', values: { end: 9 } }]);
    const { find } = perform(state, 'sort-arcanique-deplacement-mineur', { dice: [4], decisions: ['sur-e1'] });
    expect(find('e1').now.end).toBe(5);
    expect(where(state)).toEqual(['c']);
  });
});
