import type { Lang } from '@souterrain/words';
import type { Amount, Effect, Effects, Further, Quantity, Sign } from '../action.ts';
import { fold } from '../fold.ts';
import { HEALABLE } from '../keywords.ts';
import { printQuantity } from '../print-amount.ts';
import { nameOf, type Vocabulary } from '../vocabulary.ts';
import type { Change, Measure, Phrases } from './phrases.ts';

export interface Speaker {
  readonly phrases: Phrases;
  readonly lang: Lang;
  readonly vocabulary: Vocabulary;
}

/** Effects in words; an unsigned amount of one of `raised` adds to what the action does already (AD2-NOT-26). */
export function sayEffects(speaker: Speaker, effects: Effects, raised: ReadonlySet<string> = new Set()): string {
  const { phrases } = speaker;
  if (effects.length === 0) return phrases.nothing;
  return phrases.either(
    effects.map((joined) => phrases.both(joined.map((effect) => sayEffect(speaker, effect, raised)))),
  );
}

/** The amounts named by effects: what an option may raise. */
export const valuedIn = (effects: Effects): string[] =>
  effects.flat().flatMap((effect) => (effect.kind === 'valued' ? [effect.id] : []));

function sayEffect(speaker: Speaker, effect: Effect, raised: ReadonlySet<string>): string {
  const { phrases } = speaker;
  switch (effect.kind) {
    case 'valued':
      return sayValued(speaker, effect, raised);
    case 'state':
      return phrases.state(label(speaker, effect.id), effect.rounds);
    case 'plain':
      return phrases.plain[effect.id] ?? label(speaker, effect.id);
    case 'extra-target':
      return phrases.extraTarget(effect.effects === null ? null : sayEffects(speaker, effect.effects));
    case 'removal':
      return effect.removed === fold(HEALABLE)
        ? phrases.removedHealable
        : phrases.removed(label(speaker, effect.removed));
    case 'dice':
      return phrases.dice(effect.dice, effect.sign === '+' ? 'more' : 'less');
  }
}

const label = ({ lang, vocabulary }: Speaker, id: string): string => nameOf(id, vocabulary).label[lang];

function sayValued(
  speaker: Speaker,
  { id, amount }: Extract<Effect, { kind: 'valued' }>,
  raised: ReadonlySet<string>,
): string {
  const measure = measureOf(amount);
  const change = changeOf(amount, raised.has(id));
  const own = speaker.phrases.valued[id];
  return own ? own(measure, change) : speaker.phrases.otherValued(label(speaker, id), measure, change);
}

function changeOf({ sign }: Amount, raised: boolean): Change {
  if (sign === null) return raised ? 'more' : 'plain';
  return sign === '+' ? 'more' : 'less';
}

const measureOf = ({ first, rest }: Amount): Measure => ({
  text: saySum(printQuantity(first), rest),
  one: rest.length === 0 && (first === 0 || first === 1),
});

const SPACED: Readonly<Record<Sign, string>> = { '+': ' + ', '-': ' − ' };

export const saySum = (first: string, rest: readonly Further<Quantity>[]): string =>
  first + rest.map(({ sign, term }) => SPACED[sign] + printQuantity(term)).join('');
