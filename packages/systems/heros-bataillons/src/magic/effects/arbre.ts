import { gain } from '../../beings/marks.ts';
import { type Being, type HB, type Mark, sideOf, type ZoneId } from '../../state.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { Cast } from '../spell.ts';

/** HB-SCH-08: the zone gains a cover for any number of allies, at most N rounds; it goes with the mark of its caster. */
export function growTree(g: HB, { caster }: Cast, { zone, rounds }: { zone: ZoneId; rounds: number }): void {
  const id = treeOf(caster, zone);
  const grown = g.state.scene!.zones.some(({ positions }) => positions.some((position) => position.id === id));
  if (!grown)
    g.emit({
      type: 'positionGrown',
      zone,
      position: { id, tag: 'couvert', side: sideOf(caster) },
      rules: ['HB-SCH-07', 'HB-SCH-08'],
    });
  const mark: Mark = { id, until: lastingRounds(g.state, caster.id, rounds), by: caster.id, zone };
  gain(g, caster, { mark, rules: ['HB-SCH-08', 'HB-MAG-29'] });
}

/** HB-SCH-08: those who stood behind it are in the open. */
export function witherTree(g: HB, zone: ZoneId, tree: string): void {
  if (g.state.scene === null) return;
  g.emit({ type: 'positionWithered', zone, position: tree, rules: ['HB-MAG-29'] });
  for (const being of g.state.beings)
    if (being.zone === zone && being.position === tree)
      g.emit({ type: 'beingMoved', being: being.id, zone, position: null, how: 'sort', rules: ['HB-MAG-29'] });
}

export const TREE = 'arbre-';
const treeOf = ({ id }: Being, zone: ZoneId): string => `${TREE}${id}-${zone}`;
