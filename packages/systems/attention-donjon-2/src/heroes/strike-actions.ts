import { talentStrikes } from '@souterrain/crawl/heroes/strike-actions';
import { attacksOf, targetsOf } from '../combat/attacks.ts';
import { type StrikeOrder, type Struck, strike } from '../combat/strike.ts';
import type { Attack } from '../figures/features.ts';
import type { AD2 } from '../state.ts';

type Manner = Pick<StrikeOrder, 'how' | 'extraDice'>;

export const { attacksThat, strikeActions, chooseStrike } = talentStrikes<AD2, Attack, Manner, Struck>({
  attacksOf,
  targetsOf,
  strike,
  rolls: true,
});
