/** One language a chunk: a table that plays in French never fetches the English. */
export const texts = {
  fr: () => import('@souterrain/le-puits/text/fr'),
  en: () => import('@souterrain/le-puits/text/en'),
};
