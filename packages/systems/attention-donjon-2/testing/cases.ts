import { givenOn, givenSchemaOf, shown } from '@souterrain/crawl/testing';
import { attentionDonjon2 } from '../src/index.ts';
import { variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { scene } from './scene.ts';
import { worthOf, worthSchema } from './worth.ts';

const sceneSchema = givenSchemaOf({
  content: attentionDonjon2.content,
  plainTraits: 'Attributes are 2; Mêlée, Tir and Lancer 0 unless told; other Compétences are not on the sheet',
});

/** A scene; or, alone, a line to read, dice to count or Dommages to suffer. */
const givenSchema = sceneSchema.extend(worthSchema.shape);

type Chosen = Readonly<Record<string, string>>;

/** What the runner of case files needs from a system. */
export const caseSystem = {
  system: attentionDonjon2,
  events: EVENTS,
  givenSchema,
  given: (input: unknown, variants: Chosen = {}) =>
    givenOn(sceneSchema.parse(input), { system: attentionDonjon2, scene, variants: variantsOf(variants) }),
  gives: (input: unknown, variants: Chosen = {}) => worthOf(givenSchema.parse(input), variantsOf(variants)),
  shown,
};
