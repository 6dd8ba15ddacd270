import type { Figure } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import { characteristicOf, STANDS_FOR } from '../figures/values.ts';
import type { Action } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { JetOrder } from '../world/jet.ts';
import { countChanges, countDice, diceOf } from './count.ts';
import { blank } from './draft.ts';

/** The dice a character would throw against a line of an enemy, if nobody declared anything. */
export function diceAgainst(
  g: AD2,
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
  const jet = blank(g.state, order);
  countDice(g, jet);
  return diceOf(g, jet);
}

/** AD2-PROF-04: what a figure without Attributes opposes; +nD and -nD count as +n and -n. */
export function comparedTerms(g: AD2, order: JetOrder): readonly Term[] {
  const characteristic = STANDS_FOR[order.attribute];
  const value = characteristicOf(g, order.who, characteristic) ?? 0;
  const jet = blank(g.state, order);
  jet.dice.push({ label: characteristic, value, rule: 'AD2-PROF-04' });
  countChanges(g, jet);
  if (order.extraDice) for (const term of order.extraDice) jet.dice.push(term);
  return jet.dice;
}
