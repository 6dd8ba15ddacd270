import { byName, flag, list, object, oneOf, type Shape, type ShapeIssue, text, whole } from '@souterrain/content/shape';
import type { Item, Values } from '../../pieces.ts';

/** What follows a hero from one game to the next; its player may make another by hand. */
export interface KeptSheet {
  readonly name: string;
  /** Maxima: between two games a hero rests in a trusted place for as long as it needs. */
  readonly values: Readonly<Values>;
  readonly talents: readonly { readonly id: string; readonly degree: 1 | 2 | 3 }[];
  readonly abilities: readonly string[];
  readonly schools: readonly string[];
  readonly forms: readonly string[];
  readonly items: readonly Omit<Item, 'id'>[];
  readonly chanceMax: number;
  readonly progress: number;
  /** Its share of the purse. */
  readonly gold: number;
}

const talent = object({ id: text, degree: whole });

const item = object(
  { base: text, place: oneOf('porte', 'pret', 'sac', 'mains') } satisfies Partial<Record<keyof Item, Shape>>,
  { charges: whole, holds: byName(text), known: flag } satisfies Partial<Record<keyof Item, Shape>>,
);

const sheet = object({
  name: text,
  values: object({ for: whole, agi: whole, vol: whole, end: whole } satisfies Record<keyof Values, Shape>),
  talents: list(talent),
  abilities: list(text),
  schools: list(text),
  forms: list(text),
  items: list(item),
  chanceMax: whole,
  progress: whole,
  gold: whole,
} satisfies Record<keyof KeptSheet, Shape>);

/** Every field of the wrong kind, missing, or that no sheet has. */
export const readShape = (value: unknown): readonly ShapeIssue[] => sheet(value, '');
