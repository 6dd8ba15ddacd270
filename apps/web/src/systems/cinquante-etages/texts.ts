/** One language a chunk: a table that plays in French never fetches the English. */
export const texts = {
  fr: () => import('@souterrain/cinquante-etages/text/fr'),
  en: () => import('@souterrain/cinquante-etages/text/en'),
};
