import { z } from 'zod';
import { count, id, rank, yes } from './words.ts';

/** C50-RUN-01. */
const depth = z.int().min(1).max(50);

/** C50-GEN-01. */
export const band = z.strictObject({
  id,
  rank,
  first: depth,
  last: depth,
  side: z.int().min(4).max(20),
  walls: count,
  webs: count,
  traps: count,
  trapDamage: count,
  chests: count,
  creatures: count,
  fountains: count,
  growth: z.int().min(1).optional(),
});

/** C50-CRE-09, C50-GEN-05. */
export const floor = z.strictObject({ id, floor: depth, boss: id.optional(), merchant: yes.optional() });
