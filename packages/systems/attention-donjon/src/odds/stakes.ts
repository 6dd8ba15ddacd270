import type { OddsSummary } from '@souterrain/kernel';
import { reachPlay, stakeValue } from '@souterrain/odds/attention-donjon';
import { isSecoue } from '../combat/secoue.ts';
import { modeOf, rawTotal } from '../faces.ts';
import { difficultyOf } from '../rolls/count.ts';
import type { AD1State } from '../state.ts';
import type { Roll } from '../world/roll.ts';
import { prospect } from './prospect.ts';
import { areDiceAsWritten } from './rolls.ts';

/** AD1-POKER-01 to AD1-POKER-06: what gambling so many sixes of the throw in hand is worth, the best play after it. */
export function stakeOdds(state: AD1State, roll: Roll, gambled: number): (() => OddsSummary) | undefined {
  if (!areDiceAsWritten(state) || roll.opposed) return undefined;
  return () => {
    const mode = modeOf(roll);
    const net = rawTotal(roll.faces, mode) + roll.plus;
    const chanceOf = (difficulty: number): number => stakeValue(mode, reachPlay(mode, difficulty), { net, gambled });
    const difficulty = difficultyOf(roll, state);
    const { target } = roll;
    if (roll.purpose !== 'dommages' || !target)
      return { prospects: [prospect('cote-reussite', chanceOf(difficulty))], resources: [], aims: [] };
    // AD1-DMG-07 to AD1-DMG-09: the Seuil that takes all the Santé left.
    const killing = difficulty + Math.max(0, target.sante - (isSecoue(target) ? 1 : 0));
    const wounds = prospect('cote-secoue-ou-blesse', chanceOf(difficulty));
    const kills = prospect('cote-tue', chanceOf(killing));
    return {
      prospects: [wounds, kills],
      resources: [],
      aims: [prospect('cote-pour-blesser', wounds.chance), prospect('cote-pour-tuer', kills.chance)],
    };
  };
}
