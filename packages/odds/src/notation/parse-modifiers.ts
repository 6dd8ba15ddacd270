import type { Comparison, Dice, Keep, Reroll, Sign } from './expression.ts';
import { Unreadable } from './fault.ts';
import type { Token } from './lexer.ts';
import type { Tokens } from './tokens.ts';
import { worthsOf } from './ways.ts';

const SIGNS = ['>=', '<=', '>', '<', '='] as const satisfies readonly Sign[];
const MODIFIERS = ['kh', 'kl', 'dh', 'dl', 'k', 'd', 'r', 'ro', '!'] as const;

export type Modifier = Token & { readonly text: (typeof MODIFIERS)[number] };

export const modifier = (tokens: Tokens): Modifier | undefined => tokens.takeIf(...MODIFIERS);

/** A comparison, if one stands here. */
export function comparison(tokens: Tokens): Comparison | undefined {
  const sign = tokens.takeIf(...SIGNS)?.text;
  return sign && { sign, than: tokens.signedNumber() };
}

/** `r` alone rerolls the lowest face, `r1` the face 1. */
export function rerolled(tokens: Tokens, token: Modifier, { faces, reroll }: Dice): Reroll {
  if (reroll) throw new Unreadable(token, { code: 'repeated', modifier: token.text });
  const face = (): number => (tokens.next.kind === 'number' ? tokens.signedNumber() : Math.min(...worthsOf(faces)));
  const when = comparison(tokens) ?? { sign: '=', than: face() };
  return { when, once: token.text === 'ro' };
}

/** `!` alone explodes on the highest face. */
export function exploding(tokens: Tokens, token: Modifier, { faces, explode, keep }: Dice): Comparison {
  if (explode) throw new Unreadable(token, { code: 'repeated', modifier: '!' });
  if (keep) throw new Unreadable(token, { code: 'not-together', modifier: '!', other: 'kh, kl, dh, dl' });
  return comparison(tokens) ?? { sign: '=', than: Math.max(...worthsOf(faces)) };
}

/** Dice dropped on one side are dice kept on the other. */
export function kept(tokens: Tokens, token: Modifier, { keep, explode, count }: Dice): Keep {
  if (keep) throw new Unreadable(token, { code: 'repeated', modifier: token.text });
  if (explode) throw new Unreadable(token, { code: 'not-together', modifier: token.text, other: '!' });
  const named = tokens.next.kind === 'number' ? tokens.number({ what: 'dice', min: 1 }) : 1;
  const drops = token.text.startsWith('d');
  if (named > count || (drops && named === count))
    throw new Unreadable(token, { code: 'too-many-kept', got: named, dice: count });
  const high = token.text.endsWith('h') || token.text === 'k';
  return { which: high === drops ? 'lowest' : 'highest', dice: drops ? count - named : named };
}
