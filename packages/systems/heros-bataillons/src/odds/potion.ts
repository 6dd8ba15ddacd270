import type { OddsSummary } from '@souterrain/kernel';
import { always, type Distribution, d, expect, keep, mapTotals } from '@souterrain/odds';
import type { Use, Vial } from '../alchemy/administrations/administration.ts';
import { ELEMENT_DICE } from '../alchemy/effects/elements.ts';
import { hallucination } from '../alchemy/effects/hallucinogene.ts';
import type { Potion } from '../alchemy/potion.ts';
import { armourOf } from '../gear/armour.ts';
import { isFarFrom, reachCheck } from '../gear/reach.ts';
import type { Being } from '../pieces.ts';
import type { Situation } from '../world.ts';
import { areChecksCounted, resultOf } from './check.ts';
import { burstOdds, type Harm, harmOdds, through, unless } from './harm.ts';
import { amountOf, type Odds, prospect, summaryOf } from './prospect.ts';

/** HB-ALC-10 to HB-ALC-14: what a dose does to those it reaches. */
export function potionOdds(g: Situation, { user, item, potion }: Vial, { reaches, test }: Use): Odds {
  const far = isFarFrom(g.state, item);
  // HB-TEST-07: of two tests the first may change the second.
  if (!reaches || !areChecksCounted(g.state) || (far && (test || tests(potion, reaches, user)))) return undefined;
  const used = (): number =>
    far ? resultOf(g.state, reachCheck(user)).success : test ? resultOf(g.state, test).success : 1;
  const [target, ...others] = reaches;
  if (!target) return undefined;
  const harmOn = (one: Being): Harm => harmOf(g, potion, one);
  if (isHarmful(potion))
    return others.length > 0
      ? () => burstOdds(g.state, { harms: reaches.map(harmOn), used: used() })
      : () => harmOdds(g.state, [onlyIf(harmOn(target), used())]);
  // Several beings, each in its own way: no one figure says it.
  if (others.length > 0) return undefined;
  if (potion.effect === 'medecinal') return () => cureOdds(target, used());
  return () => effectOdds(g, potion, { target, used: used() });
}

const tests = ({ effect }: Potion, reaches: readonly Being[], user: Being): boolean =>
  effect === 'hallucinogene' && reaches.includes(user);

const isHarmful = ({ effect, detail }: Potion): boolean => effect === 'elements' || detail === 'poison';

const dieOf = (sides: number): Distribution => keep(d(sides), { count: 1 });

/** HB-ALC-10: poison ignores armour and those who do not breathe; HB-ALC-11: acid goes through armour. */
function harmOf(g: Situation, { detail }: Potion, target: Being): Harm {
  const poison = detail === 'poison';
  const thrown = dieOf(poison ? 6 : ELEMENT_DICE[detail!]!);
  const immune = poison && target.tags.includes('sans-souffle');
  const armour = poison || detail === 'acide' ? 0 : armourOf(g, target);
  return { target, damage: immune ? always(0) : through(thrown, armour), attribute: 'for' };
}

const onlyIf = (harm: Harm, used: number): Harm => ({ ...harm, damage: unless(harm.damage, used) });

/** HB-ALC-10: points shared between END and one lost attribute, as little wasted as can be. */
function cureOdds({ now, max, kind }: Being, used: number): OddsSummary {
  const end = max.end - now.end;
  const most = kind === 'bataillon' ? 0 : end + Math.max(max.for - now.for, max.agi - now.agi, max.vol - now.vol);
  const points = unless(dieOf(6), used);
  return summaryOf(
    [prospect('cote-end-rendue', kind === 'bataillon' ? 0 : expect(points, (value) => (value >= end ? 1 : 0)))],
    {
      amount: amountOf(
        'cote-soin',
        mapTotals(points, (value) => Math.min(value, most)),
      ),
    },
  );
}

/** HB-ALC-12, HB-ALC-13, HB-ALC-14: whether it takes hold, and for how long. */
function effectOdds(g: Situation, { effect }: Potion, { target, used }: { target: Being; used: number }): OddsSummary {
  const rounds = dieOf(g.content.effects[effect]!.rounds!);
  const immune = target.tags.includes(effect === 'colle' ? 'immateriel' : 'sans-esprit') && effect !== 'invisibilite';
  const held = effect === 'hallucinogene' ? 1 - resultOf(g.state, hallucination(target)).success : 1;
  return summaryOf([prospect('cote-effet', immune ? 0 : used * held)], { amount: amountOf('cote-rounds', rounds) });
}
