import { z } from 'zod';
import { count, id, placement, square, words, yes } from './words.ts';

export const tile = z.strictObject({
  id,
  name: words,
  drawing: z.string().min(1),
  legend: z.record(z.string().length(1), z.strictObject({ zone: z.string().regex(/^[a-z]$/), feature: id })).optional(),
  inner: z.array(z.strictObject({ x: count, y: count, side: z.enum(['n', 'e', 's', 'w']) })).optional(),
  loose: yes.optional(),
});

export const scenery = z.strictObject({
  id,
  name: words,
  solid: yes.optional(),
  opaque: yes.optional(),
  cover: yes.optional(),
  destructible: yes.optional(),
  effect: z.enum(['lave', 'precipice', 'piege', 'interrupteur']).optional(),
});

const group = z.strictObject({
  creature: id,
  count: z.union([
    z.int().min(1),
    z.strictObject({ dice: z.int().min(1), sides: z.int().min(2), plus: z.int().optional() }),
    z.strictObject({ perHero: z.number().positive() }),
  ]),
  placement: placement.optional(),
  camp: z.enum(['hostile', 'heros', 'neutre']).optional(),
  controller: z.literal('declencheur').optional(),
  squares: z.array(square).optional(),
  boss: yes.optional(),
});

export const encounter = z.strictObject({
  id,
  name: words,
  groups: z.array(group).min(1),
  treasure: z.enum(['cherche', 'auto', 'aucun', 'consommable']).optional(),
});
