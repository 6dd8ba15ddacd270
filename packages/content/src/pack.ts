import type { z } from 'zod';
import { type PackHeader, packHeader } from './header.ts';
import { type Issue, type Path, readYaml, type Source } from './read-yaml.ts';
import { foundIn } from './zod-issues.ts';

export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** The kinds of entries a pack may hold, and what an entry of each must be; every entry has an `id`. */
export type Kinds = Readonly<Record<string, z.ZodType<{ readonly id: string }>>>;

export type Entries<K extends Kinds> = { readonly [N in keyof K]: Readonly<Record<string, z.output<K[N]>>> };

/** What was read, and everything that is wrong with it so far. Entries that are wrong are left out. */
export interface ReadPack<K extends Kinds> {
  /** Undefined only where an issue says why. */
  readonly header: PackHeader | undefined;
  readonly entries: Entries<K>;
  readonly issues: readonly Issue[];
  /** Names a fault of one entry, for the checks between entries. */
  issueAt(kind: keyof K & string, id: string, fault: { readonly path: Path; readonly message: string }): Issue;
}

interface Home {
  readonly source: Source;
  readonly path: Path;
}

/** Reads files of lists of entries by kind, one of which also holds the header. Nothing is skipped in silence: every fault is an issue. */
export function readPack<K extends Kinds>(files: readonly PackFile[], kinds: K): ReadPack<K> {
  const entries: Record<string, Record<string, unknown>> = Object.fromEntries(Object.keys(kinds).map((k) => [k, {}]));
  const homes = new Map<string, Home>();
  const issues: Issue[] = [];
  const headers: unknown[] = [];
  for (const { name, text } of files) {
    const source = readYaml(text, name);
    issues.push(...source.issues);
    if (source.value === undefined || source.value === null) continue;
    for (const [kind, list] of Object.entries(source.value)) {
      const schema = kinds[kind];
      if (kind === HEADER) {
        issues.push(...headerIssues(source, list, headers.length > 0));
        headers.push(list);
      } else if (!schema) issues.push(source.issueAt([kind], `unknown kind: ${kind}`));
      else if (!Array.isArray(list)) issues.push(source.issueAt([kind], 'a list of entries is expected'));
      else
        for (const [index, value] of list.entries()) {
          const home: Home = { source, path: [kind, index] };
          const faults = foundIn(schema, value);
          issues.push(...faults.map(({ path, message }) => source.issueAt([...home.path, ...path], message)));
          if (faults.length > 0) continue;
          const { id } = value as { id: string };
          if (homes.has(`${kind}/${id}`)) issues.push(source.issueAt([...home.path, 'id'], `${id} is already taken`));
          homes.set(`${kind}/${id}`, home);
          entries[kind]![id] = value;
        }
    }
  }
  if (headers.length === 0) issues.push(unsigned(files[0]?.name ?? ''));
  return {
    header: headers[0] as PackHeader | undefined,
    entries: entries as Entries<K>,
    issues,
    issueAt(kind, id, { path, message }) {
      const { source, path: home } = homes.get(`${kind}/${id}`)!;
      return source.issueAt([...home, ...path], message);
    },
  };
}

const HEADER = 'pack';

function headerIssues(source: Source, header: unknown, isSecond: boolean): readonly Issue[] {
  if (isSecond) return [source.issueAt([HEADER], 'the pack is already described')];
  return foundIn(packHeader, header).map(({ path, message }) => source.issueAt([HEADER, ...path], message));
}

/** Nobody may pass a pack on without knowing whose it is, and on what terms. */
const unsigned = (file: string): Issue => ({
  ...{ file, line: 1, col: 1, path: HEADER },
  message: 'no file says what pack it is: its id, version, licence and attribution',
});

/** A pack is taken whole or refused whole, with every issue. */
export type PackResult<T> =
  | { readonly ok: true; readonly pack: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };
