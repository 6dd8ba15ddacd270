import { type Figure, hasMark } from '@souterrain/crawl';
import { areEnemies, bearingsWith, deplacementOf, isActive, profileOf } from '@souterrain/crawl/figures';
import {
  type Criterion,
  candidatesOf,
  effortsFrom,
  firstAttack,
  strikes,
  strikingReach,
} from '@souterrain/crawl/groups';
import { sameZone, zoneAt } from '@souterrain/crawl/movement';
import { attacksOf } from '../combat/attacks.ts';
import type { AD2 } from '../world/ad2.ts';

/** AD2-ARCA-18: who deceived it cannot be its target. */
export const spares = (g: AD2, figure: Figure, other: Figure): boolean =>
  bearingsWith(g, figure).spares.some((at) => at.feature.spares!(g, at, other));

/** AD2-IA-04: with a target in reach, it does not leave a zone that holds active enemies. */
export function staysIn(g: AD2, figure: Figure): ReadonlySet<string> | undefined {
  if (!isHeld(g, figure)) return undefined;
  const reach = strikingReach(g, figure);
  for (const target of candidatesOf(g, figure))
    if (strikes(g, figure.cell, { reach, target })) return new Set([zoneAt(g, figure.cell)]);
  return undefined;
}

function isHeld(g: AD2, figure: Figure): boolean {
  for (const other of g.state.figures)
    if (areEnemies(figure, other) && isActive(g, other) && sameZone(g, figure, other)) return true;
  return false;
}

/** AD2-IA-02, AD2-IA-07: the weakest of those it can attack now; then the first of its actions that has a target. */
export function targetFirst(g: AD2, figure: Figure): readonly Criterion<Figure>[] {
  const { aiTags, actions } = profileOf(g, figure);
  const criteria: Criterion<Figure>[] = [];
  if (aiTags.includes('attaque-blesse')) {
    const canAttack = attackable(g, figure);
    criteria.push(
      { label: 'a-portee', of: (target) => (canAttack(target) ? 0 : 1) },
      { label: 'sante', of: (target) => (canAttack(target) ? target.sante : 0) },
    );
  }
  if (actions.length > 1) criteria.push({ label: 'action', of: (target) => placeOfAttack(g, figure, target) });
  return criteria;
}

/** Whom it can attack in this activation: from here, or after one movement action. */
function attackable(g: AD2, figure: Figure): (target: Figure) => boolean {
  const effort = effortsFrom(g, figure, { bounds: staysIn(g, figure) });
  // AD2-ETAT-26: limited to one Action, it moves or acts.
  const most = hasMark(figure, 'sonne') ? 0 : deplacementOf(g, figure);
  return (target) => effort(target, most) <= most;
}

function placeOfAttack(g: AD2, figure: Figure, target: Figure): number {
  const attack = firstAttack(g, figure, target);
  const attacks = attacksOf(g, figure);
  return attack ? attacks.findIndex(({ id }) => id === attack.id) : attacks.length;
}
