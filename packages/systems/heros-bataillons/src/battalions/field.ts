import { type Rule, roll } from '@souterrain/kernel';
import { readDie } from '../checks/check.ts';
import { endCombat } from '../combat/end.ts';
import type { Being, Scene, Side, Zone } from '../pieces.ts';
import type { Combat, HBState } from '../state.ts';
import type { HB } from '../world.ts';

const ENDS: Readonly<Record<Side, string>> = { heros: 'ouest', adversaires: 'est' };
/** HB-SOLO-16. */
const LAST_ROUND = 20;

const zone = (id: string): Zone => ({
  id,
  exit: id === ENDS.heros || id === ENDS.adversaires,
  lit: true,
  positions: [],
  features: [],
  items: [],
});

/** HB-SOLO-16: a line of three with two flanks. */
export const openField = (title: string): Scene => ({
  title,
  zones: ['ouest', 'centre', 'est', 'nord', 'sud'].map(zone),
  links: [
    ['ouest', 'centre'],
    ['centre', 'est'],
    ['ouest', 'nord'],
    ['nord', 'est'],
    ['ouest', 'sud'],
    ['sud', 'est'],
  ].map(([from, to]) => ({ from: from!, to: to!, open: true })),
  pressure: false,
  place: 'dehors',
  tags: [],
});

/** HB-SOLO-16: each side in one end zone. */
export function takeField(g: HB, title: string): void {
  g.emit({ type: 'sceneOpened', scene: openField(title), rules: ['HB-SOLO-16'] });
  for (const { id, side } of g.state.beings)
    g.emit({ type: 'beingMoved', being: id, zone: ENDS[side], position: null, how: 'place', rules: ['HB-SOLO-16'] });
}

/** HB-SOLO-16: a d20 under the best AGI of each side; the lowest success, a success before a failure, otherwise again. */
export function* rollSides(g: HB): Rule<Side> {
  const best = { heros: bestAgi(g.state, 'heros'), adversaires: bestAgi(g.state, 'adversaires') };
  for (;;) {
    const faces = yield* roll(g, { seat: 0, count: 2, sides: 20, rule: 'HB-SOLO-16' });
    const first = firstOf(faces, best);
    g.emit({ type: 'sidesRolled', faces, first, rules: ['HB-SOLO-16'] });
    if (first !== null) return first;
  }
}

function firstOf([heros, adversaires]: readonly number[], best: Readonly<Record<Side, number>>): Side | null {
  const ours = readDie(heros!, best.heros).success;
  const theirs = readDie(adversaires!, best.adversaires).success;
  if (ours !== theirs) return ours ? 'heros' : 'adversaires';
  if (!ours || heros === adversaires) return null;
  return heros! < adversaires! ? 'heros' : 'adversaires';
}

function bestAgi({ beings }: HBState, side: Side): number {
  let best = 0;
  for (const being of beings) if (being.side === side) best = Math.max(best, being.now.agi);
  return best;
}

export const isTooLong = ({ round }: Combat): boolean => round > LAST_ROUND;

/** HB-SOLO-16: after twenty rounds the side with more FOR left has won. Null while the fight goes on. */
export function* judge(g: HB): Rule<HBState['result']> {
  const { combat, beings } = g.state;
  if (combat && !isTooLong(combat)) return null;
  const heros = strengthOf(beings, 'heros');
  const adversaires = strengthOf(beings, 'adversaires');
  if (combat) {
    g.emit({ type: 'fieldCounted', heros, adversaires, rules: ['HB-SOLO-16'] });
    yield* endCombat(g);
  }
  return heros > adversaires ? 'victoire' : heros < adversaires ? 'defaite' : 'nul';
}

/** FOR of those who still fight. */
export function strengthOf(beings: readonly Being[], side: Side): number {
  let total = 0;
  for (const being of beings)
    if (being.side === side && being.status === 'present' && being.zone !== null) total += being.now.for;
  return total;
}
