import type { Action, Effect, Effects, Outcome, Range, ReussiteOption } from './action.ts';
import { fold } from './fold.ts';
import { ATTACK, ATTRIBUTES, COST_MARKS, HEALABLE, MOST, RANGES, REQUIRED, RESERVED } from './keywords.ts';
import { isWord } from './lex.ts';
import { printAmount, printDifficulty } from './print-amount.ts';
import { CORE, nameOf, type Vocabulary } from './vocabulary.ts';

/** AD2-NOT-03: the canonical line; parsing it gives the same action. */
export function printAction(action: Action, vocabulary: Vocabulary = CORE): string {
  const { cost, name, tags, range, options } = action;
  const parts = [
    name === null ? '' : bareOrQuoted(name, name.split(' ')),
    tags.length === 0 ? '' : `[${tags.join(', ')}]`,
    range === null ? '' : `${action.attack ? `${ATTACK}/` : ''}${printRange(range)}`,
    printTest(action),
    action.outcome === null ? '' : printOutcome(action.outcome, vocabulary),
    options.length === 0 ? '' : `[${options.map((option) => printOption(option, vocabulary)).join(', ')}]`,
  ];
  return COST_MARKS[cost] + parts.filter((part) => part !== '').join(' ');
}

/** AD2-NOT-34. */
export const printReaction = (effects: Effects, vocabulary: Vocabulary = CORE): string =>
  `Réaction/Esquive : ${printEffects(effects, vocabulary)}`;

/** AD2-NOT-04: quotes where the words could be read otherwise. */
const bareOrQuoted = (text: string, words: readonly string[]): string =>
  words.every((word) => isWord(word) && !RESERVED.has(fold(word))) ? text : `"${text}"`;

export const printRange = (range: Range): string =>
  range.kind === 'cac' ? RANGES.cac : `${RANGES[range.kind]} ${range.zones}`;

function printTest({ attribute, skill, required, difficulty }: Action): string {
  const named = skill === null ? '' : `/${bareOrQuoted(skill.name, [skill.name])}`;
  return `${ATTRIBUTES[attribute]}${named} ${required ? `(${REQUIRED}) ` : ''}${printDifficulty(difficulty)}`;
}

const printOutcome = (outcome: Outcome, vocabulary: Vocabulary): string =>
  outcome.kind === 'own'
    ? `: ${printEffects(outcome.effects, vocabulary)}`
    : `(${printEffects(outcome.failure, vocabulary)}/${printEffects(outcome.success, vocabulary)})`;

function printOption({ price, effects, most }: ReussiteOption, vocabulary: Vocabulary): string {
  const bought = printEffects(effects, vocabulary);
  return `${price === 1 ? '' : `${price}R `}${bought}${most === null ? '' : ` ${MOST} ${most}`}`;
}

export const printEffects = (effects: Effects, vocabulary: Vocabulary = CORE): string =>
  effects.length === 0
    ? '-'
    : effects.map((joined) => joined.map((effect) => printEffect(effect, vocabulary)).join(' & ')).join(' | ');

function printEffect(effect: Effect, vocabulary: Vocabulary): string {
  switch (effect.kind) {
    case 'valued':
      return `${nameOf(effect.id, vocabulary).label.fr} ${printAmount(effect.amount)}`;
    case 'state':
      return nameOf(effect.id, vocabulary).label.fr + printRounds(effect.rounds);
    case 'plain':
      return nameOf(effect.id, vocabulary).label.fr;
    case 'extra-target':
      return `Cible supplémentaire${effect.effects === null ? '' : ` (${printEffects(effect.effects, vocabulary)})`}`;
    case 'removal':
      return `Retirer (${removedName(effect.removed, vocabulary)})`;
    case 'dice':
      return `${effect.sign}${effect.dice}D`;
  }
}

const printRounds = (rounds: number | null): string =>
  rounds === null ? '' : ` (${rounds} ${rounds === 1 ? 'Round' : 'Rounds'})`;

export const removedName = (removed: string, vocabulary: Vocabulary): string =>
  removed === fold(HEALABLE) ? HEALABLE : nameOf(removed, vocabulary).label.fr;
