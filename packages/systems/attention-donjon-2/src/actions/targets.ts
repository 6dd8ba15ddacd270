import type { Figure } from '@souterrain/crawl';
import { isInReach } from '@souterrain/crawl/combat';
import { areEnemies, isImmune } from '@souterrain/crawl/figures';
import { sameZone, sees, zonesBetween } from '@souterrain/crawl/movement';
import { wardOf } from '../combat/afflict.ts';
import { characteristicOf } from '../figures/values.ts';
import type { Action, Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import { consulted } from './difficulty.ts';

/** AD2-JET-16, AD2-XFEL-05: it has the characteristic consulted, and nothing keeps all of the line away from it. */
export function canTouch(g: AD2, line: Action, other: Figure): boolean {
  const consults = consulted(line);
  if (consults && characteristicOf(g, other, consults) === null) return false;
  // AD2-NOT-07.
  if (line.tags.includes('Magie') && isImmune(g, other, 'magie')) return false;
  if (line.outcome?.kind !== 'own') return true;
  return line.outcome.effects.some((joined) => joined.some((effect) => !isKeptAway(g, effect, other)));
}

function isKeptAway(g: AD2, effect: Effect, other: Figure): boolean {
  const ward = effect.kind === 'state' ? wardOf(effect.id) : undefined;
  return ward !== undefined && isImmune(g, other, ward);
}

/** AD2-ORDRE-03: enemies that a line of an actor can be aimed at, or all those of its area (AD2-NOT-12). */
export const enemiesWithin = (g: AD2, actor: Figure, line: Action): readonly Figure[] =>
  g.state.figures.filter(
    (other) =>
      other.status === 'plateau' &&
      areEnemies(actor, other) &&
      isWithin(g, actor, { line, other }) &&
      canTouch(g, line, other),
  );

/** AD2-NOT-10, AD2-NOT-11, AD2-NOT-12. */
export function isWithin(g: AD2, actor: Figure, { line, other }: { readonly line: Action; readonly other: Figure }) {
  const { range } = line;
  if (range?.kind === 'aur') return zonesBetween(g, actor.cell, other.cell) <= range.zones;
  if (range?.kind === 'dst' && range.zones === 0) return sameZone(g, actor, other) && sees(g, actor.cell, other.cell);
  const reach = range?.kind === 'dst' ? range.zones + 1 : 1;
  return isInReach(g, actor.cell, { to: other.cell, reach });
}
