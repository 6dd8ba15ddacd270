import type { OfferedDecision } from '@souterrain/kernel';
import type { Lang } from '@souterrain/words';
import type { HeldDeck } from '../../../systems/adaptor.ts';
import { readFaces } from './faces.ts';
import { entryWords } from './physical-words.ts';

/** What people typed, read against what is asked: the options it stands for, and what is wrong with it. */
export interface Entry {
  readonly picks: readonly string[];
  readonly problem?: string;
  /** True when nothing is missing nor too much. */
  readonly complete: boolean;
}

export interface Reading {
  readonly decision: OfferedDecision;
  readonly deck: HeldDeck | undefined;
  readonly lang: Lang;
}

/** How many dice or cards of the throw are left to say. */
export const leftOf = ({ params }: OfferedDecision): number =>
  Number(params?.count ?? 1) - Number(params?.number ?? 1) + 1;

export const isDice = ({ id }: OfferedDecision): boolean => id === 'lancer-les-des';

/** One line for a whole throw: every die or card of it, in order. */
export function readEntry(text: string, { decision, deck, lang }: Reading): Entry {
  const said = entryWords[lang];
  const { picks, problem } = isDice(decision)
    ? diceIn(text, { decision, lang })
    : cardsIn(text, { decision, deck, lang });
  const left = leftOf(decision);
  if (problem !== undefined) return { picks, problem, complete: false };
  if (picks.length > left) return { picks, problem: said.tooMany(picks.length, left), complete: false };
  return { picks, complete: picks.length === left };
}

interface Read {
  readonly picks: readonly string[];
  readonly problem?: string;
}

function diceIn(text: string, { decision, lang }: Omit<Reading, 'deck'>): Read {
  const sides = Number(decision.params?.sides);
  const { faces, wrong } = readFaces(text, { sides });
  const picks = faces.map(String);
  return wrong === undefined ? { picks } : { picks, problem: entryWords[lang].notAFace(wrong, sides) };
}

/** A card that came once cannot come again: the pile shrinks as the line is read. */
function cardsIn(text: string, { decision, deck, lang }: Reading): Read {
  const said = entryWords[lang];
  const left = new Set(decision.options.map(({ id }) => id));
  const picks: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const meant = deck?.read(word, lang) ?? [word];
    if (meant.length === 0) return { picks, problem: said.notACard(word) };
    const card = meant.find((one) => left.has(one));
    if (card === undefined) return { picks, problem: said.gone(deck?.name(meant[0]!, lang) ?? word) };
    left.delete(card);
    picks.push(card);
  }
  return { picks };
}
