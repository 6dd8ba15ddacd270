import { z } from 'zod';
import type { WithContent } from '../src/content/index.ts';

const keys = (table: object) => Object.keys(table) as [string, ...string[]];

const natural = z.number().int().min(0);
const square = z.tuple([natural, natural]).describe('[x, y], from 0, x to the east and y to the south');
/** The situation a case starts from: all that is left out is as at the start of a game. */
export function givenSchemaOf({ content }: WithContent) {
  const { armours, classes, creatures, potions, scrolls, spells, weapons } = content;
  const weapon = z.enum(keys(weapons));
  const armour = z.enum(keys(armours));
  const spell = z.enum(keys(spells));
  const scroll = z.enum([...keys(spells), ...keys(scrolls)]);

  const hero = z
    .strictObject({
      classe: z.enum(keys(classes)),
      at: square,
      for: natural,
      agi: natural,
      end: natural,
      int: natural,
      cha: natural,
      pv: natural.describe('full by default'),
      bonusPv: natural,
      bonusAtk: z.number().int(),
      points: natural,
      gold: natural,
      weapons: z.array(weapon),
      armours: z.array(armour),
      worn: armour.nullable(),
      shields: natural,
      scrolls: z.array(scroll),
      spells: z.array(spell),
      potions: z.array(z.enum(keys(potions))),
      status: z.enum(['exploring', 'landing', 'out', 'dead']),
      floorsLeft: natural,
      turn: natural.describe('turns already played on this floor'),
      turns: natural,
      drank: z.boolean(),
      sureStepUsed: z.boolean(),
      stoneSkinUsed: z.boolean(),
      guardianBeaten: z.boolean(),
    })
    .partial();

  const creature = z.strictObject({
    at: square.optional(),
    id: z.enum(keys(creatures)),
    car: natural.optional(),
    pv: natural.optional(),
    damage: natural.optional(),
    atk: z.number().int().optional(),
    armour: natural.optional(),
    gold: natural.optional(),
  });

  return z.strictObject({
    floor: z.number().int().min(1).max(50).optional(),
    map: z
      .string()
      .optional()
      .describe(
        'rows of squares: . open # wall ~ web ^ trap c chest f fountain m merchant > stairs; 8x8 open by default',
      ),
    heroes: z.array(hero).min(1).max(4).optional(),
    creatures: z.array(creature).optional(),
    guardian: creature.optional(),
  });
}

export type Given = z.infer<ReturnType<typeof givenSchemaOf>>;
export type GivenHero = NonNullable<Given['heroes']>[number];
export type GivenCreature = NonNullable<Given['creatures']>[number];
