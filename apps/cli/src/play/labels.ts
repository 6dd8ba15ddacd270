import type { Decision, Option } from '@souterrain/kernel';
import { type Company, type Labelled, type Lang, physicalWords, type SystemWords } from '@souterrain/words';

/** Questions of the kernel itself: no system has words for them. */
const PHYSICAL = new Set(['lancer-les-des', 'tirer-les-cartes']);

export interface Labels {
  prompt(decision: Decision): string;
  option(decision: Decision, option: Option): Labelled;
}

/** Decisions in words, whoever asks them. */
export function labelsOf(lang: Lang, words: SystemWords, company: Company): Labels {
  return {
    prompt: (d) => (PHYSICAL.has(d.id) ? physicalWords[lang].prompt(d) : words.prompt(d, company)),
    option: (d, o) => (PHYSICAL.has(d.id) ? { label: physicalWords[lang].option(o) } : words.option(d, o, company)),
  };
}
