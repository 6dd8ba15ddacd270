import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { spellEnded } from '../magic/endings.ts';
import type { Being, Mark, Until } from '../pieces.ts';
import type { HB } from '../world.ts';
import { harmfulState, maySpare, spare } from './chance.ts';

/** HB-CHA-03: a state that harms; a hero may spend Chance to avoid it. True when it was suffered. */
export function* inflict(
  g: HB,
  being: Being,
  { mark, rules }: { mark: Mark; rules: readonly RuleId[] },
): Rule<boolean> {
  if (maySpare(being) && (yield* spare(g, being, harmfulState(being, mark.id)))) return false;
  gain(g, being, { mark, rules });
  return true;
}

/** HB-MAG-43: the same effect does not add up: the longer one is kept. */
export function gain(g: HB, being: Being, { mark, rules }: { mark: Mark; rules: readonly RuleId[] }): void {
  const held = being.marks.find(({ id }) => id === mark.id);
  if (held && lastsLonger(held, mark)) return;
  g.emit({ type: 'markGained', being: being.id, mark, rules });
}

function lastsLonger({ until: held }: Mark, { until }: Mark): boolean {
  if (SPANS[held.in] !== SPANS[until.in]) return SPANS[held.in] > SPANS[until.in];
  if (held.in !== 'rounds' || until.in !== 'rounds') return held.in === until.in && held.in !== 'turn';
  return held.minute > until.minute;
}

/** A scene outlasts turns, rounds and fights. */
const SPANS: Readonly<Record<Until['in'], number>> = { turn: 0, rounds: 0, combat: 0, scene: 1, removed: 2 };

export function lose(
  g: HB,
  being: Being,
  { mark, why, rules }: { mark: string; why: 'fini' | 'retire'; rules: readonly RuleId[] },
): void {
  const held = being.marks.find(({ id }) => id === mark);
  if (!held) return;
  g.emit({ type: 'markLost', being: being.id, mark, why, rules });
  spellEnded(g, being, held);
}
