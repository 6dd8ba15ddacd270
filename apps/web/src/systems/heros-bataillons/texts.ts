/** One language a chunk: a table that plays in French never fetches the English. */
export const texts = {
  fr: () => import('@souterrain/heros-bataillons/text/fr'),
  en: () => import('@souterrain/heros-bataillons/text/en'),
};
