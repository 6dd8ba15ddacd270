import { entriesIn, type Packs, packHash } from '@souterrain/kernel';
import { type CarriedFault, misfits } from './carried.ts';
import type { Entries, Kinds, PackFault, PackFile, PackResult, Reading } from './pack.ts';
import { readPack } from './read-pack.ts';
import type { Lang } from './schema-words.ts';

/** What a system says of packs. */
export interface PackRules<K extends Kinds> {
  readonly system: string;
  readonly kinds: K;
  /** The packs it is played with. */
  readonly shipped: Packs;
  /** What whole entries do not agree on, and what rules forbid. */
  faults(entries: Entries<K>, lang: Lang): readonly PackFault<keyof K & string>[];
  /** What is only strange. */
  warnings?(entries: Entries<K>, lang: Lang): readonly PackFault<keyof K & string>[];
}

/** How packs of a system are read and checked. */
export interface PackSystem {
  /** The packs it is played with. */
  readonly PACKS: Packs;
  /** A pack as games are played with it, whole and sound; or every issue, each with its file and place. */
  loadPack(files: readonly PackFile[], reading?: Reading): PackResult;
  /** The first thing in packs of a save that no pack of this system could hold. */
  faultIn(carried: Packs): CarriedFault | undefined;
}

export function packSystem<K extends Kinds>(rules: PackRules<K>): PackSystem {
  const { system, kinds, shipped, faults, warnings = () => [] } = rules;
  return {
    PACKS: shipped,
    loadPack(files, reading = {}) {
      const { lang = 'en' } = reading;
      const { header, own, entries, written, issues, issueAt } = readPack(files, kinds, { ...reading, system });
      // Entries that could not be read would look like missing ones.
      if (issues.length > 0) return { ok: false, header, written, issues, warnings: [] };
      const told = { header, written, warnings: warnings(entries, lang).map(issueAt) };
      const wrong = faults(entries, lang).map(issueAt);
      if (wrong.length > 0) return { ...told, ok: false, issues: wrong };
      const about = header!;
      return { ...told, ok: true, pack: { ...own, pack: { ...about, hash: packHash({ ...own, pack: about }) } } };
    },
    faultIn(carried) {
      const misfit = misfits(carried, { kinds, shipped, system });
      if (misfit) return misfit;
      const packs = [...shipped, ...carried];
      const entries = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, entriesIn(packs, kind)]));
      const [fault] = faults(entries as Entries<K>, 'en');
      if (!fault) return undefined;
      const { kind, id, path } = fault;
      const owner = carried.findLast((pack) => Object.hasOwn(pack[kind] ?? {}, id)) ?? carried[0]!;
      return { pack: owner.pack.id, path: [kind, id, ...path].join('.') };
    },
  };
}
