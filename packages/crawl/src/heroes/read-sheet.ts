import type { Item, Sheet, Wound } from '../state.ts';

export interface ShapeIssue {
  readonly rule: null;
  readonly path: string;
  readonly problem: string;
}

type Shape = (value: unknown, path: string) => readonly ShapeIssue[];

const wrong = (path: string, problem: string): readonly ShapeIssue[] => [{ rule: null, path, problem }];

const text: Shape = (value, path) => (typeof value === 'string' ? [] : wrong(path, 'texte-attendu'));
const whole: Shape = (value, path) => (Number.isSafeInteger(value) ? [] : wrong(path, 'entier-attendu'));
const flag: Shape = (value, path) => (typeof value === 'boolean' ? [] : wrong(path, 'booleen-attendu'));
const yes: Shape = (value, path) => (value === true ? [] : wrong(path, 'booleen-attendu'));

const oneOf =
  (...values: readonly string[]): Shape =>
  (value, path) =>
    values.includes(value as string) ? [] : wrong(path, 'valeur-inconnue');

const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

const list =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((entry, i) => shape(entry, `${path}.${i}`)) : wrong(path, 'liste-attendue');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName =
  (shape: Shape): Shape =>
  (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => shape(entry, `${path}.${key}`))
      : wrong(path, 'objet-attendu');

/** An object with these fields and no other; `optional` ones may be left out. */
const object =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return wrong(path, 'objet-attendu');
    const issues: ShapeIssue[] = [];
    const under = (key: string) => (path ? `${path}.${key}` : key);
    for (const [key, shape] of Object.entries(required))
      issues.push(...(key in value ? shape(value[key], under(key)) : wrong(under(key), 'champ-manquant')));
    for (const [key, entry] of Object.entries(value)) {
      if (key in required) continue;
      const shape = optional[key];
      issues.push(...(shape ? shape(entry, under(key)) : wrong(under(key), 'champ-inconnu')));
    }
    return issues;
  };

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
