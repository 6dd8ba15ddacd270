import { talentStrikes } from '@souterrain/crawl/heroes';
import { attacksOf, targetsOf } from '../combat/attacks.ts';
import { type StrikeOrder, type Struck, strike } from '../combat/strike.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';

type Manner = Pick<StrikeOrder, 'how' | 'extraDice'>;

export const { attacksThat, strikeActions, chooseStrike } = talentStrikes<AD2, AD2Attack, Manner, Struck>({
  attacksOf,
  targetsOf,
  strike,
  rolls: true,
});
