import { harmOf } from '@souterrain/crawl/groups/moves';
import { strikes, strikingReach } from '@souterrain/crawl/groups/reach';
import { zoneAt } from '@souterrain/crawl/movement/plan';
import type { Figure } from '@souterrain/crawl/state';
import { type Cell, cellAt } from '@souterrain/dungeon';
import type { Option } from '@souterrain/kernel';
import type { State } from '../state.ts';
import { enemiesOf, stepsToGoal } from './goals.ts';
import { bestOf } from './options.ts';

const cellOf = ({ at }: Option): Cell | undefined => (at && 'cell' in at ? cellAt(at.cell[0], at.cell[1]) : undefined);

const isMove = ({ id }: Option): boolean => id.startsWith('case-') || id.startsWith('pas-');

/** The movement that brings a hero nearest to what it wants; -1 when none does. */
export function moveChoice(state: State, hero: Figure, options: readonly Option[]): number {
  const steps = stepsToGoal(state, hero);
  if (!steps) return -1;
  const enemies = enemiesOf(state, hero);
  const reach = strikingReach(state, hero);
  const held = new Set(enemies.map((enemy) => zoneAt(state, enemy.cell)));
  const here = steps.get(hero.cell)!;
  return bestOf(options, (option) => {
    const cell = isMove(option) ? cellOf(option) : undefined;
    const left = cell === undefined ? undefined : steps.get(cell);
    if (left === undefined || harmOf(state, cell!) > 0) return 0;
    const dodge = option.params?.esquive;
    // Who cannot fight keeps away from those who do.
    if (!hero.hero && (dodge !== 'aucune' || held.has(zoneAt(state, cell!)))) return 0;
    const risk = dodge === 'difficile' ? 3 : dodge === 'ordinaire' ? 1.5 : 0;
    const blow = enemies.some((target) => strikes(state, cell!, { reach, target })) ? 4 : 0;
    return here - left + blow - risk;
  });
}
