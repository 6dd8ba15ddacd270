import { attack, check, spell } from '@souterrain/odds/heros-bataillons';
import type { Answers } from './answers.ts';
import { chanceOf, gridOf, reportOf, upTo } from './report.ts';

/** One d20 with a disadvantage, neither, or an advantage. */
const EDGES = ['disadvantage', 'neither', 'advantage'] as const;

export const herosBataillons: Answers<'heros-bataillons'> = {
  check(given) {
    const { success, total, bitter } = check(given);
    return reportOf({
      figures: [chanceOf('success', success), chanceOf('totalSuccess', total), chanceOf('bitterFailure', bitter)],
    });
  },

  attack({ weapons, attackers, favours, difficulties, alwaysDiminished, armour, end, for: force }) {
    const attacker = { weapons, favours, difficulties, alwaysDiminished };
    const { damage, critical, falls } = attack({
      attackers: Array.from({ length: attackers }, () => attacker),
      target: { armour, end, for: force },
    });
    return reportOf({
      figures: [chanceOf('critical', critical), chanceOf('falls', falls)],
      series: [{ label: { of: 'damage' }, distribution: damage }],
    });
  },

  spell({ power, end, vol, for: force }) {
    const { max, tot, cost, demoralised, dies } = spell(power, { end, vol, for: force });
    return reportOf({
      figures: [chanceOf('demoralised', demoralised), chanceOf('casterDies', dies)],
      series: [
        { label: { of: 'spellBest' }, distribution: max },
        { label: { of: 'spellSum' }, distribution: tot },
        { label: { of: 'spellCost' }, distribution: cost },
      ],
    });
  },

  'check-table': () =>
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

  'attack-table': ({ armour }) =>
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
