/** Talents that come with others. AD1-DODGE-31: Maîtrise de l'esquive is what Agilité féline gives. */
export const GRANTS: Readonly<Record<string, readonly string[]>> = { 'agilite-feline': ['maitrise-esquive'] };

/** Talents, each with what comes with it. */
export const withGranted = (talents: readonly string[]): readonly string[] =>
  talents.flatMap((id) => [id, ...(GRANTS[id] ?? [])]);
