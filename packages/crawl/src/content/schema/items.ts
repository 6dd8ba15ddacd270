import { z } from 'zod';
import { amount, attack, count, id, rank, skill, words, yes } from './words.ts';

const slot = z.enum(['main', 'armure', 'vetement', 'tete', 'talisman', 'anneau', 'gants', 'bottes', 'ceinture', 'sac']);
const pieces = z.union([z.int().min(1), z.literal('d6')]);

export const item = z.strictObject({
  id,
  name: words,
  kind: z.enum(['arme', 'armure', 'bouclier', 'objet', 'consommable', 'valeur']),
  slot: slot.optional(),
  slots: z.array(slot).min(2).optional(),
  hands: z.union([z.literal(1), z.literal(2)]).optional(),
  price: count.nullable(),
  rarity: z.int().min(2).max(14).nullable(),
  resale: count.optional(),
  magic: yes.optional(),
  renowned: yes.optional(),
  cursed: yes.optional(),
  attacks: z.array(attack).min(1).optional(),
  parade: count.optional(),
  endurance: count.optional(),
  agiliteCap: z.int().min(1).optional(),
  requirement: z.int().min(1).optional(),
  features: z.array(id).optional(),
  carried: yes.optional(),
  use: id.optional(),
  lends: skill.optional(),
  charges: pieces.optional(),
  porte: count.optional(),
  stocke: count.optional(),
  armes: count.optional(),
});

const gift = z.union([
  z.strictObject({
    item: id,
    count: pieces.optional(),
    value: amount.optional(),
    suited: yes.optional(),
    ammunition: yes.optional(),
  }),
  z.strictObject({ deniers: amount }),
  z.strictObject({ again: id, count: z.int().min(1), instead: amount.optional() }),
]);
const gifts = z.array(gift).min(1);

/** A row gives the same to every suit, or says what each suit gives. */
export const treasureRow = z.union([
  gifts,
  z.strictObject({ coeur: gifts, carreau: gifts, pique: gifts, trefle: gifts }),
]);

/** AD1-TRES-18: a row for every rank. */
export const table = z.strictObject({ id, rows: z.record(rank, treasureRow) });
