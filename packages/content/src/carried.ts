import type { Packs } from '@souterrain/kernel';
import { packHeader } from './header.ts';
import type { Kinds } from './pack.ts';
import { isRecord } from './shape.ts';

/** Where a compiled pack is not what it should be. */
export interface CarriedFault {
  readonly pack: string;
  readonly path: string;
}

interface Wanted {
  readonly kinds: Kinds;
  readonly shipped: Packs;
  readonly system: string;
}

/** A save is a file like any other: what it says is a pack may be anything. The first thing that no compiler has written. */
export function misfits(carried: Packs, { kinds, shipped, system }: Wanted): CarriedFault | undefined {
  const known = new Set(shipped.map(({ pack }) => pack.id));
  for (const { pack, ...lists } of carried) {
    const at = (...path: readonly (string | number)[]): CarriedFault => ({ pack: pack.id, path: path.join('.') });
    const { hash: _, ...about } = pack as typeof pack & { readonly system?: string };
    if (known.has(pack.id)) return at('pack', 'id');
    known.add(pack.id);
    if (!packHeader.safeParse(about).success || (about.system ?? system) !== system) return at('pack');
    for (const [kind, entries] of Object.entries(lists)) {
      if (!Object.hasOwn(kinds, kind) || !isRecord(entries)) return at(kind);
      for (const [id, entry] of Object.entries(entries)) {
        const read = kinds[kind]!.safeParse(entry);
        if (!read.success) return at(kind, id, ...(read.error.issues[0]?.path.map(String) ?? []));
        if ((entry as { id: string }).id !== id) return at(kind, id, 'id');
      }
    }
  }
  return undefined;
}
