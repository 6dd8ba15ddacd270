import type { ByLang, Lang } from '@souterrain/words';
import type { Action, Effects } from '../action.ts';
import { ATTRIBUTES, characteristicNamed } from '../keywords.ts';
import { CORE, type Vocabulary } from '../vocabulary.ts';
import { type Speaker, sayEffects, saySum, valuedIn } from './effects.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Phrases } from './phrases.ts';

export { faultInWords, warningInWords } from './faults.ts';

const PHRASES: ByLang<Phrases> = { fr, en };

const speakerOf = (lang: Lang, vocabulary: Vocabulary): Speaker => ({ phrases: PHRASES[lang], lang, vocabulary });

/** A line of notation told in sentences: what it is, where it reaches, the check, its outcomes, its options. */
export function actionInWords(action: Action, lang: Lang, vocabulary: Vocabulary = CORE): string[] {
  const speaker = speakerOf(lang, vocabulary);
  const { phrases } = speaker;
  return [
    ...sayHeading(action, phrases),
    ...(action.range === null ? [] : [phrases.mode(action.range, action.attack)]),
    sayTest(action, phrases),
    ...sayOutcome(action, speaker),
    ...sayOptions(action, speaker),
  ].map(phrases.sentence);
}

/** AD2-NOT-34. */
export function reactionInWords(effects: Effects, lang: Lang, vocabulary: Vocabulary = CORE): string {
  const speaker = speakerOf(lang, vocabulary);
  return speaker.phrases.sentence(speaker.phrases.reaction(sayEffects(speaker, effects)));
}

function sayHeading({ name, cost, tags }: Action, { costs, heading }: Phrases): string[] {
  const remarks = [...(cost === 'standard' ? [] : [costs[cost]]), ...tags];
  const told = heading(name ?? '', remarks);
  return told === '' ? [] : [told];
}

function sayTest({ attribute, skill, required, difficulty, outcome }: Action, phrases: Phrases): string {
  const { first, rest } = difficulty;
  const characteristic = typeof first === 'string' ? characteristicNamed(first) : undefined;
  const check = phrases.check(ATTRIBUTES[attribute], skill && { name: skill.name, required });
  if (characteristic === undefined) return `${check} ${phrases.againstNumber(saySum(String(first), rest))}`;
  // AD2-ENN-19: in an enemy action the roller is himself the target.
  const whose = outcome?.kind === 'enemy' ? 'enemy' : 'target';
  return `${check} ${saySum(phrases.againstCharacteristic(characteristic, whose), rest)}`;
}

function sayOutcome({ outcome }: Action, speaker: Speaker): string[] {
  const { phrases } = speaker;
  if (outcome === null) return [];
  if (outcome.kind === 'own') return [phrases.success(sayEffects(speaker, outcome.effects))];
  return [phrases.failure(sayEffects(speaker, outcome.failure)), phrases.success(sayEffects(speaker, outcome.success))];
}

function sayOptions({ outcome, options }: Action, speaker: Speaker): string[] {
  const raised = new Set(outcome?.kind === 'own' ? valuedIn(outcome.effects) : []);
  return options.map(({ price, effects, most }) =>
    speaker.phrases.option(price, sayEffects(speaker, effects, raised), most),
  );
}
