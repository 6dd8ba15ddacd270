import type { RuleText } from '@souterrain/catalog';
import type { ByLang } from '@souterrain/words';

export interface Chapter {
  readonly id: string;
  readonly title: ByLang<string>;
  /** Ids, in the order of the catalogue. */
  readonly rules: readonly string[];
}

/** The rules of a system, by chapter. */
export interface RuleBook {
  readonly texts: Readonly<Record<string, RuleText>>;
  readonly chapters: readonly Chapter[];
}
