import { type Rule, rollOne } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { regain } from '../damage.ts';
import { seatOf } from '../seats.ts';
import type { Ability } from './ability.ts';

/** Recovers 1d6 END. */
export const secondSouffle: Ability = {
  id: 'second-souffle',
  roll: 4,
  use: 'action',
  per: 'combat',
  rules: ['HB-HERO-02'],
  *run(g: HB, being: Being): Rule<void> {
    const amount = yield* rollOne(g, { seat: seatOf(g.state, being), sides: 6, rule: 'HB-HERO-02' });
    regain(g, being, { attribute: 'end', amount, why: 'second-souffle', rules: ['HB-HERO-02'] });
  },
};
