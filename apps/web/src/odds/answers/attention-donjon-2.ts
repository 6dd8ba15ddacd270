import { check, successOf } from '@souterrain/odds/attention-donjon-2';
import type { Answers } from './answers.ts';
import { byPlay, gridOf, reportOf, upTo } from './report.ts';

export const attentionDonjon2: Answers<'attention-donjon-2'> = {
  check: (given) =>
    reportOf({
      figures: byPlay(given.poker, (poker) => successOf({ ...given, poker })),
      series: [{ label: { of: 'reussites' }, distribution: check(given).reussites }],
    }),

  // What counts is how far the Difficulté is above the Compétence.
  'check-table': (given) =>
    gridOf(
      { axis: 'dice', values: upTo(1, 6) },
      { axis: 'gap', values: upTo(1, 12) },
      { cell: (dice, difficulty) => successOf({ ...given, dice, skill: 0, difficulty }) },
    ),
};
