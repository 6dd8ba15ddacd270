import { check, successOf } from '../../attention-donjon-2/index.ts';
import { reportOf, shapeOf } from '../report.ts';
import type { Answers } from './answers.ts';
import { byPlay } from './by-play.ts';
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

  // What counts is how far the Difficulté is above the Compétence.
  'attention-donjon-2/check-table': (given) =>
    gridOf(
      { axis: 'dice', values: upTo(1, 6) },
      { axis: 'gap', values: upTo(1, 12) },
      { cell: (dice, difficulty) => successOf({ ...given, dice, skill: 0, difficulty }) },
    ),
};
