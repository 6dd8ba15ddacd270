import type { Action, Effect, Effects } from '../notation/index.ts';

/** What one does to oneself or to one's own side: it gives back, protects, blesses. */
const KIND: ReadonlySet<string> = new Set(['soins', 'heroisme', 'armure', 'beni', 'action-gratuite']);

/** AD2-MON-06: an enemy action, or a plain one whose effects are for its own side. */
export const fitsMonster = ({ outcome }: Action): boolean =>
  outcome !== null && (outcome.kind === 'enemy' || isKindly(outcome.effects));

const isKindly = (effects: Effects): boolean => effects.every((joined) => joined.every(isKind));

function isKind(effect: Effect): boolean {
  switch (effect.kind) {
    case 'removal':
      return true;
    case 'dice':
      return effect.sign === '+';
    case 'extra-target':
      return effect.effects === null || isKindly(effect.effects);
    default:
      return KIND.has(effect.id);
  }
}
