import type { z } from 'zod';
import { type PackHeader, packHeader } from './header.ts';
import { packWords } from './pack-words.ts';
import { type Issue, type Path, readYaml, type Source } from './read-yaml.ts';
import type { Lang } from './schema-words.ts';
import { type Found, foundIn } from './zod-issues.ts';

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
  /** How many entries of each kind its files hold. */
  readonly written: Readonly<Record<string, number>>;
  readonly issues: readonly Issue[];
  /** Names a fault of one entry, for the checks between entries. */
  issueAt(kind: keyof K & string, id: string, fault: { readonly path: Path; readonly message: string }): Issue;
}

/** A pack that was compiled: its header, and its entries of each kind by id. */
export type CompiledPack = Readonly<Record<string, object>> & {
  readonly pack: {
    readonly id: string;
    /** Ids by kind of the entries that another pack wrote. */
    readonly uses?: Readonly<Record<string, readonly string[]>>;
  };
};

export interface Reading {
  /** English unless it is said otherwise. */
  readonly lang?: Lang;
  /** What is already there and may be named. A pack of the same id takes the place of its older self, not of what that one uses. */
  readonly beside?: readonly CompiledPack[];
}

interface Home {
  readonly source: Source;
  readonly path: Path;
}

/** What is known of a pack while it is read. */
interface Draft {
  readonly kinds: Kinds;
  readonly lang: Lang;
  readonly entries: Record<string, Record<string, unknown>>;
  readonly homes: Map<string, Home>;
  readonly headers: (PackHeader | undefined)[];
  readonly written: Record<string, number>;
  readonly issues: Issue[];
}

/** Reads files of lists of entries by kind, one of which also holds the header. Nothing is skipped in silence: every fault is an issue. */
export function readPack<K extends Kinds>(
  files: readonly PackFile[],
  kinds: K,
  { lang = 'en', beside = [] }: Reading = {},
): ReadPack<K> {
  // Without a prototype, no id is known that nobody wrote.
  const entries = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, Object.create(null)]));
  const draft: Draft = { kinds, lang, entries, homes: new Map(), headers: [], written: {}, issues: [] };
  for (const { name, text } of files) readFile(draft, readYaml(text, name));
  const { homes, written, issues } = draft;
  const [header] = draft.headers;
  const unplaced = { file: files[0]?.name ?? '', line: 1, col: 1 };
  if (draft.headers.length === 0) issues.push({ ...unplaced, path: HEADER, message: packWords[lang].unsigned });
  for (const one of beside) putBeside(draft, one.pack.id === header?.id ? usedBy(one) : one);
  return {
    header,
    entries: entries as Entries<K>,
    written,
    issues,
    issueAt(kind, id, { path, message }) {
      const home = homes.get(`${kind}/${id}`);
      if (home) return home.source.issueAt([...home.path, ...path], message);
      // Something beside the pack no longer finds what the pack has taken away.
      return { ...unplaced, path: [kind, id, ...path].join('.'), message };
    },
  };
}

/** Nobody may pass a pack on without knowing whose it is, and on what terms. */
const HEADER = 'pack';

function readFile(draft: Draft, source: Source): void {
  const { kinds, lang, headers, written, issues } = draft;
  const said = packWords[lang];
  issues.push(...source.issues);
  const { value } = source;
  if (value === undefined || value === null) return;
  if (typeof value !== 'object' || Array.isArray(value)) issues.push(source.issueAt([], said.lists));
  else
    for (const [kind, list] of Object.entries(value)) {
      const wrong = (message: string): unknown => issues.push(source.issueAt([kind], message));
      if (kind === HEADER) {
        const faults = foundIn(packHeader, list, { lang });
        if (headers.length > 0) wrong(said.described);
        else issues.push(...placed(source, [HEADER], faults));
        headers.push(faults.length === 0 ? (list as PackHeader) : undefined);
      } else if (!Object.hasOwn(kinds, kind)) wrong(said.unknownKind(kind, Object.keys(kinds)));
      else if (!Array.isArray(list)) wrong(said.list);
      else {
        written[kind] = (written[kind] ?? 0) + list.length;
        for (const [index, entry] of list.entries()) readEntry(draft, { source, path: [kind, index] }, entry);
      }
    }
}

function readEntry({ kinds, lang, entries, homes, issues }: Draft, home: Home, entry: unknown): void {
  const kind = String(home.path[0]);
  const faults = foundIn(kinds[kind]!, entry, { lang });
  issues.push(...placed(home.source, home.path, faults));
  if (faults.length > 0) return;
  const { id } = entry as { id: string };
  if (homes.has(`${kind}/${id}`)) issues.push(...taken(home, id, lang));
  homes.set(`${kind}/${id}`, home);
  entries[kind]![id] = entry;
}

function putBeside({ lang, entries, homes, issues }: Draft, { pack: _, ...lists }: CompiledPack): void {
  for (const [kind, known] of Object.entries(lists))
    for (const [id, entry] of Object.entries(known)) {
      const home = homes.get(`${kind}/${id}`);
      if (home) issues.push(...taken(home, id, lang));
      else entries[kind]![id] = entry;
    }
}

/** What is left of a pack without all that it wrote itself. */
function usedBy({ pack, ...lists }: CompiledPack): CompiledPack {
  const used = Object.entries(lists).map(([kind, entries]) => {
    const ids = pack.uses?.[kind] ?? [];
    return [kind, Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id)))] as const;
  });
  return { ...Object.fromEntries(used), pack };
}

const placed = (source: Source, path: Path, faults: readonly Found[]): readonly Issue[] =>
  faults.map((fault) => source.issueAt([...path, ...fault.path], fault.message));

const taken = ({ source, path }: Home, id: string, lang: Lang): readonly Issue[] =>
  placed(source, path, [{ path: ['id'], message: packWords[lang].taken(id) }]);

/** A pack is taken whole or refused whole, with every issue; what is only strange is told in both cases. */
export type PackResult<T = unknown> = Told &
  (
    | { readonly ok: true; readonly pack: T & { readonly pack: PackHeader } }
    | { readonly ok: false; readonly issues: readonly Issue[] }
  );

interface Told extends Pick<ReadPack<Kinds>, 'header' | 'written'> {
  readonly warnings: readonly Issue[];
}

/** What a system supplies so that its packs can be checked. */
export interface PackSystem {
  /** The packs it is played with. */
  readonly PACKS: readonly CompiledPack[];
  loadPack(files: readonly PackFile[], reading: Reading): PackResult;
}
