import { attack, check, spell } from '../../heros-bataillons/index.ts';
import { attackOf } from '../orders.ts';
import { chanceOf, reportOf, shapeOf } from '../report.ts';
import type { Answers } from './answers.ts';
import { gridOf, upTo } from './grid.ts';

/** One d20 with a disadvantage, neither, or an advantage. */
const EDGES = ['disadvantage', 'neither', 'advantage'] as const;

export const herosBataillons: Answers<'heros-bataillons'> = {
  'heros-bataillons/check'(given) {
    const { success, total, bitter } = check(given);
    return reportOf({
      figures: [chanceOf('success', success), chanceOf('totalSuccess', total), chanceOf('bitterFailure', bitter)],
      values: { success, totalSuccess: total, bitterFailure: bitter },
    });
  },

  'heros-bataillons/attack'(given) {
    const { damage, meanDamage, critical, falls } = attack(attackOf(given));
    return reportOf({
      figures: [chanceOf('critical', critical), chanceOf('falls', falls)],
      series: [{ label: { of: 'damage' }, distribution: damage }],
      values: { critical, falls, meanDamage, ...shapeOf(damage) },
    });
  },

  'heros-bataillons/spell'({ power, ...caster }) {
    const { max, tot, cost, demoralised, dies } = spell(power, caster);
    return reportOf({
      figures: [chanceOf('demoralised', demoralised), chanceOf('casterDies', dies)],
      series: [
        { label: { of: 'spellBest' }, distribution: max },
        { label: { of: 'spellSum' }, distribution: tot },
        { label: { of: 'spellCost' }, distribution: cost },
      ],
      values: { demoralised, dies, best: shapeOf(max), sum: shapeOf(tot), cost: shapeOf(cost) },
    });
  },

  'heros-bataillons/check-table': () =>
    gridOf(
      { axis: 'attribute', values: upTo(1, 19) },
      { axis: 'edge', values: EDGES },
      {
        cell: (attribute, edge) =>
          check({
            attribute,
            advantages: edge === 'advantage' ? 1 : 0,
            disadvantages: edge === 'disadvantage' ? 1 : 0,
          }).success,
      },
    ),

  'heros-bataillons/attack-table': ({ armour }) =>
    gridOf(
      { axis: 'weapon', values: ['d4', 'd6', 'd8', 'd10', 'd12'] },
      { axis: 'attackers', values: upTo(1, 6) },
      {
        unit: 'mean',
        cell: (weapon, attackers) =>
          attack({
            attackers: Array.from({ length: attackers }, () => ({ weapons: [Number(weapon.slice(1))] })),
            target: { armour, end: 0, for: 0 },
          }).meanDamage,
      },
    ),
};
