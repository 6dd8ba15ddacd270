import { z } from 'zod';
import type { Verb } from '../types.ts';
import { amount, count, id, words, yes } from './words.ts';

/** Verbs that only one edition has; they may act on `who`, and hold other verbs. */
type MoreVerbs = (who: z.ZodType, verbs: z.ZodType) => readonly z.ZodType[];

/** Péripéties of an edition: how a check names its trait is the edition's, and so are some of its verbs. */
export const peripetieOf = (trait: z.ZodType<string>, more: MoreVerbs = () => []) => {
  const who = z.enum(['acteur', 'zone', 'heros-zone', 'heros', 'passants', 'captifs']).optional();
  const check = z.strictObject({
    trait,
    difficulty: count,
    purpose: z.enum(['epreuve', 'soins']).optional(),
    scenery: id.optional(),
  });
  const when = z.strictObject({ note: id, is: z.int() });
  const verbs = z.lazy(() => z.array(verb));

  /** AD1-PERI-04: one verb an object. */
  const verb: z.ZodType<Verb> = z.union([
    z.strictObject({ sante: z.int(), who }),
    z.strictObject({ heroisme: z.int().min(1), who }),
    z.strictObject({ mark: id, rounds: z.int().min(1).optional(), who }),
    z.strictObject({ unmark: id, who }),
    z.strictObject({ deniers: amount }),
    z.strictObject({ item: id }),
    z.strictObject({ treasure: id.nullable() }),
    z.strictObject({ search: id.nullable() }),
    z.strictObject({ damage: z.int().min(1), who }),
    z.strictObject({ encounter: id, strikes: z.enum(['attaque', 'touche']).optional() }),
    z.strictObject({
      check,
      who,
      success: verbs.optional(),
      failure: verbs.optional(),
      missing: z.int().min(1).optional(),
    }),
    z.strictObject({
      suits: z.strictObject({ coeur: verbs, carreau: verbs, pique: verbs, trefle: verbs, joker: verbs.optional() }),
      once: yes.optional(),
    }),
    z.strictObject({ choose: z.array(z.strictObject({ id, name: words, unless: id.optional(), does: verbs })).min(2) }),
    z.strictObject({ enlist: id }),
    z.strictObject({ note: id, value: z.int() }),
    z.strictObject({ reveal: z.int().min(1) }),
    z.strictObject({ destroy: z.literal('non-magique'), who }),
    z.strictObject({ feed: z.int().min(1).max(6) }),
    z.strictObject({ devour: yes }),
    z.strictObject({ gone: yes }),
    ...more(who, verbs),
  ]) as z.ZodType<Verb>;

  const action = z.strictObject({
    id,
    name: words,
    type: z.enum(['standard', 'bonus', 'complexe']),
    near: z.enum(['contact', 'captif']).optional(),
    when: when.optional(),
    unless: id.optional(),
    only: id.optional(),
    needs: z.enum(['objet-magique', 'arme-magique']).optional(),
    does: verbs,
  });

  return z.strictObject({
    id,
    name: words,
    text: words,
    element: id.optional(),
    notes: z.record(id, z.int()).optional(),
    now: verbs.optional(),
    actions: z.array(action).min(1).optional(),
    resolution: z.strictObject({ when: when.optional(), does: verbs }).optional(),
    leaving: z.strictObject({ check, failure: verbs, entering: yes.optional() }).optional(),
    stirring: z.strictObject({ check, failure: verbs, spares: id }).optional(),
    feeds: yes.optional(),
  });
};

export const peripetie = peripetieOf(id);
