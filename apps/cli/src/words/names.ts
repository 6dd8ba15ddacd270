/** Whoever gives no name plays somebody who has one, the same as on the page. */
export const HERO_NAMES = ['Aldric', 'Ysolde', 'Bardin', 'Ombrine', 'Tancrède'] as const;
