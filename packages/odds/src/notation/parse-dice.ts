import { type Dice, type Faces, passes } from './expression.ts';
import { Unreadable } from './fault.ts';
import { LIMITS } from './limits.ts';
import { exploding, kept, type Modifier, modifier, rerolled } from './parse-modifiers.ts';
import type { Tokens } from './tokens.ts';
import { waysOf, worthsOf } from './ways.ts';

/** `4d6`, `d%`, `3d{-1,0,2}kh2`…: the next token is a `d`, or a number before one. */
export function dice(tokens: Tokens): Dice {
  const count = tokens.next.kind === 'number' ? tokens.number({ what: 'dice', min: 1 }) : 1;
  tokens.take();
  let read: Dice = { kind: 'dice', count, faces: faces(tokens) };
  for (let token = modifier(tokens); token; token = modifier(tokens)) {
    read = modified(tokens, token, read);
    check(read, token);
  }
  return read;
}

function faces(tokens: Tokens): Faces {
  if (tokens.takeIf('%')) return { kind: 'numbered', sides: 100 };
  if (tokens.takeIf('f')) return { kind: 'worths', worths: [-1, 0, 1] };
  if (tokens.takeIf('{')) return { kind: 'worths', worths: worths(tokens) };
  if (tokens.next.kind !== 'number') tokens.refuse('sides');
  return { kind: 'numbered', sides: tokens.number({ what: 'sides', min: 1 }) };
}

function worths(tokens: Tokens): number[] {
  const read = [tokens.signedNumber()];
  for (let comma = tokens.takeIf(','); comma; comma = tokens.takeIf(',')) {
    if (read.length === LIMITS.faces)
      throw new Unreadable(comma, {
        code: 'out-of-range',
        what: 'faces',
        got: read.length + 1,
        min: 1,
        max: LIMITS.faces,
      });
    read.push(tokens.signedNumber());
  }
  tokens.demand('}', ',');
  return read;
}

function modified(tokens: Tokens, token: Modifier, read: Dice): Dice {
  switch (token.text) {
    case 'r':
    case 'ro':
      return { ...read, reroll: rerolled(tokens, token, read) };
    case '!':
      return { ...read, explode: exploding(tokens, token, read) };
    default:
      return { ...read, keep: kept(tokens, token, read) };
  }
}

/** Refuses a die that would be thrown for ever, or in too many ways; the modifier read last is the one to blame. */
function check(read: Dice, token: Modifier): void {
  const sides = worthsOf(read.faces).length;
  if (read.reroll?.once && sides > LIMITS['sides-rerolled'])
    throw new Unreadable(token, {
      code: 'out-of-range',
      what: 'sides-rerolled',
      got: sides,
      min: 1,
      max: LIMITS['sides-rerolled'],
    });
  const { explode } = read;
  const ways = waysOf(read);
  if (ways.length === 0 || (explode && ways.every((worth) => passes(explode, worth))))
    throw new Unreadable(token, { code: 'endless', modifier: token.text });
}
