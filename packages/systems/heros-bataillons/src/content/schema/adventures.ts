import { z } from 'zod';
import { count, id, tested, words, yes } from './words.ts';

const position = z.strictObject({ id, tag: z.enum(['hauteur', 'couvert', 'passage']) });

const zone = z.strictObject({
  id,
  name: words,
  exit: yes.optional(),
  /** Lit unless stated. */
  dark: yes.optional(),
  positions: z.array(position).optional(),
  features: z.array(id).optional(),
});

const link = z.strictObject({
  from: id,
  to: id,
  closed: yes.optional(),
  kind: z.enum(['paroi', 'gouffre']).optional(),
});

const adversary = z.strictObject({ creature: id, count: z.int().min(1).max(20), zone: id, hidden: yes.optional() });

const treasure = z.union([
  z.strictObject({ id, name: words.optional(), gold: count }),
  z.strictObject({ id, name: words.optional(), item: id, holds: z.record(id, id).optional() }),
]);

/** HB-GM-02: a test of the scene, with what its failure costs. */
const preset = z.strictObject({ id, name: words, attribute: tested, tags: z.array(id), stake: id });

const note = z.strictObject({ id, text: words });

/** HB-GM-21: a place around one stake; no zone, no map. */
const adventureScene = z.strictObject({
  id,
  title: words,
  place: z.enum(['donjon', 'ville', 'dehors']),
  tags: z.array(z.enum(['confiance', 'laboratoire', 'marche'])),
  zones: z.array(zone),
  links: z.array(link),
  adversaries: z.array(adversary),
  treasures: z.array(treasure),
  presets: z.array(preset),
  notes: z.array(note),
});

export const adventure = z.strictObject({ id, name: words, pitch: words, scenes: z.array(adventureScene).min(1) });
