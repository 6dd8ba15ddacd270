import type { Option } from '@souterrain/kernel';
import { standingIn } from '../beings/own.ts';
import { holdsEnemy } from '../combat/ai-plan.ts';
import { targetsOf } from '../combat/reach.ts';
import { weaponSetsOf } from '../combat/weapons.ts';
import { areEnemies, type Being, type ZoneId } from '../pieces.ts';
import { stepToward, zoneOf } from '../scene/moves.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { actionWorth } from './actions.ts';
import { attackWorth, lifeOf } from './blow.ts';
import { bestOf, firstOf, textOf } from './options.ts';

/** A step costs a little: who has somebody at hand stays. */
const STEP = 0.9;
const HOPELESS = 3;

/** One option of a turn: out of trouble, then the best blow, from here or one zone away, then toward the enemy. */
export function turnChoice(g: Situation, being: Being, options: readonly Option[]): number {
  const end = options.length - 1;
  const risen = firstOf(options, ['se-relever', 'sauter-a-bas']);
  if (risen >= 0) return risen;
  if (g.state.delve && isLost(g.state, being)) return escapeChoice(g.state, being, options);
  if (g.state.combat?.turn?.acted) return end;
  const here = bestOf(options, (option) => actionWorth(g, being, option));
  const worth = here < 0 ? 0 : actionWorth(g, being, options[here]!);
  const away = bestOf(options, (option) => moveWorth(g, being, option), worth);
  if (away >= 0) return away;
  if (here >= 0) return worth > 0.05 ? (climb(g.state, being, options) ?? here) : here;
  const step = stepToward(g.state, being, (zone) => holdsEnemy(g.state, being, zone));
  return firstOf(options, [`aller-${step}`, options[end]!.id]);
}

/** What could be struck from another zone. */
function moveWorth(g: Situation, being: Being, option: Option): number {
  if (option.label !== 'aller') return 0;
  const from: ZoneId = textOf(option, 'zone');
  const there = standingIn(being, from);
  let most = 0;
  for (const set of weaponSetsOf(g, being)) {
    if (set.stowed) continue;
    for (const target of targetsOf(g.state, { attacker: there, set, from }))
      most = Math.max(most, attackWorth(g, { attacker: there, set, target, explosive: false }));
  }
  return STEP * most;
}

/** HB-MOV-04, HB-SOLO-01: the high ground first, where it is free. */
function climb({ scene }: HBState, { zone, position }: Being, options: readonly Option[]): number | null {
  if (position !== null) return null;
  for (const { id, tag } of zoneOf(scene!, zone!).positions) {
    const index = tag === 'hauteur' ? firstOf(options, [`se-placer-${id}`]) : -1;
    if (index >= 0) return index;
  }
  return null;
}

/** HB-MOV-05: in a delve one may come back another day. */
function isLost({ beings }: HBState, being: Being): boolean {
  let ours = 0;
  let theirs = 0;
  for (const other of beings) {
    if (other.status !== 'present' || other.zone === null) continue;
    if (areEnemies(other, being)) theirs += lifeOf(other);
    else ours += lifeOf(other);
  }
  return being.hero !== null && being.now.end === 0 && theirs > HOPELESS * ours;
}

function escapeChoice(state: HBState, being: Being, options: readonly Option[]): number {
  const out = firstOf(options, ['quitter-le-combat']);
  if (out >= 0) return out;
  const { entry } = state.delve!;
  const step = entry === null ? null : stepToward(state, being, (zone) => zone === entry);
  return firstOf(options, [`aller-${step}`, options[options.length - 1]!.id]);
}
