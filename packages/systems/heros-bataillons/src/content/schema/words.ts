import { z } from 'zod';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const said = z.string().trim().min(1);
export const words = z.strictObject({ fr: said, en: said });
export const count = z.int().min(0);
export const yes = z.literal(true);
export const tested = z.enum(['for', 'agi', 'vol']);
export const d6 = z.int().min(1).max(6);

/** HB-ATTR-18 to HB-ATTR-22: the caps bind every being. */
export const gift = z.int().min(0).max(18);
export const endurance = z.int().min(0).max(15);

/** HB-GEAR-01: the dice of the game. */
const die = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);

export const attack = z.strictObject({
  id,
  name: words.optional(),
  dice: z.array(die).min(1),
  ranges: z.array(z.enum(['melee', 'jet', 'tir'])).min(1),
  hands: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  explosive: yes.optional(),
  critical: tested.optional(),
  magical: yes.optional(),
  riders: z.array(id).optional(),
});
