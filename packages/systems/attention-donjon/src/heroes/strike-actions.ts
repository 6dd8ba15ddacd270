import { talentStrikes } from '@souterrain/crawl/heroes/strike-actions';
import { attacksOf, targetsOf } from '../combat/attacks.ts';
import { type StrikeOrder, strike } from '../combat/strike.ts';
import type { Attack, Strike } from '../figures/features.ts';
import type { AD1 } from '../state.ts';

type Manner = Pick<StrikeOrder, 'how' | 'extra'>;

export const { attacksThat, strikeActions, chooseStrike } = talentStrikes<AD1, Attack, Manner, Strike>({
  attacksOf,
  targetsOf,
  strike,
});
