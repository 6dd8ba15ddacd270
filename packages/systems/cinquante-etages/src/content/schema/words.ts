import { z } from 'zod';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const said = z.string().trim().min(1);
export const words = z.strictObject({ fr: said, en: said });
export const count = z.int().min(0);
export const yes = z.literal(true);
/** C50-GEN-01: one a band; what is found of none of them has rank 0. */
export const rank = z.int().min(1).max(6);
export const rankOrNone = z.int().min(0).max(6);

/** What a sentence needs of a common noun: see `Noun` in types.ts. */
export const noun = {
  name: words,
  gender: z.enum(['m', 'f']),
  plural: yes.optional(),
  elided: yes.optional(),
  mass: yes.optional(),
  unique: yes.optional(),
};
