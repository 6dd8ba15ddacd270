import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, idsAsked, object, playTurnOf } from '../../testing/index.ts';

const sword = { hero: { items: [object('epee')] } };
const three: Given = { heroes: [sword, sword, sword], foes: [foe({}, { values: { end: 15 }, armour: 1 })] };
const END = 'finir-son-tour';

describe('a joint attack', () => {
  test('[HB-ATK-09] [HB-ATK-11] [HB-CBT-06] dice rolled together, one instance of damage, the action of each spent', () => {
    const { of, state, asked } = playTurnOf(three, 'h1', {
      decisions: ['attaquer-ensemble-e1', 'avec-epee', 'decliner', 'degats', 'degats', 'finir-son-tour'],
      dice: [5, 6],
    });
    expect(of('damaged').map(({ damage }) => damage)).toEqual([5]);
    expect(of('attackRolled').map(({ being }) => being)).toEqual(['h1', 'h2']);
    expect(state.combat!.joined).toEqual(['h2']);
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 0]);
    const later = playTurnOf(state, 'h2', { decisions: ['finir-son-tour'] });
    expect(idsAsked(later.asked, 'action').filter((id) => id.startsWith('attaquer'))).toEqual([]);
  });

  test('[HB-MAN-09] [HB-ATK-16] a die of 4 spent by its owner raises that of an ally at once', () => {
    const { of } = playTurnOf(three, 'h1', {
      decisions: ['attaquer-ensemble-e1', 'avec-epee', 'decliner', 'aider-h2', 'degats', 'finir-son-tour'],
      dice: [4, 6],
    });
    expect(of('damaged')[0]).toMatchObject({ damage: 6, by: 'h2' });
  });

  test('[HB-ATK-20] the side chooses whose die counts among equals that differ', () => {
    const axe: GivenBeing = { hero: { items: [object('hache')] }, critical: 'vol' };
    const { find, asked } = playTurnOf({ heroes: [sword, axe], foes: [foe({}, { values: { end: 0 } })] }, 'h1', {
      decisions: ['attaquer-ensemble-e1', 'avec-hache', 'degats', 'degats', 'de-de-h2', 'finir-son-tour'],
      dice: [5, 5, 9],
    });
    expect(asked.some(({ id }) => id === 'des-egaux')).toBe(true);
    expect(find('e1').now).toMatchObject({ vol: 5, for: 10 });
  });

  test('[HB-ATK-09] [HB-ATK-20] the higher die gives the attribute; equals that do the same ask nothing', () => {
    const mace: GivenBeing = { ...sword, critical: 'vol' };
    const bare: GivenBeing = foe({}, { values: { end: 0 }, tags: ['sans-peur'] });
    const together = (second: GivenBeing, dice: readonly number[]) =>
      playTurnOf({ heroes: [sword, second], foes: [bare] }, 'h1', {
        decisions: ['attaquer-ensemble-e1', 'avec-epee', ...dice.filter((face) => face > 3).map(() => 'degats'), END],
        dice,
      });
    expect(together(mace, [5, 6]).find('e1').now).toMatchObject({ vol: 4, for: 10 });
    expect(together(mace, [6, 5]).find('e1').now).toMatchObject({ vol: 10, for: 4 });
    const same = together(sword, [5, 5]);
    expect(same.of('damaged')).toMatchObject([{ damage: 5, by: 'h1' }]);
    expect(idsAsked(same.asked, 'des-egaux')).toEqual([]);
  });
});
