import { type Attack, attack, check, spell } from '@souterrain/odds/heros-bataillons';
import { distributionJson, spreadJson } from './distribution.ts';
import type { Given } from './flags.ts';
import type { Answers } from './system.ts';

export function orderOf({
  attackers,
  armour,
  end,
  for: force,
  ...attacker
}: Given<'heros-bataillons', 'attack'>): Attack {
  return { attackers: Array.from({ length: attackers }, () => attacker), target: { armour, end, for: force } };
}

export const answers: Answers<'heros-bataillons'> = {
  check(given, words) {
    const { success, total, bitter } = check(given);
    return {
      title: words.titles['heros-bataillons check'],
      figures: [
        [words.success, words.chance(success)],
        [words.totalSuccess, words.chance(total)],
        [words.bitterFailure, words.chance(bitter)],
      ],
      series: [],
      notes: [],
      json: { success, totalSuccess: total, bitterFailure: bitter },
    };
  },

  attack(given, words) {
    const { damage, meanDamage, critical, falls } = attack(orderOf(given));
    return {
      title: words.titles['heros-bataillons attack'],
      figures: [
        [words.critical, words.chance(critical)],
        [words.falls, words.chance(falls)],
      ],
      series: [{ label: words.damage, distribution: damage }],
      notes: [],
      json: { critical, falls, meanDamage, distribution: distributionJson(damage), ...spreadJson(damage) },
    };
  },

  spell({ power, end, vol, for: force }, words) {
    const { max, tot, cost, demoralised, dies } = spell(power, { end, vol, for: force });
    const shape = (distribution: typeof max) => ({
      distribution: distributionJson(distribution),
      ...spreadJson(distribution),
    });
    return {
      title: words.titles['heros-bataillons spell'],
      figures: [
        [words.demoralised, words.chance(demoralised)],
        [words.casterDies, words.chance(dies)],
      ],
      series: [
        { label: words.spellBest, distribution: max },
        { label: words.spellSum, distribution: tot },
        { label: words.spellCost, distribution: cost },
      ],
      notes: [],
      json: { demoralised, dies, best: shape(max), sum: shape(tot), cost: shape(cost) },
    };
  },
};
