import { bearingsWith } from '@souterrain/crawl/figures';
import { type Sum, sum, type Term } from '@souterrain/kernel';
import { attributeOf, couvertureTerms, skillOf, totalOf } from '../figures/values.ts';
import { type Fortune, type Verdict, verdictOf } from '../rolls/index.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';

/** AD2-ATTR-02, AD2-ORDRE-07: counts the dice, but for the floor. */
export function countDice(g: AD2, jet: Jet): void {
  const value = attributeOf(g, jet.who, jet.attribute);
  jet.dice.push({ label: jet.attribute, value, rule: 'AD2-JET-06' });
  countChanges(g, jet);
  if (jet.extraDice) for (const term of jet.extraDice) jet.dice.push(term);
}

/** AD2-BONUS-01, AD2-BONUS-05: +nD and -nD, one term for each source. */
export function countChanges(g: AD2, jet: Jet): void {
  const { who, by, dice: terms } = jet;
  if (isCovered(g.state, jet)) for (const term of couvertureTerms(g, who)) terms.push(term);
  for (const at of bearingsWith(g, who).dice) {
    const value = at.feature.dice!(g, at, jet);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  if (by)
    for (const at of bearingsWith(g, by).imposes) {
      const value = at.feature.imposes!(g, at, jet);
      if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
    }
}

/** AD2-VAL-04, AD2-Q-08: against attacks in close combat, or all attacks. */
export function isCovered(state: AD2State, jet: Jet): boolean {
  const { action, purpose } = jet;
  if (purpose !== 'resister' || !action?.attack) return false;
  return action.range?.kind === 'cac' || state.variants.shieldConversion === 'all';
}

/** AD2-JET-09, AD2-BONUS-01: counts the Compétence, and what is added to it or to the result. */
export function countAdded(g: AD2, jet: Jet): void {
  const { who, skill, added: terms } = jet;
  const held = skill === null ? undefined : skillOf(who, skill);
  if (held) terms.push({ label: skill!, value: held, rule: 'AD2-COMP-02' });
  for (const at of bearingsWith(g, who).added) {
    const value = at.feature.added!(g, at, jet);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
}

/** Dice fixed by a state, whatever else (AD2-ETAT-08, AD2-ETAT-11); the Compétence is then worth nothing. */
export function fixedDice(g: AD2, jet: Jet): Term | undefined {
  for (const at of bearingsWith(g, jet.who).fixedDice) {
    const value = at.feature.fixedDice!(g, at, jet);
    if (value !== undefined) return { label: at.feature.id, value, rule: at.feature.rule };
  }
  return undefined;
}

/** AD2-BONUS-06, AD2-BONUS-07, AD2-BONUS-08, AD2-ETAT-10: how many dice its terms make. */
export function diceOf(g: AD2, jet: Jet): number {
  const fixed = fixedDice(g, jet);
  if (fixed) return fixed.value;
  const [attribute] = jet.dice;
  const floor = attribute!.value >= 1 && g.state.variants.minDice === 'one' ? 1 : 0;
  let dice = Math.max(floor, totalOf(jet.dice));
  for (const at of bearingsWith(g, jet.who).diceLimit) dice = at.feature.diceLimit!(g, at, jet, dice);
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

export function fortuneOf(g: AD2, { who, beni, maudit }: Pick<Jet, 'who' | 'beni' | 'maudit'>): Fortune {
  let [tempsFort, beniState, mauditState] = [false, false, false];
  for (const at of bearingsWith(g, who).condition) {
    const condition = at.feature.condition!(g, at);
    if (condition === 'temps-fort') tempsFort = true;
    else if (condition === 'beni') beniState = true;
    else if (condition === 'maudit') mauditState = true;
  }
  return { tempsFort, beniState, mauditState, beni, maudit };
}

/** AD2-ORDRE-14, AD2-BENI-18: what the dice as they lie are worth, with a change that somebody considers. */
export function verdictWith(g: AD2, jet: Jet, change: Change = UNCHANGED): Verdict {
  const { beni = jet.beni, maudit = jet.maudit, added = 0 } = change;
  return verdictOf(jet.thrown, {
    added: totalOf(jet.added) + added,
    difficulty: difficultyOf(jet),
    fortune: fortuneOf(g, { who: jet.who, beni, maudit }),
  });
}

/** AD2-JET-07, AD2-JET-09, AD2-REU-08: the best die, what is added to it, the Réussites it takes. */
export const resultOf = (added: readonly Term[], { best, used }: Verdict): Sum =>
  sum('resultat', [
    { label: 'meilleur-de', value: best, rule: 'AD2-JET-07' },
    ...added,
    ...(used ? [{ label: 'reussites', value: used, rule: 'AD2-REU-08' } as const] : []),
  ]);

interface Change {
  readonly beni?: boolean;
  readonly maudit?: boolean;
  readonly added?: number;
}

const UNCHANGED: Change = {};

/** True when a change would turn the Jet, or leave more Réussites to something they can buy. */
export function wouldMatter(g: AD2, jet: Jet, change: Change): boolean {
  const added = totalOf(jet.added);
  const difficulty = difficultyOf(jet);
  const fortune = fortuneOf(g, jet);
  const before = verdictOf(jet.thrown, { added, difficulty, fortune });
  const { beni = jet.beni, maudit = jet.maudit, added: more = 0 } = change;
  const { tempsFort, beniState, mauditState } = fortune;
  const changed = { tempsFort, beniState, mauditState, beni, maudit };
  const after = verdictOf(jet.thrown, { added: added + more, difficulty, fortune: changed });
  if (before.success !== after.success) return true;
  // AD2-Q-05: Réussites of a failure may still cancel something.
  if (!after.success && jet.by !== undefined && g.state.variants.enemyCancelOnFailure === 'yes')
    return after.reussites !== before.reussites;
  return after.success && after.surplus !== before.surplus && hasUse(jet);
}

/** AD2-XBER-04: the dice of a Coup de poker may be thrown once more. */
export function mayRethrow(g: AD2, jet: Pick<Jet, 'who' | 'attribute'>): boolean {
  for (const at of bearingsWith(g, jet.who).rethrows) if (at.feature.rethrows!(g, at, jet)) return true;
  return false;
}

/** AD2-POKER-09: a success is worth gambling where more Réussites would buy something. */
export const hasUse = ({ options, reducible }: Jet): boolean => (options?.length ?? 0) > 0 || reducible === true;
