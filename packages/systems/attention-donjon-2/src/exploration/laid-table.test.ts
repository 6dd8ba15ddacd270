import { describe, expect, test } from 'vitest';
import { facing, usesOf, using } from '../../testing/peripeties.ts';
import type { GivenHero } from '../../testing/scene.ts';
import { attentionDonjon2 } from '../system.ts';

const table = (script: object, heroes: readonly GivenHero[] = [{ at: [1, 1], sante: 2 }], notes = {}) =>
  using(facing('table-dressee', { heroes, notes }), 'approcher-de-la-table', script);

const EATS = [4, 1];

describe('the laid table', () => {
  test('[AD2-PERI-07] Mental 5 or the hero eats; some food is left on 4 or more', () => {
    const fed = table({ dice: [EATS, 3, 4], cards: [['5-coeur']] });
    expect([fed.find('h1').sante, fed.state.hazards.length]).toEqual([5, 1]);
    expect(fed.of('jetSettled')).toMatchObject([{ difficulty: 5, success: false }]);
    const refused = table({ dice: [[5, 1]], decisions: ['refuser'] });
    expect([refused.find('h1').sante, refused.of('suitDrawn')]).toEqual([2, []]);
    expect(table({ dice: [EATS, 3, 3], cards: [['5-coeur']] }).state.hazards).toEqual([]);
  });

  test('[AD2-PERI-07] Savoir 5 shows the card before anybody eats, once for each hero', () => {
    const seen = table({
      dice: [
        [5, 1],
        [5, 2],
      ],
      cards: [['5-trefle']],
      decisions: ['examiner', 'refuser'],
    });
    expect(seen.of('suitDrawn')).toMatchObject([{ card: '5-trefle', again: false }]);
    expect([seen.find('h1').sante, seen.state.hazards[0]!.notes.carte]).toEqual([2, '5-trefle']);
    const blind = table({
      dice: [
        [5, 1],
        [4, 2],
      ],
      decisions: ['examiner', 'refuser'],
    });
    expect([blind.of('suitDrawn'), blind.state.hazards[0]!.notes.savants]).toEqual([[], ['h1']]);
    const again = table({ dice: [[5, 1]], decisions: ['refuser'] }, undefined, { savants: ['h1'] });
    expect(again.asked[0]!.options.map(({ id }) => id)).toEqual(['refuser', 'manger']);
    // What was seen is what is eaten.
    const eaten = table({ dice: [[5, 1], 4, 5], decisions: ['manger'] }, undefined, { carte: '5-coeur' });
    expect([eaten.of('suitDrawn')[0]!.again, eaten.find('h1').sante]).toEqual([true, 6]);
  });

  test('[AD2-PERI-07] Carreau: 1d3 Santé for all in the zone, 1d6 with guardian suit Cœur, Héroïsme for the hale', () => {
    const heroes = [
      { at: [1, 1], sante: 1, arcane: '9-pique' },
      { at: [0, 0], sante: 1, arcane: '9-coeur' },
      { at: [0, 2], heroisme: 1, arcane: '9-pique' },
      { at: [5, 0], sante: 1, arcane: '9-coeur' },
    ] as const;
    const shared = table({ dice: [EATS, 2, 5, 4], cards: [['5-carreau']] }, heroes);
    expect(['h1', 'h2', 'h3', 'h4'].map((id) => shared.find(id).sante)).toEqual([3, 6, 6, 1]);
    expect(['h2', 'h3'].map((id) => shared.find(id).hero!.heroisme)).toEqual([0, 2]);
    expect(() => table({ dice: [EATS, 4], cards: [['5-carreau']] }, heroes)).toThrow('does not fit 1d3');
    expect(() => table({ dice: [EATS, 2, 7], cards: [['5-carreau']] }, heroes)).toThrow('does not fit 1d6');
  });

  test('[AD2-PERI-07] a joker: a Mimique attacks', () => {
    const bitten = table({ dice: [EATS, [5, 1], 4], cards: [['joker-1'], ['5-coeur']] }, [{ at: [1, 1] }]);
    expect(bitten.of('groupMet')).toMatchObject([{ group: { profile: 'mimique' } }]);
    expect(bitten.of('enemyActed')).toMatchObject([{ figure: 'h1', action: 'gueule' }]);
  });

  test('[AD2-PERI-07] the meal is the same whoever resisted, or looked first', () => {
    const meals = (held: unknown): readonly object[] =>
      typeof held !== 'object' || held === null
        ? []
        : Object.entries(held).flatMap(([key, value]) => (key === 'suits' ? [value] : meals(value)));
    const [first, ...others] = meals(attentionDonjon2.content.peripeties['table-dressee']);
    expect(others).toEqual([first, first]);
  });

  test('[AD2-PERI-07] each hero eats once at most', () => {
    const heroes = [{ at: [1, 1] }, { at: [0, 0] }] as const;
    const eaten = table({ dice: [EATS, 3, 4], cards: [['5-coeur']] }, heroes).state;
    expect([usesOf(eaten, 'h1').length, usesOf(eaten, 'h2').length]).toEqual([0, 1]);
  });

  test('[AD2-PERI-07] fire for all in the zone and poison, whatever is worn', () => {
    const worn = [{ at: [1, 1], items: ['armure-legere'] }] as const;
    const fire = table({ dice: [EATS, [5, 1], 2, 4], cards: [['5-pique']] }, worn);
    expect([fire.find('h1').sante, fire.of('enemyActed').length]).toEqual([4, 1]);
    expect(fire.of('jetSettled')[1]).toMatchObject({ difficulty: 5, success: true });
    expect(() => table({ dice: [EATS, [5, 1], 4], cards: [['5-pique']] }, worn)).toThrow('does not fit 1d3');
    const burnt = table({ dice: [EATS, [4, 1], 5, 4], cards: [['5-pique']] }, worn);
    expect(burnt.find('h1').sante).toBe(1);
    expect(table({ dice: [EATS, 4, 4], cards: [['5-trefle']] }, worn).find('h1').sante).toBe(2);
  });
});
