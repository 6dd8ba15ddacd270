import type { Option } from '@souterrain/kernel';
import { entityOf } from '../magic/entities.ts';
import { POWERS, type Power } from '../magic/powers.ts';
import { schoolOf } from '../magic/schools/index.ts';
import { seenBy } from '../magic/sight.ts';
import { areEnemies, type Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { lifeOf, meanOf, worthOn } from './blow.ts';
import { textOf } from './options.ts';

/** HB-MAG-22, HB-MAG-24: what each die of an amplified spell costs its caster on average. */
const PRICE = 1;
/** HB-MAG-37: another body in front of the others. */
const ENTITY = 0.9;

/** What a spell of one's own, of a scroll or of a wand is worth now. */
export function spellWorth(g: Situation, caster: Being, option: Option): number {
  const power = textOf(option, 'power') as Power;
  const school = textOf(option, 'school');
  const own = option.label === 'lancer-sort';
  const price = own && power !== 'mineur' ? POWERS[power].dice * PRICE : 0;
  if (price > 0 && lifeOf(caster) <= 3 * price) return 0;
  const gain = gainOf(g, caster, { school, power, form: textOf(option, 'form') });
  return gain - (price * 1.5) / Math.max(1, lifeOf(caster));
}

interface Aimed {
  readonly school: string;
  readonly power: Power;
  readonly form: string;
}

function gainOf(g: Situation, caster: Being, { school, power, form }: Aimed): number {
  if (form === 'invocation') return entityOf(g.state, caster) === null ? ENTITY * POWERS[power].dice : 0;
  if (form !== 'toucher') return 0;
  const { heals, damage } = schoolOf(school);
  if (heals) return healingOf(g.state, caster, power);
  return damage.length > 0 ? burstOf(g, caster, power) : 0;
}

/** HB-MAG-38: the highest die on as many targets of one zone as there are dice. */
function burstOf(g: Situation, caster: Being, power: Power): number {
  const { dice, reach } = POWERS[power];
  const sides = Array.from({ length: dice }, () => 6);
  const byZone = new Map<string, number[]>();
  for (const { being, links } of seenBy(g.state, caster)) {
    if (links > reach || being.status !== 'present' || !areEnemies(caster, being)) continue;
    const damage = meanOf(sides, { stopped: being.armour, life: lifeOf(being) });
    byZone.set(being.zone!, [...(byZone.get(being.zone!) ?? []), worthOn(g, being, damage)]);
  }
  let most = 0;
  for (const worths of byZone.values()) {
    const best = worths.sort((a, b) => b - a).slice(0, dice);
    most = Math.max(
      most,
      best.reduce((sum, worth) => sum + worth, 0),
    );
  }
  return most;
}

/** HB-SCH-06: worth it for somebody in need. */
function healingOf(state: HBState, caster: Being, power: Power): number {
  const { dice, reach } = POWERS[power];
  let most = 0;
  for (const { being, links } of seenBy(state, caster)) {
    if (links > reach || areEnemies(caster, being)) continue;
    const lost = being.max.end - being.now.end + being.max.for - being.now.for;
    most = Math.max(most, needOf(being) * Math.min(lost, 2 + dice));
  }
  return most;
}

/** How badly a being needs a point of healing. */
export const needOf = (being: Being): number => {
  if (being.status === 'coma') return 1;
  return being.now.end > 0 ? 0.1 : 2.5 / Math.max(1, being.now.for);
};
