import { attack, count, id, placement, words } from '@souterrain/crawl/content/schema';
import { z } from 'zod';

/** AD1-BEST-01. */
export const creature = z.strictObject({
  id,
  name: words,
  plural: words,
  family: id,
  level: z.int().min(1),
  traits: z.record(id, count.nullable()).optional(),
  parade: count.optional(),
  endurance: count.optional(),
  natural: count.optional(),
  sante: z.int().min(1).optional(),
  deplacement: count.optional(),
  attacks: z.array(attack),
  features: z.array(id).optional(),
  tags: z.array(id),
  immunities: z.array(id).optional(),
  ai: z.enum(['melee', 'tir', 'attaque-blesse', 'lache', 'gardien', 'statique']).optional(),
  placement: placement.optional(),
  initiative: z.strictObject({ choose: z.int().min(1).optional(), multiple: z.int().min(1).optional() }).optional(),
});
