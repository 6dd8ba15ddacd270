/** One language a chunk: a table that plays in French never fetches the English. */
export const texts = {
  fr: () => import('@souterrain/attention-donjon/text/fr'),
  en: () => import('@souterrain/attention-donjon/text/en'),
};
