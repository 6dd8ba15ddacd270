import { z } from 'zod';
import { treasureRow } from './items.ts';
import { count, id, matcher, rank, square, suit, words, yes } from './words.ts';

const contents = z.union([
  z.enum(['feuille', 'rien']),
  z.strictObject({ encounter: id.optional(), peripetie: id.optional(), encounterFirst: yes.optional() }),
]);
const cards = z.array(matcher).min(1);

const road = z.strictObject({ cards, room: id, tile: id, next: id, contents, uniqueLast: yes.optional() });

const effect = z.union([
  z.strictObject({ encounter: id }),
  z.strictObject({ peripetie: id }),
  z.strictObject({ damage: z.int().min(1) }),
  z.strictObject({ defeat: yes }),
  z.strictObject({ nothing: yes }),
]);

const objective = z.union([
  z.strictObject({ kill: z.literal('boss') }),
  z.strictObject({ reach: id, hold: z.int().min(1).optional() }),
  z.strictObject({ collect: id, count: z.int().min(1).optional() }),
  z.strictObject({ escort: id }),
  z.strictObject({ survive: z.int().min(1) }),
  z.strictObject({ leave: yes }),
]);

/** AD1-SCEN-01. */
export const scenario = z.strictObject({
  id,
  name: words,
  pitch: words,
  heroes: z.tuple([z.int().min(1), z.int().min(1)]),
  start: z.strictObject({ room: id, tile: id, heroRows: z.array(count).min(1) }),
  exit: z.strictObject({ room: id, squares: z.array(square).min(1) }).optional(),
  suitOrder: z.tuple([suit, suit, suit, suit]).optional(),
  roundLimit: z.int().min(1).nullable(),
  road: z.array(road).min(1),
  events: z.strictObject({
    contents: z.array(z.strictObject({ cards, gives: contents })).optional(),
    unexpected: z.array(
      z.strictObject({ id, cards, longevity: z.int().min(1).nullable(), effects: z.array(effect).min(1) }),
    ),
  }),
  encounters: z.array(id),
  peripeties: z.array(id),
  treasures: z.partialRecord(rank, id).optional(),
  treasureRows: z.record(id, z.partialRecord(rank, treasureRow)).optional(),
  objective,
  bonusXp: count.optional(),
  reward: count.optional(),
  replacements: yes.optional(),
});
