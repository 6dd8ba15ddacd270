import type { Figure } from '@souterrain/crawl/state';
import type { Term } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import type { Condition } from '../figures/features.ts';
import { attributeOf, couvertureTerms, skillOf, totalOf } from '../figures/values.ts';
import { type Fortune, type Verdict, verdictOf } from '../rolls/index.ts';
import type { State } from '../state.ts';
import type { Jet } from './jet.ts';

/** AD2-ORDRE-07: the terms of the dice, but for the floor. */
export const diceTerms = (state: State, jet: Jet): Term[] => [
  { label: jet.attribute, value: attributeOf(state, jet.who, jet.attribute), rule: 'AD2-JET-06' },
  ...changeTerms(state, jet),
];

/** AD2-BONUS-05: +nD and -nD, one term for each source. */
export function changeTerms(state: State, jet: Jet): Term[] {
  const { who, by } = jet;
  const terms: Term[] = [];
  if (isCovered(state, jet)) terms.push(...couvertureTerms(state, who));
  for (const at of bearingsWith(state, who).dice) {
    const value = at.feature.dice!(state, at, jet);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  if (by)
    for (const at of bearingsWith(state, by).imposes) {
      const value = at.feature.imposes!(state, at, jet);
      if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
    }
  return terms;
}

/** AD2-VAL-04, AD2-Q-08: against attacks in close combat, or all attacks. */
export function isCovered(state: State, jet: Jet): boolean {
  const { action, purpose } = jet;
  if (purpose !== 'resister' || !action?.attack) return false;
  return action.range?.kind === 'cac' || state.variants.shieldConversion === 'all';
}

/** AD2-JET-09: the Compétence, and what is added to it or to the result. */
export function addedTerms(state: State, jet: Jet): Term[] {
  const { who, skill } = jet;
  const terms: Term[] = [];
  const held = skill === null ? undefined : skillOf(who, skill);
  if (held) terms.push({ label: skill!, value: held, rule: 'AD2-COMP-02' });
  for (const at of bearingsWith(state, who).added) {
    const value = at.feature.added!(state, at, jet);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  return terms;
}

/** Dice fixed by a state, whatever else (AD2-ETAT-08, AD2-ETAT-11); the Compétence is then worth nothing. */
export function fixedDice(state: State, jet: Jet): Term | undefined {
  for (const at of bearingsWith(state, jet.who).fixedDice) {
    const value = at.feature.fixedDice!(state, at, jet);
    if (value !== undefined) return { label: at.feature.id, value, rule: at.feature.rule };
  }
  return undefined;
}

/** AD2-BONUS-06, AD2-BONUS-08, AD2-ETAT-10: how many dice its terms make. */
export function diceOf(state: State, jet: Jet): number {
  const fixed = fixedDice(state, jet);
  if (fixed) return fixed.value;
  const [attribute] = jet.dice;
  const floor = attribute!.value >= 1 && state.variants.minDice === 'one' ? 1 : 0;
  let dice = Math.max(floor, totalOf(jet.dice));
  for (const at of bearingsWith(state, jet.who).diceLimit) dice = at.feature.diceLimit!(state, at, jet, dice);
  return dice;
}

/** The terms of the dice with what the floor or a limit made of them: they add up to the dice thrown. */
export function settledTerms(jet: Jet, dice: number): readonly Term[] {
  const gap = dice - totalOf(jet.dice);
  if (gap === 0) return jet.dice;
  const change: Term =
    gap > 0
      ? { label: 'un-de-au-moins', value: gap, rule: 'AD2-BONUS-06' }
      : { label: 'des-limites', value: gap, rule: 'AD2-ETAT-10' };
  return [...jet.dice, change];
}

/** AD2-JET-13: at least 1. */
export const difficultyOf = ({ difficulty }: Jet): number => Math.max(1, totalOf(difficulty));

export function fortuneOf(state: State, { who, beni, maudit }: Pick<Jet, 'who' | 'beni' | 'maudit'>): Fortune {
  const tempsFort = isIn(state, who, 'temps-fort');
  return { tempsFort, beniState: isIn(state, who, 'beni'), mauditState: isIn(state, who, 'maudit'), beni, maudit };
}

function isIn(state: State, who: Figure, condition: Condition): boolean {
  for (const at of bearingsWith(state, who).condition) if (at.feature.condition!(state, at) === condition) return true;
  return false;
}

/** AD2-ORDRE-14: what the dice as they lie are worth, with a change that somebody considers. */
export function verdictWith(state: State, jet: Jet, change: Change = UNCHANGED): Verdict {
  const { beni = jet.beni, maudit = jet.maudit, added = 0 } = change;
  return verdictOf(jet.thrown, {
    added: totalOf(jet.added) + added,
    difficulty: difficultyOf(jet),
    fortune: fortuneOf(state, { who: jet.who, beni, maudit }),
  });
}

interface Change {
  readonly beni?: boolean;
  readonly maudit?: boolean;
  readonly added?: number;
}

const UNCHANGED: Change = {};

/** True when a change would turn the Jet, or leave more Réussites to something they can buy. */
export function wouldMatter(state: State, jet: Jet, change: Change): boolean {
  const before = verdictWith(state, jet);
  const after = verdictWith(state, jet, change);
  if (before.success !== after.success) return true;
  // AD2-Q-05: Réussites of a failure may still cancel something.
  if (!after.success && jet.by !== undefined && state.variants.enemyCancelOnFailure === 'yes')
    return after.reussites !== before.reussites;
  return after.success && after.surplus !== before.surplus && hasUse(jet);
}

/** AD2-XBER-04: the dice of a Coup de poker may be thrown once more. */
export function mayRethrow(state: State, jet: Pick<Jet, 'who' | 'attribute'>): boolean {
  for (const at of bearingsWith(state, jet.who).rethrows) if (at.feature.rethrows!(state, at, jet)) return true;
  return false;
}

/** AD2-POKER-09: a success is worth gambling where more Réussites would buy something. */
export const hasUse = ({ options, reducible }: Jet): boolean => (options?.length ?? 0) > 0 || reducible === true;
