/// <reference types="vite/client" />

declare module 'virtual:rules/cinquante-etages' {
  import type { RuleText } from '@souterrain/catalog/load';

  export const texts: Readonly<Record<string, RuleText>>;
}
