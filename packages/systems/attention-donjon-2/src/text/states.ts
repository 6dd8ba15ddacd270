import { type ByLang, deFr } from '@souterrain/words';
import { ATTRIBUTES } from '../notation/index.ts';
import { registered } from './registered.ts';

/** AD2-ETAT-25: `perte-vigueur` and the like. */
const losses = (said: (attribute: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ATTRIBUTES).map(([id, name]) => [`perte-${id}`, said(name)]));

/** States, as a token says them. */
export const states: ByLang<Readonly<Record<string, string>>> = {
  fr: { ...registered('fr', 'state'), ...losses((name) => `Perte ${deFr(name)}`) },
  en: { ...registered('en', 'state'), ...losses((name) => `Loss of ${name}`) },
};
