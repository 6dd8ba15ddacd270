import { z } from 'zod';

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ruleId = z.string().regex(/^[A-Z][A-Z0-9]*(-[A-Z][A-Z0-9]*)+-\d+$/);
const face = z.int().min(1);
const card = z.union([z.string(), z.number()]);
/** YAML reads a bare 7 as a number; ids and seeds are texts. */
const text = z.union([z.string(), z.number()]);
const oneOrMore = <T extends z.ZodType>(entry: T) => z.union([entry, z.array(entry)]);

const event = z.looseObject({ type: z.string().min(1) });

const asks = z
  .strictObject({
    id: kebab.optional().describe('The decision asked.'),
    seat: z.int().min(0).optional(),
    options: z.array(text).optional().describe('The exact ids offered, in order.'),
    roll: z
      .string()
      .regex(/^\d+d\d+$/)
      .optional()
      .describe('The dice waited for, such as 1d20.'),
    draw: kebab.optional().describe('The pile a card is waited from.'),
  })
  .refine((a) => [a.id, a.roll, a.draw].filter((v) => v !== undefined).length === 1, {
    params: { reason: 'asks-one' },
  })
  .describe('What the game waits for once the script has run out.');

const outcome = z.strictObject({
  id: kebab,
  winners: z.array(z.int().min(0)).optional(),
  scores: z.array(z.number()).optional(),
});

const nonEmpty = (e: object): boolean => Object.keys(e).length > 0;

const expected = z.strictObject({
  events: z.array(event).optional().describe('The whole list of events, each matched on the fields it names.'),
  includes: z.array(event).min(1).optional().describe('These events occur in this order, among others.'),
  excludes: z.array(z.string()).min(1).optional().describe('Types of events that do not occur.'),
  state: z.record(z.string(), z.unknown()).optional().describe('Dotted paths of the final state; null is also absent.'),
  asks: asks.optional(),
  outcome: z.union([kebab, outcome]).optional(),
});

const told = expected.extend({
  gives: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the given is worth where no game is played, compared whole.'),
});

/** The shape of a case file; `given` is the part that each system shapes for itself, and some know what needs no game. */
export const caseFileSchema = <G extends z.ZodType>(given: G, { gives }: { readonly gives: boolean }) =>
  z.strictObject({
    system: kebab.optional().describe('The folder of the file names the system unless this does.'),
    cases: z
      .array(
        z.strictObject({
          id: kebab,
          title: z.strictObject({ fr: z.string().min(1), en: z.string().min(1) }),
          rules: z.array(ruleId).min(1),
          variants: z.record(z.string(), z.string()).optional(),
          given,
          dice: z.array(oneOrMore(face)).optional().describe('One entry a roll: its faces.'),
          cards: z.array(oneOrMore(card)).optional().describe('One entry a draw: its cards.'),
          decisions: z.array(oneOrMore(text)).optional().describe('One entry a decision: the ids picked.'),
          seed: text.optional().describe('Answers the draws that the script leaves to the software.'),
          expect: (gives ? told : (expected as unknown as typeof told)).refine(nonEmpty, {
            params: { reason: 'expect-nothing' },
          }),
        }),
      )
      .min(1),
  });

export const anyGiven = z.record(z.string(), z.unknown()).describe('Where the game stands; shaped by the system.');

export type CaseFile = z.infer<ReturnType<typeof caseFileSchema<typeof anyGiven>>>;
export type Case = CaseFile['cases'][number];
export type Expectation = Case['expect'];
export type ExpectedAsk = NonNullable<Expectation['asks']>;
