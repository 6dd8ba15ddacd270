import { gain } from '../../beings/marks.ts';
import { type Mark, sideOf, type ZoneId } from '../../pieces.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';
import { TREE } from '../endings.ts';
import { defineSchool, ifSo, lasting } from './school.ts';

export const sauvage = defineSchool({
  id: 'sauvage',
  rule: 'HB-SCH-07',
  effect: { fr: 'racines, ouragans et arbres', en: 'roots, storms and trees' },
  names: {
    enraciner: { fr: 'enraciner', en: 'root' },
    ouragan: { fr: 'ouragan', en: 'hurricane' },
    arbre: { fr: 'arbre', en: 'tree' },
    'arbre-': { fr: 'arbre de', en: 'tree of' },
  },
  words: {
    fr: { options: { arbre: (o) => `un arbre : ${o.its('zone')}` } },
    en: { options: { arbre: (o) => `a tree: ${o.its('zone')}` } },
  },
  critical: 'for',
  damage: ['ouragan'],
  grows: true,
  // HB-SCH-08: cannot leave the zone.
  touch: lasting({ id: 'enraciner', on: 'ennemi', resisted: 'for', mark: 'enracine' }),
  // HB-SCR-13: in the wild.
  means: (_, { place, tags }) => ifSo(place === 'dehors' && tags.includes('nature')),
});

/** HB-SCH-08: the zone gains a cover for any number of allies, at most N rounds; it goes with the mark of its caster. */
export function growTree(g: HB, { caster }: Cast, { zone, rounds }: { zone: ZoneId; rounds: number }): void {
  const id = `${TREE}${caster.id}-${zone}`;
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
