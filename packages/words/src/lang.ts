export type Lang = 'fr' | 'en';

export const LANGS: readonly Lang[] = ['fr', 'en'];

/** The same thing in every language: what no table may leave incomplete. */
export type ByLang<T> = Readonly<Record<Lang, T>>;
