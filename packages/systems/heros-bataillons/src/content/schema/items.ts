import { z } from 'zod';
import { attack, count, d6, id, words, yes } from './words.ts';

export const item = z.strictObject({
  id,
  name: words,
  kind: z.enum([
    'arme',
    'armure',
    'bouclier',
    'vetements',
    'outil',
    'potion',
    'parchemin',
    'baguette',
    'grimoire',
    'autre',
  ]),
  price: count.nullable(),
  prices: z.strictObject({ mineur: count, majeur: count, miraculeux: count }).optional(),
  line: id.optional(),
  encumbering: yes.optional(),
  metal: yes.optional(),
  armour: z.int().min(0).max(3).optional(),
  shield: yes.optional(),
  resists: z.array(id).min(1).optional(),
  attack: attack.optional(),
  consumed: yes.optional(),
  fixed: yes.optional(),
  charges: z.int().min(1).optional(),
  bag: z.literal('extraordinaire').optional(),
});

export const service = z.strictObject({
  id,
  name: words,
  price: count,
  per: z.enum(['achat', 'garde', 'heros-et-garde', 'heros-et-journee']),
});

const kitItem = z.strictObject({ base: id, holds: z.record(id, id).optional() });
export const kit = z.strictObject({ id, name: words, roll: d6, items: z.array(kitItem).min(1) });

export const school = z.strictObject({ id, name: words, roll: d6 });
export const effect = z.strictObject({
  id,
  name: words,
  roll: d6,
  details: z.array(id).min(2).optional(),
  rounds: z.literal(6).optional(),
});
export const administration = z.strictObject({ id, name: words, roll: d6 });
