import {
  attack,
  check,
  gambledTable,
  opposed,
  opposedTable,
  plainTable,
  search,
  successOf,
} from '../../attention-donjon/index.ts';
import { opposedOf } from '../orders.ts';
import { chanceOf, type Play, reportOf, shapeOf } from '../report.ts';
import type { Answers } from './answers.ts';
import { byPlay } from './by-play.ts';
import { gridOf, upTo } from './grid.ts';

const MOST_DICE = 12;
const HARDEST = 8;

export const attentionDonjon: Answers<'attention-donjon'> = {
  'attention-donjon/check'(given) {
    const { poker } = given;
    const { success, distribution, advice } = check(given);
    const { figures, values } = byPlay({ poker, success }, (play) => successOf({ ...given, poker: play }));
    return reportOf({
      figures,
      series: [{ label: { of: 'total' }, distribution }],
      advice: advice.filter(({ gamble }) => gamble > 0),
      values: { ...values, ...shapeOf(distribution), advice },
    });
  },

  'attention-donjon/opposed'(given) {
    const { poker } = given;
    const under = (play: Play) => opposed(opposedOf({ ...given, poker: play }));
    const { success, attacker } = under(poker);
    const { figures, values } = byPlay({ poker, success }, (play) => under(play).success);
    return reportOf({
      figures,
      series: [{ label: { of: 'attackerTotal' }, distribution: attacker }],
      notes: ['bothSides'],
      values: { ...values, ...shapeOf(attacker) },
    });
  },

  'attention-donjon/attack'({ dice, difficulty, damageDice, endurance, sante, shaken, aim, poker }) {
    const { hit, affected, killed, lost, meanLost } = attack({
      attack: { dice, difficulty, poker },
      damage: { dice: damageDice, endurance, poker },
      target: { sante, shaken },
      aim,
    });
    return reportOf({
      figures: [chanceOf('hit', hit, poker), chanceOf('affected', affected), chanceOf('killed', killed)],
      series: [{ label: { of: 'lost' }, distribution: lost }],
      values: { hit, affected, killed, meanLost, distribution: lost },
    });
  },

  'attention-donjon/search'(given) {
    const { found, two, cards } = search(given);
    const distribution = { low: 0, chances: Float64Array.of(1 - found, found - two, two) };
    return reportOf({
      figures: [chanceOf('found', found, given.poker), chanceOf('two', two)],
      series: [{ label: { of: 'cards' }, distribution }],
      values: { found, two, cards },
    });
  },

  'attention-donjon/check-table'({ mode, poker }) {
    const order = { mode, dice: MOST_DICE, difficulty: HARDEST };
    const table = poker === 'never' ? plainTable(order) : gambledTable(order);
    return gridOf(
      { axis: 'dice', values: upTo(1, MOST_DICE) },
      { axis: 'difficulty', values: upTo(0, HARDEST) },
      { cell: (dice, difficulty) => table.chance(dice, difficulty) },
    );
  },

  'attention-donjon/opposed-table'({ mode, minimum, poker }) {
    const plain = opposedTable({ mode, dice: MOST_DICE, minimum });
    const blessing = { blessed: mode === 'blessed', cursed: mode === 'cursed' };
    const gambled = (attacker: number, defender: number): number =>
      opposed({ attacker: { dice: attacker, ...blessing }, defender: { dice: defender, ...blessing }, minimum })
        .success;
    return gridOf(
      { axis: 'attacker', values: upTo(1, MOST_DICE) },
      { axis: 'defender', values: upTo(1, MOST_DICE) },
      { cell: (mine, its) => (poker === 'never' ? plain.chance(mine, its) : gambled(mine, its)) },
    );
  },
};
