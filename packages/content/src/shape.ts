/** Something that is wrong with a text people hand in: where it is, and how, by a key that clients put into words. */
export interface ShapeIssue {
  readonly rule: null;
  readonly path: string;
  readonly problem: string;
}

/** What a value of a file must be: every issue it has. */
export type Shape = (value: unknown, path: string) => readonly ShapeIssue[];

export const wrong = (path: string, problem: string): readonly ShapeIssue[] => [{ rule: null, path, problem }];

export const text: Shape = (value, path) => (typeof value === 'string' ? [] : wrong(path, 'texte-attendu'));
export const whole: Shape = (value, path) => (Number.isSafeInteger(value) ? [] : wrong(path, 'entier-attendu'));
export const flag: Shape = (value, path) => (typeof value === 'boolean' ? [] : wrong(path, 'booleen-attendu'));
export const yes: Shape = (value, path) => (value === true ? [] : wrong(path, 'booleen-attendu'));

export const oneOf =
  (...values: readonly string[]): Shape =>
  (value, path) =>
    values.includes(value as string) ? [] : wrong(path, 'valeur-inconnue');

export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

export const list =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((entry, i) => shape(entry, `${path}.${i}`)) : wrong(path, 'liste-attendue');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const byName =
  (shape: Shape): Shape =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => shape(entry, `${path}.${key}`))
      : wrong(path, 'objet-attendu');

/** An object with these fields and no other; `optional` ones may be left out. */
export const object =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'objet-attendu');
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
