import { talentStrikes } from '@souterrain/crawl/heroes';
import { attacksOf, targetsOf } from '../combat/attacks.ts';
import { type StrikeOrder, strike } from '../combat/strike.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack, Strike } from '../world/features.ts';

type Manner = Pick<StrikeOrder, 'how' | 'extra'>;

export const { attacksThat, strikeActions, chooseStrike } = talentStrikes<AD1, AD1Attack, Manner, Strike>({
  attacksOf,
  targetsOf,
  strike,
});
