import {
  byName,
  flag,
  list,
  object,
  oneOf,
  orNull,
  type Shape,
  type ShapeIssue,
  text,
  whole,
  yes,
} from '@souterrain/content/shape';
import type { Item, Sheet, Wound } from '../state.ts';

const item = object(
  { id: text, base: text, place: oneOf('equipe', 'porte', 'stocke') } satisfies Partial<Record<keyof Item, Shape>>,
  {
    hands: list(whole),
    charges: whole,
    broken: yes,
    loaded: flag,
    enchantment: text,
    slot: text,
    value: whole,
    boxed: yes,
    thrownBy: text,
    stuck: yes,
    dry: flag,
  } satisfies Omit<Record<keyof Item, Shape>, 'id' | 'base' | 'place'>,
);

const wound = object({ id: text }, { hand: whole, splint: yes, prosthesis: yes } satisfies Omit<
  Record<keyof Wound, Shape>,
  'id'
>);

const sheet = object({
  name: text,
  origin: text,
  careers: list(text),
  traits: byName(orNull(whole)),
  santeMax: whole,
  heroismeMax: whole,
  arcane: text,
  talents: list(text),
  proie: orNull(text),
  enduranceBonus: whole,
  deplacement: whole,
  xp: whole,
  deniers: whole,
  items: list(item),
  wounds: list(wound),
} satisfies Record<keyof Sheet, Shape>);

/** Every field of the wrong kind, missing, or that no sheet has. */
export const readSheet = (value: unknown): readonly ShapeIssue[] => sheet(value, '');
