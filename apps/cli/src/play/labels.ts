import type { Asked, AskedOption } from '@souterrain/kernel';
import { type Company, type Labelled, type Lang, physicalWords, type SystemWords, toldApart } from '@souterrain/words';

/** Questions of the kernel itself: no system has words for them. */
const PHYSICAL = new Set(['lancer-les-des', 'tirer-les-cartes']);

export interface Labels {
  prompt(decision: Asked): string;
  option(decision: Asked, option: AskedOption): Labelled;
}

/** Decisions in words, whoever asks them. */
export function labelsOf(lang: Lang, words: SystemWords, company: Company): Labels {
  const say = (d: Asked, o: AskedOption): Labelled => {
    if (d.id === 'tirer-les-cartes') return { label: words.term(String(o.params?.card), undefined) };
    return PHYSICAL.has(d.id) ? { label: physicalWords[lang].option(o) } : words.option(d, o, company);
  };
  let told: { readonly of: Asked; say(option: AskedOption): Labelled } | undefined;
  return {
    prompt: (d) => (PHYSICAL.has(d.id) ? physicalWords[lang].prompt(d) : words.prompt(d, company)),
    option: (d, o) => {
      if (told?.of !== d) told = { of: d, say: toldApart(d, (one) => say(d, one)) };
      return told.say(o);
    },
  };
}
