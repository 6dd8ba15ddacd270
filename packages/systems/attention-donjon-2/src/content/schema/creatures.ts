import { count, id, placement, words } from '@souterrain/crawl/content/schema';
import { z } from 'zod';

const line = z.string().trim().min(1);
const characteristic = count.nullable().optional();
const ai = z.enum(['melee', 'tir', 'attaque-blesse', 'lache', 'gardien', 'statique']);

/** AD2-MON-02 to AD2-MON-07: characteristics, and no Attribute (AD2-PROF-02). Actions are read by check/profiles.ts. */
export const creature = z.strictObject({
  id,
  name: words,
  plural: words,
  family: id,
  level: z.int().min(1),
  traits: z
    .strictObject({
      defense: characteristic,
      reflexes: characteristic,
      physique: characteristic,
      volonte: characteristic,
    })
    .optional(),
  sante: z.int().min(1).optional(),
  armure: count.optional(),
  deplacement: count.optional(),
  actions: z.array(line),
  english: z.array(line),
  reaction: line.optional(),
  features: z.array(id).optional(),
  featureTags: z.record(id, id).optional(),
  tags: z.array(id),
  immunities: z.array(id).optional(),
  ai: z.array(ai).min(1).max(2).optional(),
  placement: placement.optional(),
  initiative: z.strictObject({ choose: z.int().min(1).optional(), multiple: z.int().min(1).optional() }).optional(),
});
