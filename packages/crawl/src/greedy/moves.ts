import { type Cell, cellAt } from '@souterrain/dungeon';
import type { Option } from '@souterrain/kernel';
import { harmOf } from '../groups/moves.ts';
import { strikes, strikingReach } from '../groups/reach.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { enemiesOf, stepsToGoal } from './goals.ts';
import type { Manner } from './manner.ts';
import { bestOf } from './options.ts';

const cellOf = ({ at }: Option): Cell | undefined => (at && 'cell' in at ? cellAt(at.cell[0], at.cell[1]) : undefined);

const isMove = ({ id }: Option): boolean => id.startsWith('case-') || id.startsWith('pas-');

/** The movement that brings a hero nearest to what it wants; -1 when none does. */
export function moveChoice<G extends Crawl>(
  g: G,
  hero: Figure,
  { options, manner }: { readonly options: readonly Option[]; readonly manner: Manner<G> },
): number {
  const steps = stepsToGoal(g, hero, manner);
  if (!steps) return -1;
  const enemies = enemiesOf(g.state, hero);
  const reach = strikingReach(g, hero);
  const held = new Set(enemies.map((enemy) => zoneAt(g, enemy.cell)));
  const here = steps.get(hero.cell)!;
  return bestOf(options, (option) => {
    const cell = isMove(option) ? cellOf(option) : undefined;
    const left = cell === undefined ? undefined : steps.get(cell);
    if (left === undefined || harmOf(g, cell!) > 0) return 0;
    const dodge = option.params?.esquive;
    // Who cannot fight keeps away from those who do.
    if (!hero.hero && (dodge !== 'aucune' || held.has(zoneAt(g, cell!)))) return 0;
    const risk = dodge === 'difficile' || dodge === 'ordinaire' ? manner.risk(g, hero, dodge) : 0;
    const blow = enemies.some((target) => strikes(g, cell!, { reach, target })) ? 4 : 0;
    return here - left + blow - risk;
  });
}
