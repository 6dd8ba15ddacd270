import { check, enemyAction, successOf } from '../../attention-donjon-2/index.ts';
import { atLeast } from '../../distribution.ts';
import { enemyActionOf } from '../orders.ts';
import { averageOf, chanceOf, reportOf, shapeOf } from '../report.ts';
import type { Answers } from './answers.ts';
import { byPlay, eachPlay } from './by-play.ts';
import { gridOf, upTo } from './grid.ts';

export const attentionDonjon2: Answers<'attention-donjon-2'> = {
  'attention-donjon-2/check'(given) {
    const { poker } = given;
    const { success, reussites } = check(given);
    const { figures, values } = byPlay({ poker, success }, (play) => check({ ...given, poker: play }).success);
    return reportOf({
      figures,
      series: [{ label: { of: 'reussites' }, distribution: reussites }],
      values: { ...values, ...shapeOf(reussites) },
    });
  },

  'attention-donjon-2/enemy'(given) {
    const { poker, sante } = given;
    const action = enemyActionOf(given);
    const { resisted, unharmed, lost, meanLost } = enemyAction(action);
    const down = atLeast(lost, sante);
    const means = eachPlay(poker, (play) => enemyAction({ ...action, poker: play }).meanLost);
    return reportOf({
      figures: [
        chanceOf('resisted', resisted, poker),
        chanceOf('unharmed', unharmed),
        chanceOf('down', down),
        ...means.map(([play, value]) => averageOf('lost', value, play)),
      ],
      series: [{ label: { of: 'lost' }, distribution: lost }],
      values: { resisted, unharmed, down, meanLost, meanLostByPoker: Object.fromEntries(means), ...shapeOf(lost) },
    });
  },

  // What counts is how far the Difficulté is above the Compétence.
  'attention-donjon-2/check-table': (given) =>
    gridOf(
      { axis: 'dice', values: upTo(1, 6) },
      { axis: 'gap', values: upTo(1, 12) },
      { cell: (dice, difficulty) => successOf({ ...given, dice, skill: 0, difficulty }) },
    ),
};
