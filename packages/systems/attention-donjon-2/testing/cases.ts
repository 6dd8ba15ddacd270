import { givenOn, givenSchemaOf, shown } from '@souterrain/crawl/testing';
import { type AD2System, attentionDonjon2 } from '../src/system.ts';
import { variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { sceneIn } from './scene.ts';
import { worthOf, worthSchema } from './worth.ts';

type Chosen = Readonly<Record<string, string>>;

/** What the runner of case files needs from the system of a set of packs. */
export function caseSystemOf(system: AD2System) {
  const sceneSchema = givenSchemaOf({
    content: system.content,
    plainTraits: 'Attributes are 2; Mêlée, Tir and Lancer 0 unless told; other Compétences are not on the sheet',
  });
  /** A scene; or, alone, a line to read, dice to count or Dommages to suffer. */
  const givenSchema = sceneSchema.extend(worthSchema.shape);
  return {
    system,
    events: EVENTS,
    givenSchema,
    given: (input: unknown, variants: Chosen = {}) =>
      givenOn(sceneSchema.parse(input), { system, scene: sceneIn(system), variants: variantsOf(variants) }),
    gives: (input: unknown, variants: Chosen = {}) => worthOf(givenSchema.parse(input), variantsOf(variants)),
    shown,
  };
}

export const caseSystem = caseSystemOf(attentionDonjon2);
