import { z } from 'zod';
import { DECK } from '../src/cards/index.ts';
import type { Content } from '../src/content/content.ts';

const keys = (table: object) => Object.keys(table) as [string, ...string[]];
const natural = z.number().int().min(0);
const square = z
  .tuple([z.number().int(), z.number().int()])
  .describe('[x, y] from the north-west square of the drawing');
const card = z.enum(DECK);
const mark = z.string().describe('a state or an effect, such as secoue');
const zone = z.string().describe('a zone of the drawing, such as a; or its id, such as r0-a');
const ownItemOf = (items: object) =>
  z.union([
    z.enum(keys(items)),
    z.strictObject({
      base: z.enum(keys(items)),
      place: z.enum(['equipe', 'porte', 'stocke']).optional(),
      hands: z.array(natural).optional(),
      charges: natural.optional(),
      loaded: z.boolean().optional(),
      broken: z.literal(true).optional(),
      enchantment: z.string().optional(),
    }),
  ]);

const heroWith = (plainTraits: string, ownItem: ReturnType<typeof ownItemOf>) =>
  z
    .strictObject({
      at: square,
      name: z.string(),
      origin: z.string(),
      careers: z.array(z.string()),
      traits: z.record(z.string(), natural.nullable()).describe(plainTraits),
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
      items: z.array(ownItem).describe('equipped where they have a slot, carried otherwise'),
      wounds: z.array(z.strictObject({ id: z.string(), hand: natural.optional() })),
      jokers: z.array(z.enum(['joker-1', 'joker-2'])),
      marks: z.array(mark),
      reactions: natural,
    })
    .partial();

const creatureOf = (creatures: object) =>
  z.strictObject({
    id: z.enum(keys(creatures)),
    at: square.optional(),
    group: z.string().optional().describe('figures of one group act together; one group a profile by default'),
    camp: z.enum(['hostile', 'heros', 'neutre']).optional(),
    sante: natural.optional(),
    marks: z.array(mark).optional(),
    reactions: natural.optional(),
  });

const treasure = z.strictObject({
  zones: z.array(zone).optional().describe('where it may be searched for; anywhere by default'),
  type: z.string().optional().describe('the table it imposes'),
  failures: natural.optional(),
});

const hazardOf = (peripeties: object) =>
  z.strictObject({
    peripetie: z.enum(keys(peripeties)),
    zone,
    at: square.optional().describe('where its element stands'),
    round: natural.optional(),
    notes: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())])).optional(),
  });

/** What the packs of an edition name, and what its plain hero is. */
export interface GivenWords {
  readonly content: Content;
  readonly plainTraits: string;
}

/** The situation a case starts from: a Round whose turns are set. All that is left out is plain. */
export function givenSchemaOf({ content, plainTraits }: GivenWords) {
  const { items, scenery, creatures, peripeties, scenarios } = content;
  const ownItem = ownItemOf(items);
  return z.strictObject({
    drawing: z.string().optional().describe('a room: letters are zones, # rock, the frame holds . and doors (+)'),
    legend: z.record(z.string(), z.strictObject({ zone: z.string(), feature: z.enum(keys(scenery)) })).optional(),
    startRoom: z.literal(true).optional().describe('the start room of the scenario instead of a drawing'),
    heroes: z.array(heroWith(plainTraits, ownItem)).min(1).max(6).optional(),
    creatures: z.array(creatureOf(creatures)).optional(),
    scenario: z.enum(keys(scenarios)).optional(),
    phase: z.enum(['preparation', 'tours', 'resolution']).optional().describe('what comes next; tours by default'),
    round: natural.optional(),
    order: z
      .array(z.strictObject({ hero: natural.optional(), group: z.string().optional(), card }))
      .optional()
      .describe('turns to come, highest first: heroes count from 1; the first hero on the As of Pique by default'),
    discard: z.array(card).optional(),
    doors: z
      .record(z.string(), z.enum(['inconnue', 'ouverte', 'fermee', 'impasse']))
      .optional()
      .describe('porte-1, porte-2… in reading order; unknown unless told'),
    treasures: z.array(treasure).optional(),
    piles: z
      .array(z.strictObject({ at: square, items: z.array(ownItem).optional(), deniers: natural.optional() }))
      .optional(),
    hazards: z.array(hazardOf(peripeties)).optional().describe('péripéties already on the board'),
    ticks: z.record(z.string(), natural).optional().describe('Longévité boxes ticked, by event'),
  });
}

export type Given = z.infer<ReturnType<typeof givenSchemaOf>>;
