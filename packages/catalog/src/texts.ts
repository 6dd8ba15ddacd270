import type { Bilingual, Catalogue } from './catalogue.ts';

/** What a client shows of an id. Of a variant switch: its label, the question, the reading played and the other one. */
export interface RuleText {
  readonly title: Bilingual;
  readonly rule: Bilingual;
  readonly ruling?: Bilingual;
  readonly alternative?: Bilingual;
}

export function texts(catalogue: Catalogue): Record<string, RuleText> {
  const all: Record<string, RuleText> = {};
  for (const { id, title, text, ruling } of catalogue.rules) {
    all[id] = { title, rule: text, ...(ruling === undefined ? {} : { ruling }) };
  }
  for (const { id, label, question, chosen, alternative } of catalogue.questions) {
    all[id] = { title: label, rule: question, ruling: chosen, alternative };
  }
  return all;
}
