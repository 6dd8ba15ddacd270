import type { Pack } from '@souterrain/kernel';
import { PACK_FORMAT, type PackHeader, packHeader } from './header.ts';
import type { Entries, Kinds, PackFault, PackFile, Reading } from './pack.ts';
import { packWords } from './pack-words.ts';
import { type Issue, type Path, readYaml, type YamlFile } from './read-yaml.ts';
import type { Lang } from './schema-words.ts';
import { isRecord } from './shape.ts';
import { type Found, foundIn } from './zod-issues.ts';

/** What was read, and everything that is wrong with it so far. Entries that are wrong are left out. */
export interface ReadPack<K extends Kinds> {
  /** Undefined only where an issue says why. */
  readonly header: PackHeader | undefined;
  /** What it holds itself, of the kinds it has something of. */
  readonly own: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** That, and what stands beside it. */
  readonly entries: Entries<K>;
  /** How many entries of each kind its files hold. */
  readonly written: Readonly<Record<string, number>>;
  readonly issues: readonly Issue[];
  /** Names a fault of one entry, for the checks between entries. */
  issueAt(fault: PackFault): Issue;
}

interface Home {
  readonly source: YamlFile;
  readonly path: Path;
  /** It takes the place of an entry of the game. */
  readonly replaces: boolean;
}

/** What is known of a pack while it is read. */
interface Draft {
  readonly kinds: Kinds;
  readonly lang: Lang;
  readonly own: Record<string, Record<string, object>>;
  readonly entries: Record<string, Record<string, unknown>>;
  readonly homes: Map<string, Home>;
  readonly headers: (PackHeader | undefined)[];
  readonly written: Record<string, number>;
  readonly issues: Issue[];
}

/** Nobody may pass a pack on without knowing whose it is, and on what terms. */
const HEADER = 'pack';

/** Reads files of lists of entries by kind, one of which also holds the header. Nothing is skipped in silence: every fault is an issue. */
export function readPack<K extends Kinds>(
  files: readonly PackFile[],
  kinds: K,
  { lang = 'en', beside = [], others = [], revised = false, system }: Reading & { readonly system?: string } = {},
): ReadPack<K> {
  // Without a prototype, no id is known that nobody wrote.
  const entries = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, Object.create(null)]));
  const draft: Draft = { kinds, lang, own: {}, entries, homes: new Map(), headers: [], written: {}, issues: [] };
  const { homes, written, issues, own } = draft;
  const sources = files.map(({ name, text }) => readYaml(text, name, lang));
  const strange = strangers(sources, system, lang);
  if (strange.length > 0) issues.push(...strange);
  else for (const source of sources) readFile(draft, source);
  const [header] = draft.headers;
  const unplaced = { file: files[0]?.name ?? '', line: 1, col: 1 };
  if (strange.length === 0 && draft.headers.length === 0)
    issues.push({ ...unplaced, path: HEADER, message: packWords[lang].unsigned });
  for (const pack of [...beside, ...others]) {
    const isSame = pack.pack.id === header?.id;
    if (isSame && !(revised && beside.includes(pack))) issues.push(...sameId(sources, header.id, lang));
    else putBeside(draft, isSame ? usedBy(pack) : pack, beside.includes(pack));
  }
  if (strange.length === 0) issues.push(...lonely(draft, beside));
  return {
    header,
    own,
    entries: entries as Entries<K>,
    written,
    issues,
    issueAt({ kind, id, path, message }) {
      const home = homes.get(`${kind}/${id}`);
      if (home) return home.source.issueAt([...home.path, ...path], message);
      // Something beside the pack no longer finds what the pack has taken away.
      return { ...unplaced, path: [kind, id, ...path].join('.'), message };
    },
  };
}

/** What a header says that makes all the rest of a pack look wrong: it is for another system, or for readers to come. */
function strangers(sources: readonly YamlFile[], system: string | undefined, lang: Lang): readonly Issue[] {
  const said = packWords[lang];
  return sources.flatMap((source): readonly Issue[] => {
    const header = isRecord(source.value) && source.value[HEADER];
    if (!isRecord(header)) return [];
    const { format, system: of } = header;
    if (typeof format === 'number' && format > PACK_FORMAT)
      return [source.issueAt([HEADER, 'format'], said.newer(String(format), PACK_FORMAT))];
    if (system !== undefined && typeof of === 'string' && of !== system)
      return [source.issueAt([HEADER, 'system'], said.foreign(of, system))];
    return [];
  });
}

