import {
  attack,
  check,
  gambledTable,
  opposed,
  opposedTable,
  plainTable,
  type Roll,
  search,
  successOf,
} from '@souterrain/odds/attention-donjon';
import type { Answers } from './answers.ts';
import { byPlay, chanceOf, gridOf, type Play, reportOf, upTo } from './report.ts';

const MOST_DICE = 12;
const HARDEST = 8;

export const attentionDonjon: Answers<'attention-donjon'> = {
  check(given) {
    const { distribution, advice } = check(given);
    return reportOf({
      figures: byPlay(given.poker, (poker) => successOf({ ...given, poker })),
      series: [{ label: { of: 'total' }, distribution }],
      advice: advice.filter(({ gamble }) => gamble > 0),
    });
  },

  opposed({ attacker, defender, minimum, blessed, cursed, defenderBlessed, defenderCursed, poker }) {
    const under = (play: Play) => {
      const striking: Roll = { dice: attacker, blessed, cursed, poker: play };
      const holding: Roll = { dice: defender, blessed: defenderBlessed, cursed: defenderCursed, poker: play };
      return opposed({ attacker: striking, defender: holding, minimum });
    };
    return reportOf({
      figures: byPlay(poker, (play) => under(play).success),
      series: [{ label: { of: 'attackerTotal' }, distribution: under(poker).attacker }],
      notes: ['bothSides'],
    });
  },

  attack({ dice, difficulty, damageDice, endurance, sante, shaken, aim, poker }) {
    const { hit, affected, killed, lost } = attack({
      attack: { dice, difficulty, poker },
      damage: { dice: damageDice, endurance, poker },
      target: { sante, shaken },
      aim,
    });
    return reportOf({
      figures: [chanceOf('hit', hit), chanceOf('affected', affected), chanceOf('killed', killed)],
      series: [{ label: { of: 'lost' }, distribution: lost }],
    });
  },

  search(given) {
    const { found, two } = search(given);
    return reportOf({
      figures: [chanceOf('found', found), chanceOf('two', two)],
      series: [
        { label: { of: 'cards' }, distribution: { low: 0, chances: Float64Array.of(1 - found, found - two, two) } },
      ],
    });
  },

  'check-table'({ mode, poker }) {
    const order = { mode, dice: MOST_DICE, difficulty: HARDEST };
    const table = poker === 'never' ? plainTable(order) : gambledTable(order);
    return gridOf(
      { axis: 'dice', values: upTo(1, MOST_DICE) },
      { axis: 'difficulty', values: upTo(0, HARDEST) },
      { cell: (dice, difficulty) => table.chance(dice, difficulty) },
    );
  },

  'opposed-table'({ mode, minimum, poker }) {
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
