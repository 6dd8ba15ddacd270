import type { Figure, Item } from '@souterrain/crawl';
import { isInReach } from '@souterrain/crawl/combat';
import type { Stocked } from '@souterrain/crawl/content';
import { areEnemies, bearingsWith, fact, isImmune, profileOf, works } from '@souterrain/crawl/figures';
import { usableHands } from '@souterrain/crawl/health';
import { isReady } from '@souterrain/crawl/items';
import { traitOf } from '../figures/values.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';

export { attackDifficulty } from './difficulty.ts';

/** AD1-ARME-02. */
export const BARE_HANDS: AD1Attack = {
  id: 'mains-nues',
  name: { fr: 'Mains nues', en: 'Bare hands' },
  skill: 'melee',
  reach: 1,
  damage: { attribute: 'force', plus: -2 },
};

/** Every way a figure can attack now: what it holds, its profile, its talents, bare hands (AD1-ARME-02). */
export function attacksOf(g: AD1, figure: Figure): readonly AD1Attack[] {
  // What features give may depend on anything; the rest follows from the figure and its items.
  if (bearingsWith(g, figure).attacks.length > 0) return readAttacks(g, figure);
  return attacksHeld(g, figure);
}

function readAttacks(g: AD1, figure: Figure): readonly AD1Attack[] {
  const attacks: AD1Attack[] = [];
  const add = (attack: AD1Attack): void => {
    // AD1-TRAIT-03, AD1-TRAIT-12: a null skill attacks with nothing.
    if (traitOf(g, figure, attack.skill) !== null) attacks.push(attack);
  };
  if (figure.hero) {
    for (const item of figure.hero.sheet.items)
      if (item.place === 'equipe' && works(g, item))
        for (const attack of attacksWith(g, item)) if (isReady(g, figure, attack)) add(attack);
  } else for (const attack of profileOf(g, figure).attacks) add(attack);
  for (const at of bearingsWith(g, figure).attacks)
    for (const attack of at.feature.attacks?.(g, at) ?? []) if (isReady(g, figure, attack)) add(attack);
  // AD1-GRAVE-17: without a usable hand there is none to strike with.
  if (figure.hero && usableHands(figure) > 0) add(BARE_HANDS);
  return attacks;
}

const attacksHeld = fact(readAttacks);

/** A memo: an item belongs to one game, and what it is never changes. */
const byItem = new WeakMap<Item, readonly AD1Attack[]>();

function attacksWith(g: Stocked, item: Item): readonly AD1Attack[] {
  let attacks = byItem.get(item);
  if (!attacks) {
    attacks = (g.content.items[item.base]?.attacks ?? []).map((entry) => ({ ...entry, item }));
    byItem.set(item, attacks);
  }
  return attacks;
}

/** AD1-COMBAT-07, AD1-GRID-08, AD1-COMBAT-30: enemies in reach and in sight. */
export function targetsOf(g: AD1, figure: Figure, attack: AD1Attack): readonly Figure[] {
  let targets = NOBODY;
  for (const other of g.state.figures)
    if (isTarget(g, figure, { attack, other })) targets = targets === NOBODY ? [other] : [...targets, other];
  return targets;
}

const NOBODY: readonly Figure[] = [];

function isTarget(g: AD1, figure: Figure, { attack, other }: { attack: AD1Attack; other: Figure }): boolean {
  if (other.status !== 'plateau' || !areEnemies(figure, other)) return false;
  // AD1-ETAT-07.
  if (isImmune(g, other, 'magie') && isMagical(g, figure, attack)) return false;
  return isInReach(g, figure.cell, { to: other.cell, reach: attack.reach });
}

/** Tag Magie: of the attack, or given by what its bearer uses (AD1-TCON-07). */
export function isMagical(g: AD1, figure: Figure, attack: AD1Attack): boolean {
  if (attack.magic) return true;
  for (const at of bearingsWith(g, figure).enchants) if (at.feature.enchants?.(g, at, attack)) return true;
  return false;
}
