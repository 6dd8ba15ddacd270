import type { Rule } from '@souterrain/kernel';
import { spendAction } from '../actions/action.ts';
import { canMove, cross, isNeutralised } from '../actions/movement.ts';
import { canBeSeen } from '../magic/afflictions.ts';
import { castAt } from '../magic/cast.ts';
import { canAmplify, POWERS, type Power } from '../magic/powers.ts';
import { schoolOf, schoolsOf } from '../magic/schools/index.ts';
import { areEnemies, type Being, hasMark, type ZoneId } from '../pieces.ts';
import { waysFrom } from '../scene/moves.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { chooseAmong, chooseAtOnce } from './ai-choice.ts';
import { canAct, canLeaveZone } from './conditions.ts';

/** HB-FOE-03, HB-SOLO-14, HB-SOLO-15: a caster casts instead of attacking: a major spell while END is 3 or more, otherwise a minor one. */
export function* castInstead(g: HB, being: Being, school: string): Rule<boolean> {
  const power: Power = being.now.end >= 3 && canAmplify(g, being, 'majeur') ? 'majeur' : 'mineur';
  const zones = zonesFor(g.state, being);
  const within = enemiesIn(g.state, being, { zones, power });
  if (within.length === 0) return false;
  const wanted = { among: within, why: 'hasard' };
  const target = chooseAtOnce(g, being, wanted) ?? (yield* chooseAmong(g, being, wanted));
  const from = zones.find((zone) => isReached(g.state, { from: zone, target, power }))!;
  if (from !== being.zone) yield* cross(g, being, from);
  if (!canAct(being)) return true;
  spendAction(g, being, { rule: 'HB-ACT-02' });
  const beside = within.filter((other) => other !== target && other.zone === target.zone);
  const targets = [target, ...beside.slice(0, POWERS[power].dice - 1)];
  yield* castAt(g, { caster: being, source: 'ecole', school, form: 'toucher', power }, targets);
  return true;
}

/** HB-SCH-06, HB-ALC-21: what cannot hurt is no use to the software, and glue in the mouth leaves no word. */
export function schoolToCast(being: Being): string | null {
  if (hasMark(being, 'muet')) return null;
  for (const school of schoolsOf(being)) if (!schoolOf(school).heals) return school;
  return null;
}

/** Where it can stand this turn, without moving first. */
function zonesFor(state: HBState, being: Being): readonly ZoneId[] {
  const stays = isNeutralised(being) || !canMove(being, state.combat!.turn!) || !canLeaveZone(state, being);
  return stays ? [being.zone!] : [being.zone!, ...waysFrom(state.scene!, being, being.zone!)];
}

const isReached = (
  { scene }: HBState,
  { from, target, power }: { from: ZoneId; target: Being; power: Power },
): boolean => isWithin(scene!, { from, to: target.zone! }, POWERS[power].reach);

function enemiesIn(
  state: HBState,
  being: Being,
  { zones, power }: { zones: readonly ZoneId[]; power: Power },
): readonly Being[] {
  const found: Being[] = [];
  for (const target of state.beings) {
    if (!areEnemies(being, target) || !canAct(target) || !canBeSeen(target, being)) continue;
    for (const from of zones)
      if (isReached(state, { from, target, power })) {
        found.push(target);
        break;
      }
  }
  return found;
}
