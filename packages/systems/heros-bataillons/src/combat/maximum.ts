import type { Being, Side } from '../pieces.ts';
import type { HBState, Struck } from '../state.ts';
import type { HB } from '../world.ts';

interface Due {
  /** What is still to be suffered, armour counted. */
  readonly amount: number;
  /** The same before armour: what another would take in its place (HB-HERO-02). */
  readonly gross: number;
  /** What the side has already dealt this round. */
  readonly dealt: number;
}

/** HB-ATK-09, HB-ATK-10, HB-ATK-11: whether the attacks of a side on one target count together over the round. */
const pools = ({ variants, combat }: HBState, side: Side): boolean =>
  // HB-Q-10: heroes alone may be bound by it. HB-Q-11: only those who declare a joint attack.
  combat !== null && variants.sameTarget === 'round' && (variants.highestDie === 'everyone' || side === 'heros');

export function struckBy({ combat }: HBState, side: Side, { id }: Being): Struck | undefined {
  if (combat) for (const entry of combat.struck) if (entry.side === side && entry.target === id) return entry;
  return undefined;
}

/** The highest die of a side on a target this round (HB-SOLO-14). */
export const highestOn = (state: HBState, side: Side, target: Being): number =>
  pools(state, side) ? (struckBy(state, side, target)?.highest ?? 0) : 0;

/**
 * HB-ATK-11: notes a value of a side on a target and says what it adds to what was dealt. A blow that Chance spares or
 * that another takes still counts (HB-CHA-07, HB-HERO-02).
 */
export function dueFor(g: HB, hit: Hit): Due {
  const { side, target, value } = hit;
  const struck = struckBy(g.state, side, target);
  const held = pools(g.state, side) ? struck : undefined;
  const due = addedTo(held, hit);
  if (g.state.combat)
    g.emit({
      type: 'maximumReached',
      side,
      target: target.id,
      value: Math.max(held?.highest ?? 0, value),
      dealt: due.dealt + due.amount,
      attacks: (struck?.attacks ?? 0) + 1,
      rules: ['HB-ATK-11'],
    });
  return due;
}

interface Hit {
  readonly side: Side;
  readonly target: Being;
  readonly value: number;
  readonly armour: number;
}

/** What a value would add to what was dealt. */
export const dueOf = (state: HBState, hit: Hit): Due =>
  addedTo(pools(state, hit.side) ? struckBy(state, hit.side, hit.target) : undefined, hit);

function addedTo(held: Struck | undefined, { value, armour }: Hit): Due {
  const dealt = held?.dealt ?? 0;
  return {
    amount: Math.max(0, value - armour - dealt),
    gross: Math.max(0, value - (held?.highest ?? 0)),
    dealt,
  };
}
