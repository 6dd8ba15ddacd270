import { z } from 'zod';
import { count, id, noun, words, yes } from './words.ts';

/** C50-CRE-01. */
export const creature = z.strictObject({
  id,
  band: id.optional(),
  characteristic: z.enum(['for', 'agi', 'int']),
  car: count,
  pv: z.int().min(1),
  damage: count,
  atk: z.int(),
  armour: count,
  gold: count,
  ...noun,
});

/** C50-CLS-01. */
export const heroClass = z.strictObject({
  id,
  name: words,
  pitch: words,
  weapons: z.array(id),
  armour: id,
  shields: count,
  spells: z.array(id),
  potions: z.array(id),
  bonusAtk: count,
  bonusPv: count,
  armourLimit: count,
  trapBonus: count,
  shieldAllowed: yes.optional(),
  magic: yes.optional(),
  sureStep: yes.optional(),
});
