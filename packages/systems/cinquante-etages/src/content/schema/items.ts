import { z } from 'zod';
import { count, id, noun, rank, rankOrNone, words } from './words.ts';

/** C50-EQP-01. */
export const weapon = z.strictObject({
  id,
  category: z.enum(['lourde', 'courte', 'distance']),
  rank: rankOrNone,
  damage: count,
  price: count,
  ...noun,
});

/** C50-EQP-02. */
export const armour = z.strictObject({ id, rank: rankOrNone, value: count, price: count, ...noun });

/** A hero counts shields without telling them apart, so there is one kind of them. */
export const shield = z.strictObject({ id: z.literal('targe'), value: count, price: count, ...noun });

/** C50-MAG-01. */
export const spell = z.strictObject({ id, rank, damage: count, piercing: count, price: count, name: words });

/** C50-MAG-06: what each of them does is a rule. */
export const scroll = z.strictObject({
  id: z.enum(['peau-de-pierre', 'soin', 'pas-regle', 'fumee']),
  price: count,
  name: words,
});

/** C50-TRE-05: a price a rank. */
export const potion = z.strictObject({ id, heals: z.int().min(1), prices: z.array(count).length(6), ...noun });
