/// <reference types="vite/client" />

declare module 'virtual:rules/*' {
  import type { RuleText } from '@souterrain/catalog';

  export const texts: Readonly<Record<string, RuleText>>;
}
