import type { Figure } from '@souterrain/crawl/state';
import type { Term } from '@souterrain/kernel';
import { characteristicOf, STANDS_FOR } from '../figures/values.ts';
import type { Action } from '../notation/index.ts';
import type { State } from '../state.ts';
import { countChanges, countDice, diceOf } from './count.ts';
import { blank } from './draft.ts';
import type { JetOrder } from './jet.ts';

/** The dice a character would throw against a line of an enemy, if nobody declared anything. */
export function diceAgainst(
  state: State,
  { victim, by, line }: { readonly victim: Figure; readonly by: Figure; readonly line: Action },
): number {
  const skill = line.skill?.id ?? null;
  const order: JetOrder = {
    who: victim,
    purpose: 'resister',
    attribute: line.attribute,
    skill,
    difficulty: [],
    action: line,
    by,
  };
  const jet = blank(state, order);
  countDice(state, jet);
  return diceOf(state, jet);
}

/** AD2-PROF-04: what a figure without Attributes opposes; +nD and -nD count as +n and -n. */
export function comparedTerms(state: State, order: JetOrder): readonly Term[] {
  const characteristic = STANDS_FOR[order.attribute];
  const value = characteristicOf(state, order.who, characteristic) ?? 0;
  const jet = blank(state, order);
  jet.dice.push({ label: characteristic, value, rule: 'AD2-PROF-04' });
  countChanges(state, jet);
  if (order.extraDice) for (const term of order.extraDice) jet.dice.push(term);
  return jet.dice;
}
