import type { z } from 'zod';
import type { Path } from './read-yaml.ts';
import { type Kind, type Lang, type Measured, type SchemaWords, schemaWords } from './schema-words.ts';

export interface Found {
  readonly path: Path;
  readonly message: string;
}

export interface Telling {
  readonly lang: Lang;
  /** The words of a check that a schema makes by itself; undefined for those it does not know. */
  custom?(params: Readonly<Record<string, unknown>>): string | undefined;
}

type ZodIssue = z.core.$ZodIssue;

/** What is wrong with a value; nothing when it is right. */
export function foundIn(schema: z.ZodType, value: unknown, telling: Telling): readonly Found[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => found(issue, value, telling));
}

const pathOf = (path: readonly PropertyKey[]): Path => path.map((step) => (typeof step === 'symbol' ? '' : step));

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, step) => (isHolder(held) ? held[step as never] : undefined), value);

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** One fault for each unknown key, placed on the key itself; of a union, those of the branch with the fewest. */
function found(issue: ZodIssue, root: unknown, telling: Telling): readonly Found[] {
  const said = schemaWords[telling.lang];
  const path = pathOf(issue.path);
  const value = valueAt(root, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: said.unknownField(key) }));
  if (issue.code === 'custom')
    return [{ path, message: telling.custom?.(issue.params ?? {}) ?? (issue.message || said.wrong) }];
  if (value === undefined) return [{ path, message: said.missing }];
  if (issue.code !== 'invalid_union') return [{ path, message: sentence(issue, value, said) }];
  const branches = issue.errors.map((errors) => errors.flatMap((error) => found(error, value, telling)));
  const nearest = branches
    .filter((branch) => depthOf(branch) > 0)
    .sort((a, b) => a.length - b.length || depthOf(b) - depthOf(a))[0];
  if (nearest) return nearest.map((f) => ({ path: [...path, ...f.path], message: f.message }));
  const expected = issue.errors.flat().flatMap((error) => expectedIn(error, said));
  return [
    { path, message: expected.length > 0 ? said.expected([...new Set(expected)], shown(value, said)) : said.wrong },
  ];
}

/** A branch whose faults are all at its root was not meant. */
const depthOf = (branch: readonly Found[]): number => Math.max(0, ...branch.map((f) => f.path.length));

function sentence(issue: ZodIssue, value: unknown, said: SchemaWords): string {
  switch (issue.code) {
    case 'too_small':
      return said.atLeast(String(issue.minimum), measured(value));
    case 'too_big':
      return said.atMost(String(issue.maximum), measured(value));
    case 'invalid_format':
      return said.form(String(issue.pattern ?? issue.format));
    default: {
      const expected = expectedIn(issue, said);
      return expected.length > 0 ? said.expected(expected, shown(value, said)) : said.wrong;
    }
  }
}

function expectedIn(issue: ZodIssue, { kinds }: SchemaWords): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_type') return [];
  return [kinds[KIND_OF[issue.expected] ?? (issue.expected as Kind)] ?? issue.expected];
}

const KIND_OF: Readonly<Record<string, Kind>> = { array: 'list', tuple: 'list', record: 'fields', object: 'fields' };

const measured = (value: unknown): Measured =>
  Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : 'number';

/** A short value as it is written, a long one by its kind. */
function shown(value: unknown, { kinds }: SchemaWords): string {
  if (Array.isArray(value)) return kinds.list;
  if (isHolder(value)) return kinds.fields;
  const text = String(value);
  return text.length <= 40 ? text : kinds.string;
}
