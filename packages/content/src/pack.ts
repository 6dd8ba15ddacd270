import type { z } from 'zod';
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
  readonly entries: Entries<K>;
  readonly issues: readonly Issue[];
  /** Names a fault of one entry, for the checks between entries. */
  issueAt(kind: keyof K & string, id: string, fault: { readonly path: Path; readonly message: string }): Issue;
}

interface Home {
  readonly source: Source;
  readonly path: Path;
}

/** Reads files of lists of entries by kind. Nothing is skipped in silence: every fault is an issue. */
export function readPack<K extends Kinds>(files: readonly PackFile[], kinds: K): ReadPack<K> {
  const entries: Record<string, Record<string, unknown>> = Object.fromEntries(Object.keys(kinds).map((k) => [k, {}]));
  const homes = new Map<string, Home>();
  const issues: Issue[] = [];
  for (const { name, text } of files) {
    const source = readYaml(text, name);
    issues.push(...source.issues);
    if (source.value === undefined || source.value === null) continue;
    for (const [kind, list] of Object.entries(source.value)) {
      const schema = kinds[kind];
      if (!schema) issues.push(source.issueAt([kind], `unknown kind: ${kind}`));
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
  return {
    entries: entries as Entries<K>,
    issues,
    issueAt(kind, id, { path, message }) {
      const { source, path: home } = homes.get(`${kind}/${id}`)!;
      return source.issueAt([...home, ...path], message);
    },
  };
}

/** A pack is taken whole or refused whole, with every issue. */
export type PackResult<T> =
  | { readonly ok: true; readonly pack: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };
