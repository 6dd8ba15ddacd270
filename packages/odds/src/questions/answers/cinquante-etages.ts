import { duel } from '../../cinquante-etages/index.ts';
import { duelOf, sidesOf } from '../orders.ts';
import { chanceOf, reportOf, shapeOf } from '../report.ts';
import type { Answers } from './answers.ts';
import { gridOf, upTo } from './grid.ts';

export const cinquanteEtages: Answers<'cinquante-etages'> = {
  'cinquante-etages/duel'(given) {
    const { wins, loses, unsettled, exchanges, pv, creaturePv } = duel(duelOf(given));
    return reportOf({
      figures: [
        chanceOf('wins', wins),
        chanceOf('loses', loses),
        chanceOf('unsettled', unsettled),
        { label: { of: 'exchanges' }, value: exchanges, unit: 'mean' },
      ],
      series: [
        { label: { of: 'pvLeft' }, distribution: pv },
        { label: { of: 'creaturePvLeft' }, distribution: creaturePv },
      ],
      values: { wins, loses, unsettled, exchanges, ...shapeOf(pv), creature: shapeOf(creaturePv) },
    });
  },

  'cinquante-etages/duel-table': (given) =>
    gridOf(
      { axis: 'value', values: upTo(4, 18, 2) },
      { axis: 'creatureValue', values: upTo(4, 18, 2) },
      { cell: (value, creatureValue) => duel(sidesOf({ ...given, value, creatureValue })).wins },
    ),
};
