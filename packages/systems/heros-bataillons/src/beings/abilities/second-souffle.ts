import { rollOne } from '@souterrain/kernel';
import { regain } from '../damage.ts';
import { seatOf } from '../seats.ts';
import { defineAbility } from './ability.ts';

/** HB-HERO-02: recovers 1d6 END. */
export const secondSouffle = defineAbility({
  id: 'second-souffle',
  roll: 4,
  per: 'combat',
  name: 'Second souffle',
  effect: { fr: 'une fois par combat : retrouver 1d6 END', en: 'once a fight: 1d6 END comes back' },
  *run(g, being) {
    const amount = yield* rollOne(g, { seat: seatOf(g.state, being), sides: 6, rule: 'HB-HERO-02' });
    regain(g, being, { attribute: 'end', amount, why: 'second-souffle', rules: ['HB-HERO-02'] });
  },
});
