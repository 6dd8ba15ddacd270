import { DECK } from '@souterrain/crawl';
import { z } from 'zod';
import { CREATURES, ITEMS } from '../src/content/index.ts';

const keys = (table: object) => Object.keys(table) as [string, ...string[]];
const natural = z.number().int().min(0);
const square = z
  .tuple([z.number().int(), z.number().int()])
  .describe('[x, y] from the north-west square of the drawing');
const card = z.enum(DECK as unknown as [string, ...string[]]);
const item = z.enum(keys(ITEMS));
const mark = z.string().describe('a state or an effect, such as secoue');

const hero = z
  .strictObject({
    at: square,
    name: z.string(),
    origin: z.string(),
    careers: z.array(z.string()),
    traits: z.record(z.string(), natural.nullable()).describe('attributes are 3 and skills 2 unless told'),
    santeMax: natural,
    sante: natural,
    heroismeMax: natural,
    heroisme: natural,
    arcane: card,
    talents: z.array(z.string()),
    proie: z.string().nullable(),
    deplacement: natural,
    deniers: natural,
    xp: natural,
    items: z
      .array(
        z.union([
          item,
          z.strictObject({
            base: item,
            place: z.enum(['equipe', 'porte', 'stocke']).optional(),
            hands: z.array(natural).optional(),
            charges: natural.optional(),
            loaded: z.boolean().optional(),
            broken: z.literal(true).optional(),
            enchantment: z.string().optional(),
          }),
        ]),
      )
      .describe('equipped where they have a slot, carried otherwise'),
    wounds: z.array(z.strictObject({ id: z.string(), hand: natural.optional() })),
    jokers: z.array(z.enum(['joker-1', 'joker-2'])),
    marks: z.array(mark),
    reactions: natural,
  })
  .partial();

const creature = z.strictObject({
  id: z.enum(keys(CREATURES)),
  at: square.optional(),
  group: z.string().optional().describe('figures of one group act together; one group a profile by default'),
  camp: z.enum(['hostile', 'heros', 'neutre']).optional(),
  sante: natural.optional(),
  marks: z.array(mark).optional(),
  reactions: natural.optional(),
});

/** The situation a case starts from: a Round whose turns are set. All that is left out is plain. */
export const givenSchema = z.strictObject({
  drawing: z.string().optional().describe('a room: letters are zones, # rock, the frame holds . and doors (+)'),
  legend: z.record(z.string(), z.strictObject({ zone: z.string(), feature: z.string() })).optional(),
  heroes: z.array(hero).min(1).max(6).optional(),
  creatures: z.array(creature).optional(),
  scenario: z.string().optional(),
  round: natural.optional(),
  order: z
    .array(z.strictObject({ hero: natural.optional(), group: z.string().optional(), card }))
    .optional()
    .describe('turns to come, highest first: heroes count from 1; the first hero on the As of Pique by default'),
  discard: z.array(card).optional(),
});

export type Given = z.infer<typeof givenSchema>;