function readFile(draft: Draft, source: YamlFile): void {
  const { kinds, lang, headers, written, issues } = draft;
  const said = packWords[lang];
  issues.push(...source.issues);
  const { value } = source;
  if (value === undefined || value === null) return;
  if (!isRecord(value)) issues.push(source.issueAt([], said.lists));
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

function readEntry(draft: Draft, at: Pick<Home, 'source' | 'path'>, written: unknown): void {
  const { kinds, lang, own, entries, homes, issues } = draft;
  const kind = String(at.path[0]);
  const { replace, entry } = replacing(written);
  const home = { ...at, replaces: replace === true };
  const faults = foundIn(kinds[kind]!, entry, { lang });
  issues.push(...placed(home.source, home.path, faults));
  if (replace !== undefined && replace !== true)
    issues.push(...placed(home.source, home.path, [{ path: ['replace'], message: packWords[lang].replaceTrue }]));
  if (faults.length > 0) return;
  const { id } = entry as { id: string };
  if (homes.has(`${kind}/${id}`)) issues.push(wrongId(home, packWords[lang].taken(id)));
  homes.set(`${kind}/${id}`, home);
  own[kind] ??= {};
  own[kind][id] = entry as object;
  entries[kind]![id] = entry;
}

/** Whether an entry takes the place of another is no part of what it is. */
function replacing(written: unknown): { readonly replace?: unknown; readonly entry: unknown } {
  if (!isRecord(written)) return { entry: written };
  const { replace, ...entry } = written;
  return { replace, entry };
}

function putBeside({ lang, entries, homes, issues, headers }: Draft, other: Pack, replaceable: boolean): void {
  const { pack, ...lists } = other;
  const said = packWords[lang];
  const named = ({ id, version }: { id: string; version: string }): string => `${id} ${version}`;
  for (const [kind, known] of Object.entries(lists))
    for (const [id, entry] of Object.entries(known)) {
      const home = homes.get(`${kind}/${id}`);
      if (!home) entries[kind]![id] = entry;
      else if (!home.replaces || !replaceable)
        issues.push(
          wrongId(
            home,
            said.alsoIn(id, { own: headers[0] ? named(headers[0]) : '?', other: named(pack), replaceable }),
          ),
        );
    }
}

/** Entries that would take the place of what nobody has. */
const lonely = ({ homes, lang }: Draft, beside: readonly Pack[]): readonly Issue[] =>
  [...homes].flatMap(([key, { source, path, replaces }]) => {
    const [kind, id] = key.split('/') as [string, string];
    if (!replaces || beside.some((pack) => Object.hasOwn(pack[kind] ?? {}, id))) return [];
    return [source.issueAt([...path, 'replace'], packWords[lang].replacesNothing(kind, id))];
  });

/** What is left of a pack without all that it wrote itself: `uses` are ids by kind of the entries that another pack wrote. */
function usedBy({ pack, ...lists }: Pack): Pack {
  const { uses = {} } = pack as { readonly uses?: Readonly<Record<string, readonly string[]>> };
  const used = Object.entries(lists).map(([kind, entries]) => {
    const ids = uses[kind] ?? [];
    return [kind, Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id)))] as const;
  });
  return { ...Object.fromEntries(used), pack } as Pack;
}

const placed = (source: YamlFile, path: Path, faults: readonly Found[]): readonly Issue[] =>
  faults.map((fault) => source.issueAt([...path, ...fault.path], fault.message));

const wrongId = ({ source, path }: Home, message: string): Issue => source.issueAt([...path, 'id'], message);

const sameId = (sources: readonly YamlFile[], id: string, lang: Lang): readonly Issue[] =>
  sources
    .filter(({ value }) => isRecord(value) && HEADER in value)
    .slice(0, 1)
    .map((source) => source.issueAt([HEADER, 'id'], packWords[lang].samePack(id)));
