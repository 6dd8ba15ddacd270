import { check } from '@souterrain/odds/attention-donjon-2';
import { distributionJson, spreadJson } from './distribution.ts';
import { byPlay, playFigures, successes } from './plays.ts';
import type { Answers } from './system.ts';

export const answers: Answers<'attention-donjon-2'> = {
  check(given, words) {
    const plays = byPlay(given.poker, (poker) => check({ ...given, poker }));
    const { success, reussites } = plays[given.poker];
    return {
      title: words.titles['attention-donjon-2 check'],
      figures: playFigures(words, plays),
      series: [{ label: words.reussites, distribution: reussites }],
      notes: [],
      json: { success, byPoker: successes(plays), distribution: distributionJson(reussites), ...spreadJson(reussites) },
    };
  },
};
