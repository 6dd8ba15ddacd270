import type { AttackEntry } from '../pieces.ts';
/** An attack with every member written down, absent ones as undefined: every blow reads them, faster when all have one shape. */
export const wholeAttack = (written: AttackEntry): AttackEntry =>
  ({
    id: written.id,
    name: written.name,
    dice: written.dice,
    ranges: written.ranges,
    hands: written.hands,
    explosive: written.explosive,
    critical: written.critical,
    magical: written.magical,
    most: written.most,
    riders: written.riders,
  }) as AttackEntry;
