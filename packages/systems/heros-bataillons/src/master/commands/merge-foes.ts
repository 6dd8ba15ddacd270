import { ask, option, type Rule } from '@souterrain/kernel';
import { HEADCOUNT, newBattalion } from '../../battalions/battalion.ts';
import type { Being } from '../../pieces.ts';
import type { HBState, Table } from '../../state.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';

/** Alike: one kind, side by side, all seen or all hidden. */
const kindOf = ({ hidden }: Table, { id, name, zone }: Being): string => `${name} ${zone ?? ''} ${hidden.includes(id)}`;

/** HB-GM-10: twenty alike, in lists of twenty; before a fight, whose order names each of them. */
export function mergeable({ beings, combat, table }: HBState): readonly (readonly Being[])[] {
  if (combat !== null) return [];
  const kinds = new Map<string, Being[]>();
  for (const being of beings) {
    if (being.kind !== 'adversaire' || being.status !== 'present' || being.scale !== 'etre') continue;
    const kind = kindOf(table, being);
    const alike = kinds.get(kind);
    if (alike) alike.push(being);
    else kinds.set(kind, [being]);
  }
  return [...kinds.values()].filter(({ length }) => length >= HEADCOUNT).map((alike) => alike.slice(0, HEADCOUNT));
}

/** HB-GM-10, HB-BAT-01: twenty beings become one battalion. */
export function* mergeFoes(g: HB): Rule<void> {
  const alike = yield* ask({
    id: 'fondre-en-bataillon',
    seat: masterOf(g.state),
    rule: 'HB-GM-10',
    options: mergeable(g.state).map((beings) => {
      const { name, zone } = beings[0]!;
      return option(`fondre-${beings[0]!.id}`, beings, { label: 'fondre', params: { name, zone: zone ?? '' } });
    }),
  });
  const { name, zone, size, tags } = alike[0]!;
  const id = `bataillon-${g.state.next}`;
  const levy = newBattalion({ id, name, side: 'adversaires', seat: null, commander: null, archers: false });
  g.emit({
    type: 'beingsMerged',
    beings: alike.map((being) => being.id),
    into: { ...levy, zone, size, tags: [...levy.tags, ...tags] },
    rules: ['HB-GM-10', 'HB-BAT-01'],
  });
}
