import { type Path, packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import type { Fault, SharedPack } from './fault.ts';
import { verbReferences } from './verbs.ts';

/** An id that must be known, and where it stands: a kind of the pack, or something that the code of an edition holds. */
export interface Reference {
  readonly to: string;
  readonly id: string;
  readonly path: Path;
}

type References<P> = {
  readonly [K in keyof P]: (entry: P[K][keyof P[K]]) => readonly Reference[];
};

/** What is found by its id outside packs: features, uses, talents. */
type Known = Readonly<Record<string, (id: string) => boolean>>;

/** Every id that leads nowhere. */
export function danglingIn<P extends SharedPack>(
  pack: P,
  { references, known, lang }: { readonly references: References<P>; readonly known: Known; readonly lang: Lang },
): readonly Fault<keyof P & string>[] {
  const faults: Fault<keyof P & string>[] = [];
  for (const kind of Object.keys(references) as (keyof P & string)[])
    for (const [id, entry] of Object.entries(pack[kind] as object))
      for (const { to, id: named, path } of references[kind](entry as never))
        if (!isKnown(pack, known, { to, id: named }))
          faults.push({ kind, id, path, message: packWords[lang].unknown(to, named) });
  return faults;
}

function isKnown(pack: SharedPack, known: Known, { to, id }: Pick<Reference, 'to' | 'id'>): boolean {
  if (to === 'table-or-item') return id in pack.tables || id in pack.items;
  return known[to]?.(id) ?? id in ((pack as Readonly<Record<string, object>>)[to] ?? {});
}

type Of<K extends keyof SharedPack> = SharedPack[K][string];

export const listed = (to: string, ids: readonly string[] = [], path: Path): readonly Reference[] =>
  ids.map((id, i) => ({ to, id, path: [...path, i] }));

export const featuresOfAttacks = (entries: Of<'items'>['attacks'] = []): readonly Reference[] =>
  entries.flatMap((attack, i) => listed('feature', attack.features, ['attacks', i, 'features']));

export const SHARED_REFERENCES: References<SharedPack> = {
  items: (i) => [
    ...listed('feature', i.features, ['features']),
    ...featuresOfAttacks(i.attacks),
    ...(i.use === undefined ? [] : [{ to: 'use', id: i.use, path: ['use'] }]),
  ],
  tables: (t) =>
    Object.entries(t.rows).flatMap(([rank, row]) =>
      (Array.isArray(row) ? [['', row] as const] : Object.entries(row)).flatMap(([suit, gifts]) =>
        gifts.flatMap((gift, i): readonly Reference[] => {
          const path = suit === '' ? ['rows', rank, i] : ['rows', rank, suit, i];
          if ('item' in gift) return [{ to: 'items', id: gift.item, path: [...path, 'item'] }];
          return 'again' in gift ? [{ to: 'tables', id: gift.again, path: [...path, 'again'] }] : [];
        }),
      ),
    ),
  tiles: (t) =>
    Object.entries(t.legend ?? {}).map(([letter, { feature }]) => ({
      to: 'scenery',
      id: feature,
      path: ['legend', letter, 'feature'],
    })),
  scenery: () => [],
  encounters: (e) => e.groups.map((g, i) => ({ to: 'creatures', id: g.creature, path: ['groups', i, 'creature'] })),
  peripeties: (p) => [
    ...(p.element === undefined ? [] : [{ to: 'scenery', id: p.element, path: ['element'] }]),
    ...verbReferences(p.now, ['now']),
    ...(p.actions ?? []).flatMap((a, i) => verbReferences(a.does, ['actions', i, 'does'])),
    ...verbReferences(p.resolution?.does, ['resolution', 'does']),
    ...verbReferences(p.leaving?.failure, ['leaving', 'failure']),
  ],
  scenarios: (s) => [
    { to: 'tiles', id: s.start.tile, path: ['start', 'tile'] },
    ...s.road.flatMap((row, i): readonly Reference[] => [
      { to: 'tiles', id: row.tile, path: ['road', i, 'tile'] },
      ...contents(row.contents, ['road', i, 'contents']),
    ]),
    ...(s.events.contents ?? []).flatMap((c, i) => contents(c.gives, ['events', 'contents', i, 'gives'])),
    ...s.events.unexpected.flatMap((e, i) =>
      e.effects.flatMap((effect, j) => contents(effect, ['events', 'unexpected', i, 'effects', j])),
    ),
    ...listed('encounters', s.encounters, ['encounters']),
    ...listed('peripeties', s.peripeties, ['peripeties']),
    ...Object.entries(s.treasures ?? {}).map(([rank, id]) => ({
      to: 'table-or-item',
      id: id!,
      path: ['treasures', rank],
    })),
  ],
};

function contents(given: string | object, path: Path): readonly Reference[] {
  if (typeof given === 'string') return [];
  const { encounter, peripetie } = given as { encounter?: string; peripetie?: string };
  return [
    ...(encounter === undefined ? [] : [{ to: 'encounters', id: encounter, path: [...path, 'encounter'] }]),
    ...(peripetie === undefined ? [] : [{ to: 'peripeties', id: peripetie, path: [...path, 'peripetie'] }]),
  ];
}
