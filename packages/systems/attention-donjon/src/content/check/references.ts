import type { Path } from '@souterrain/content';
import { featureOf } from '../../figures/registry.ts';
import { TREES } from '../../heroes/trees.ts';
import { useOf } from '../../items/effects/index.ts';
import type { Fault, Kind, Pack } from './fault.ts';
import { verbReferences } from './verbs.ts';

/** An id that must be known, and where it stands. */
export interface Reference {
  readonly to: Kind | 'feature' | 'use' | 'talent' | 'table-or-item' | 'room';
  readonly id: string;
  readonly path: Path;
}

const TALENTS: ReadonlySet<string> = new Set(Object.values(TREES).flatMap((nodes) => nodes.map((node) => node.id)));

/** Every id that leads nowhere. */
export function dangling(pack: Pack): readonly Fault[] {
  const faults: Fault[] = [];
  for (const kind of Object.keys(REFERENCES) as Kind[])
    for (const [id, entry] of Object.entries(pack[kind]))
      for (const reference of REFERENCES[kind](entry as never))
        if (!isKnown(pack, reference))
          faults.push({ kind, id, path: reference.path, message: `unknown ${reference.to}: ${reference.id}` });
  return faults;
}

function isKnown(pack: Pack, { to, id }: Reference): boolean {
  if (to === 'feature') return featureOf(id) !== undefined;
  if (to === 'use') return useOf(id) !== undefined;
  if (to === 'talent') return TALENTS.has(id);
  if (to === 'table-or-item') return id in pack.tables || id in pack.items;
  return to !== 'room' && id in pack[to];
}

type Of<K extends Kind> = Pack[K][string];

const listed = (to: Reference['to'], ids: readonly string[] = [], path: Path): readonly Reference[] =>
  ids.map((id, i) => ({ to, id, path: [...path, i] }));

const attacks = (entries: Of<'items'>['attacks'] = []): readonly Reference[] =>
  entries.flatMap((attack, i) => listed('feature', attack.features, ['attacks', i, 'features']));

const REFERENCES: { readonly [K in Kind]: (entry: Of<K>) => readonly Reference[] } = {
  creatures: (c) => [...listed('feature', c.features, ['features']), ...attacks(c.attacks)],
  items: (i) => [
    ...listed('feature', i.features, ['features']),
    ...attacks(i.attacks),
    ...(i.use === undefined ? [] : [{ to: 'use', id: i.use, path: ['use'] } as const]),
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
    ...(p.element === undefined ? [] : [{ to: 'scenery', id: p.element, path: ['element'] } as const]),
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
    ...Object.entries(s.treasures ?? {}).map(
      ([rank, id]) => ({ to: 'table-or-item', id: id!, path: ['treasures', rank] }) as const,
    ),
  ],
  heroes: (h) => [...listed('talent', h.talents, ['talents']), ...listed('items', h.purchases, ['purchases'])],
};

function contents(given: string | object, path: Path): readonly Reference[] {
  if (typeof given === 'string') return [];
  const { encounter, peripetie } = given as { encounter?: string; peripetie?: string };
  return [
    ...(encounter === undefined ? [] : [{ to: 'encounters', id: encounter, path: [...path, 'encounter'] } as const]),
    ...(peripetie === undefined ? [] : [{ to: 'peripeties', id: peripetie, path: [...path, 'peripetie'] } as const]),
  ];
}
