/// <reference types="vite/client" />

declare module 'virtual:rules/*' {
  import type { RuleText } from '@souterrain/catalog';

  export const texts: Readonly<Record<string, RuleText>>;
  export const chapters: readonly import('./rulebook/rule-book.ts').Chapter[];
}
