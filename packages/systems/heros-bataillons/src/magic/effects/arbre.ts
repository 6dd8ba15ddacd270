import { gain } from '../../beings/marks.ts';
import { type Being, type Mark, sideOf, type ZoneId } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';
import { TREE } from './tree.ts';

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
const treeOf = ({ id }: Being, zone: ZoneId): string => `${TREE}${id}-${zone}`;
