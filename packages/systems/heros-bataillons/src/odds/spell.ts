import type { Prospect } from '@souterrain/kernel';
import { always, expect, mapTotals } from '@souterrain/odds';
import { spell } from '@souterrain/odds/heros-bataillons';
import { dueOf } from '../combat/maximum.ts';
import { armourOf } from '../gear/armour.ts';
import { isPaid } from '../magic/amplification.ts';
import type { Casting } from '../magic/casting.ts';
import { isAmplified } from '../magic/powers.ts';
import { schoolOf } from '../magic/schools/index.ts';
import { campOf } from '../magic/sight.ts';
import { type Being, sideOf } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { chanceThat, type Harm, harmOdds, through } from './harm.ts';
import { amountOf, type Odds, prospect, summaryOf } from './prospect.ts';

/** HB-Q-21, HB-Q-22: a VOL test and another price are not counted. */
const isCounted = ({ variants }: HBState): boolean =>
  variants.castCheck === 'none' && variants.amplification !== 'total';

/** HB-MAG-22 to HB-MAG-28: what the dice of a spell bring, and what they take from its caster. */
export function spellOdds(state: HBState, casting: Casting): Odds {
  if (!isCounted(state)) return undefined;
  return () => {
    const { caster, power, source } = casting;
    const { max, cost } = spell(power, caster.now);
    const amount = amountOf('cote-max', max);
    if (!isAmplified(power) || !isPaid(state, source)) return summaryOf([prospect('cote-sans-brulure', 1)], { amount });
    const burn: Harm = { target: caster, damage: cost, attribute: 'vol' };
    const prospects: [Prospect, ...Prospect[]] = [
      prospect(
        'cote-sans-brulure',
        expect(cost, (lost) => (lost === 0 ? 1 : 0)),
      ),
    ];
    if (caster.now.vol > 0)
      prospects.push(
        prospect(
          'cote-lanceur-demoralise',
          chanceThat(state, burn, ({ aimed }) => aimed === caster.now.vol),
        ),
      );
    prospects.push(
      prospect(
        'cote-lanceur-meurt',
        chanceThat(state, burn, ({ falls }) => falls),
      ),
    );
    // HB-CHA-08: one point spares all of it.
    const resources = caster.hero && caster.hero.chance > 0 ? [prospect('cote-chance', 1)] : [];
    return summaryOf(prospects, { amount, resources });
  };
}

/** HB-MAG-30, HB-MAG-31, HB-MAG-38: what Toucher does to one target: damage to an enemy, healing by Sacrée. */
export function touchOdds(g: Situation, casting: Casting, target: Being): Odds {
  if (!isCounted(g.state)) return undefined;
  const { caster, power } = casting;
  const { damage, heals } = schoolOf(casting.school);
  const enemy = campOf(caster, target) === 'ennemi';
  if (enemy && damage.length > 0) return () => harmOdds(g.state, [harmOf(g, casting, target)]);
  if (enemy || !heals || target.kind === 'bataillon') return undefined;
  return () => {
    const { max } = spell(power, caster.now);
    const lost = target.max.end - target.now.end;
    return summaryOf(
      [
        prospect(
          'cote-end-rendue',
          expect(max, (points) => (points >= lost ? 1 : 0)),
        ),
      ],
      { amount: amountOf('cote-max', max) },
    );
  };
}

function harmOf(g: Situation, { caster, school, power }: Casting, target: Being): Harm {
  const { max } = spell(power, caster.now);
  const { critical: attribute, unreal: believed } = schoolOf(school);
  // HB-SCH-09, HB-FOE-03.
  const unreal = believed && target.tags.includes('sans-esprit');
  const armour = target.tags.includes('immateriel') ? 0 : armourOf(g, target);
  if (unreal) return { target, damage: always(0), attribute, believed };
  if (g.state.variants.spellsPooled !== 'pooled') return { target, damage: through(max, armour), attribute, believed };
  // HB-Q-14.
  const side = sideOf(caster);
  const damage = mapTotals(max, (value) => dueOf(g.state, { side, target, value, armour }).amount);
  return { target, damage, attribute, believed };
}
