import { z } from 'zod';
import type { WithContent } from '../src/content/types.ts';

const keys = (table: object) => Object.keys(table) as [string, ...string[]];
const natural = z.int().min(0);
const attribute = z.enum(['for', 'agi', 'vol', 'end']);
const values = z.partialRecord(attribute, natural);
const holds = z.record(z.string(), z.string());
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const until = z.union([
  z.strictObject({ in: z.literal('rounds'), of: id, left: natural, minute: natural }),
  z.strictObject({ in: z.literal('turn'), of: id, begun: z.boolean() }),
  z.strictObject({ in: z.enum(['combat', 'scene', 'removed']) }),
]);

const mark = z.union([
  id.describe('a state that lasts until something removes it'),
  z.strictObject({
    id,
    until: until.optional(),
    value: z.int().optional(),
    by: id.optional(),
    zone: z.string().optional(),
    holds: holds.optional(),
  }),
]);

const attack = z.strictObject({
  id,
  dice: z.array(natural).min(1),
  ranges: z.array(z.enum(['melee', 'jet', 'tir'])).min(1),
  hands: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  explosive: z.boolean().optional(),
  critical: attribute.optional(),
  magical: z.boolean().optional(),
  riders: z.array(z.string()).optional(),
});

const being = z
  .strictObject({
    values: values.describe('10 in each, END 4, unless told'),
    now: values.describe('current values, where they differ'),
    armour: natural,
    size: z.enum(['petit', 'moyen', 'grand', 'colossal']),
    tags: z.array(z.string()),
    attacks: z.array(attack),
    critical: attribute,
    status: z.enum(['present', 'parti', 'rendu', 'coma', 'mort']),
    zone: z.string().nullable(),
    position: z.string(),
    marks: z.array(mark),
    used: z.array(z.string()),
    seat: natural.nullable().describe('null for a being that the software plays'),
    commander: id,
  })
  .partial();

const link = z.strictObject({
  from: id,
  to: id,
  open: z.boolean().optional(),
  kind: z.enum(['paroi', 'gouffre']).optional(),
});

const combat = z.strictObject({
  initiative: z.enum(['normal', 'depourvu', 'surprise', 'embuscade', 'perdue']).optional(),
  round: natural.optional(),
  order: z.array(z.array(id)).optional().describe('who acts together; heroes, then adversaries, unless told'),
  acted: z.array(id).optional(),
  played: z.array(id).optional().describe('who has had a turn before; everybody unless told'),
  shaken: z
    .array(z.enum(['premier', 'moitie', 'chef', 'seul']))
    .optional()
    .describe('why the adversaries have already wavered'),
});

const delve = z.strictObject({
  place: z.enum(['bourg', 'donjon']).optional(),
  rooms: natural.optional().describe('opened and cleared; the group is in the last one'),
  length: natural.optional(),
  leader: natural.optional(),
});

/** The situation a case starts from: a fight whose turns come, unless told. All that is left out is plain. */
export function givenSchemaOf({ content }: WithContent) {
  const item = z.union([
    z.enum(keys(content.items)),
    z.strictObject({
      base: z.enum(keys(content.items)),
      id: id.optional().describe('its base unless told'),
      place: z.enum(['porte', 'pret', 'sac', 'mains']).optional().describe('ready unless told'),
      charges: natural.optional(),
      holds: holds.optional().describe('what a potion, a scroll, a wand or a grimoire holds'),
      known: z.boolean().optional(),
    }),
  ]);

  const hero = being.extend({
    talents: z
      .array(
        z.union([
          z.enum(keys(content.talents)),
          z.strictObject({ id: z.enum(keys(content.talents)), degree: z.literal([1, 2, 3]) }),
        ]),
      )
      .optional(),
    abilities: z.array(id).optional(),
    schools: z.array(id).optional(),
    items: z.array(item).optional(),
    held: holds.optional(),
    chance: natural.optional().describe('none unless told'),
    chanceMax: natural.optional(),
    exhausted: z.boolean().optional(),
    wakeful: natural.optional(),
    progress: natural.optional(),
    brewDay: natural.optional(),
  });

  const adversary = being.extend({
    id: id.optional().describe('e1, e2… unless told'),
    profile: z
      .enum(keys(content.creatures))
      .optional()
      .describe('an entry of the bestiary; what else is told replaces its own'),
    battalion: z.literal(true).optional(),
    side: z.enum(['heros', 'adversaires']).optional(),
  });

  const zone = z.union([
    id,
    z.strictObject({
      id,
      exit: z.boolean().optional(),
      lit: z.boolean().optional(),
      positions: z.array(z.strictObject({ id, tag: z.enum(['hauteur', 'couvert', 'passage']) })).optional(),
      features: z.array(z.string()).optional(),
      items: z.array(item).optional(),
    }),
  ]);

  return z.strictObject({
    mode: z.enum(['escarmouche', 'bataille', 'exploration', 'table']).optional(),
    create: z
      .strictObject({ method: z.enum(['des', 'repartition']).optional(), heroes: natural.optional() })
      .optional()
      .describe('heroes to be made instead of a situation'),
    ready: z
      .array(z.enum(keys(content.heroes)))
      .optional()
      .describe('ready-made heroes before their game instead of a situation'),
    heroes: z.array(hero).optional().describe('h1, h2…, of seats 0, 1…, in the first zone'),
    adversaries: z.array(adversary).optional().describe('and battalions; in the first zone'),
    zones: z.array(zone).optional().describe('a to c unless told'),
    links: z.array(link).optional().describe('each zone to the next one unless told'),
    scene: z
      .strictObject({
        pressure: z.boolean().optional(),
        place: z.enum(['donjon', 'ville', 'dehors']).optional(),
        tags: z.array(z.string()).optional(),
      })
      .nullable()
      .optional()
      .describe('null for none'),
    combat: combat.nullable().optional().describe('null for none; there is one in a skirmish and a battle'),
    delve: delve.optional(),
    clock: natural.optional().describe('minutes since midnight of day 1; 360 unless told'),
    gold: natural.optional(),
    attentive: z.boolean().optional().describe('whether the MJ wants to be asked before dice'),
  });
}

export type Given = z.infer<ReturnType<typeof givenSchemaOf>>;
