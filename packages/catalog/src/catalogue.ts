import type { SystemId } from './systems.ts';

export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

export const KINDS = ['rule', 'definition', 'table', 'example', 'gap'] as const;
export type RuleKind = (typeof KINDS)[number];

export interface Section {
  readonly id: string;
  readonly title: Bilingual;
}

export interface RuleEntry {
  readonly id: string;
  readonly section: string;
  readonly kind: RuleKind;
  readonly source: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly ruling?: Bilingual;
  readonly vector?: string;
}

/** A point the seed leaves open: the reading the game plays, and the other one behind a variant switch. */
export interface Question {
  readonly id: string;
  readonly variant: string;
  readonly about: readonly string[];
  readonly label: Bilingual;
  readonly question: Bilingual;
  readonly chosen: Bilingual;
  readonly alternative: Bilingual;
}

export interface Erratum {
  readonly id: string;
  readonly date: string;
  readonly was: string;
  readonly now: string;
  readonly why: string;
}

export interface Catalogue {
  readonly system: SystemId;
  readonly sections: readonly Section[];
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly Question[];
  readonly errata: readonly Erratum[];
}
