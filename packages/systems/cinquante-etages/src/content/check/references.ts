import { type Entries, type Path, packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import type { KINDS } from '../schema/index.ts';

export type Pack = Entries<typeof KINDS>;

/** Something that entries do not agree on. */
export interface Fault {
  readonly kind: keyof Pack & string;
  readonly id: string;
  readonly path: Path;
  readonly message: string;
}

type Kind = Fault['kind'];

/** Every id that leads nowhere, or to several things. */
export function dangling(pack: Pack, lang: Lang): readonly Fault[] {
  const faults: Fault[] = [];
  const wants = (at: Omit<Fault, 'message'>, kind: Kind, id: string | undefined): void => {
    if (id !== undefined && !(id in pack[kind])) faults.push({ ...at, message: packWords[lang].unknown(kind, id) });
  };
  for (const { id, band } of Object.values(pack.creatures))
    wants({ kind: 'creatures', id, path: ['band'] }, 'bands', band);
  for (const { id, boss } of Object.values(pack.floors))
    wants({ kind: 'floors', id, path: ['boss'] }, 'creatures', boss);
  for (const one of Object.values(pack.classes)) {
    const { id } = one;
    wants({ kind: 'classes', id, path: ['armour'] }, 'armours', one.armour);
    for (const kind of ['weapons', 'spells', 'potions'] as const)
      for (const [i, owned] of one[kind].entries()) wants({ kind: 'classes', id, path: [kind, i] }, kind, owned);
  }
  for (const { id, rows } of Object.values(pack.tables))
    for (const [i, row] of rows.entries()) {
      const at = { kind: 'tables', id, path: ['rows', i, 'of'] } as const;
      if (row.find === 'potion') wants(at, 'potions', row.of);
      if (row.find === 'table') wants(at, 'tables', row.of);
      if (row.find === 'parchemin')
        for (const [n, scroll] of row.of.entries()) wants({ ...at, path: [...at.path, n] }, 'scrolls', scroll);
    }
  return [...faults, ...sharedIds(pack, lang)];
}

const NAMED = ['creatures', 'weapons', 'armours', 'shields', 'potions', 'spells', 'scrolls', 'classes'] as const;

/** Things of several kinds with one id: sentences and sheets call them by it alone. */
const sharedIds = (pack: Pack, lang: Lang): readonly Fault[] =>
  NAMED.flatMap((kind) =>
    Object.keys(pack[kind])
      .filter((id) => NAMED.some((other) => other !== kind && id in pack[other]))
      .map((id) => ({ kind, id, path: ['id'], message: packWords[lang].taken(id) })),
  );
