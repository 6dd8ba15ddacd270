import { rollOne } from '@souterrain/kernel';
import { type Being, isPresent } from '../../pieces.ts';
import { rangeBetween } from '../../scene/zones.ts';
import type { HB } from '../../world.ts';
import { regain } from '../damage.ts';
import { gain } from '../marks.ts';
import { seatOf } from '../seats.ts';
import { defineAbility } from './ability.ts';

const RULES = ['HB-HERO-02'] as const;

/** HB-HERO-02: allies in one’s own and near zones recover 1d4 END, one roll for all; the demoralised among them ignore it until the end of the combat. */
export const criDeRalliement = defineAbility({
  id: 'cri-de-ralliement',
  roll: 9,
  per: 'combat',
  name: 'Cri de ralliement',
  effect: {
    fr: 'une fois par combat : 1d4 END aux alliés proches, qui ne sont plus démoralisés',
    en: 'once a fight: 1d4 END to allies near, who are demoralised no more',
  },
  *run(g, being) {
    const amount = yield* rollOne(g, { seat: seatOf(g.state, being), sides: 4, rule: 'HB-HERO-02' });
    for (const ally of g.state.beings) {
      if (ally.side !== being.side || ally === being || !isPresent(ally) || !hears(g, being, ally)) continue;
      regain(g, ally, { attribute: 'end', amount, why: 'cri-de-ralliement', rules: RULES });
      if (ally.now.vol === 0) gain(g, ally, { mark: { id: 'rallie', until: { in: 'combat' } }, rules: RULES });
    }
  },
});

function hears({ state: { scene } }: HB, being: Being, ally: Being): boolean {
  if (scene === null) return true;
  const range = rangeBetween(scene, being, ally);
  return range === 'adjacent' || range === 'proche';
}
