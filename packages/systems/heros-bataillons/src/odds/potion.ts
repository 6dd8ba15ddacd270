import type { Use, Vial } from '../alchemy/administrations/administration.ts';
import { effectOf } from '../alchemy/effects/index.ts';
import { isFarFrom, reachCheck } from '../gear/reach.ts';
import type { Being } from '../pieces.ts';
import type { Situation } from '../world.ts';
import { areChecksCounted, resultOf } from './check.ts';
import { burstOdds, type Harm, harmOdds, unless } from './harm.ts';
import type { Odds } from './prospect.ts';

/** HB-ALC-10 to HB-ALC-14: what a dose does to those it reaches. */
export function potionOdds(g: Situation, { user, item, potion }: Vial, { reaches, test }: Use): Odds {
  const far = isFarFrom(g.state, item);
  const { tested, harm, odds } = effectOf(potion.effect);
  // HB-TEST-07: of two tests the first may change the second.
  if (!reaches || !areChecksCounted(g.state) || (far && (test || (tested && reaches.includes(user))))) return undefined;
  const used = (): number =>
    far ? resultOf(g.state, reachCheck(user)).success : test ? resultOf(g.state, test).success : 1;
  const [target, ...others] = reaches;
  if (!target) return undefined;
  const harmOn = (one: Being): Harm | null => harm?.(g, potion, one) ?? null;
  const harmed = harmOn(target);
  if (harmed)
    return others.length > 0
      ? () => burstOdds(g.state, { harms: reaches.map((one) => harmOn(one)!), used: used() })
      : () => harmOdds(g.state, [onlyIf(harmed, used())]);
  // Several beings, each in its own way: no one figure says it.
  return others.length === 0 && odds ? () => odds(g, potion, { target, used: used() }) : undefined;
}

const onlyIf = (harm: Harm, used: number): Harm => ({ ...harm, damage: unless(harm.damage, used) });
