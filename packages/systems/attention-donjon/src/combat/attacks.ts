import { isInReach } from '@souterrain/crawl/combat/reach';
import { ITEMS } from '@souterrain/crawl/content/index';
import { fact, works } from '@souterrain/crawl/figures/bearings';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { isImmune } from '@souterrain/crawl/figures/values';
import { usableHands } from '@souterrain/crawl/health/wounds';
import { isReady } from '@souterrain/crawl/items/weapons';
import type { Figure, Item } from '@souterrain/crawl/state';
import { bearingsWith } from '../figures/bearings.ts';
import type { Attack } from '../figures/features.ts';
import { profileOf } from '../figures/profile.ts';
import { traitOf } from '../figures/values.ts';
import type { State } from '../state.ts';

export { attackDifficulty } from './difficulty.ts';

/** AD1-ARME-02. */
export const BARE_HANDS: Attack = {
  id: 'mains-nues',
  name: { fr: 'Mains nues', en: 'Bare hands' },
  skill: 'melee',
  reach: 1,
  damage: { attribute: 'force', plus: -2 },
};

/** Every way a figure can attack now: what it holds, its profile, its talents, bare hands (AD1-ARME-02). */
export function attacksOf(state: State, figure: Figure): readonly Attack[] {
  // What features give may depend on anything; the rest follows from the figure and its items.
  if (bearingsWith(state, figure).attacks.length > 0) return readAttacks(state, figure);
  return attacksHeld(state, figure);
}

function readAttacks(state: State, figure: Figure): readonly Attack[] {
  const attacks: Attack[] = [];
  const add = (attack: Attack): void => {
    // AD1-TRAIT-03, AD1-TRAIT-12: a null skill attacks with nothing.
    if (traitOf(state, figure, attack.skill) !== null) attacks.push(attack);
  };
  if (figure.hero) {
    for (const item of figure.hero.sheet.items)
      if (item.place === 'equipe' && works(item))
        for (const attack of attacksWith(item)) if (isReady({ state }, figure, attack)) add(attack);
  } else for (const attack of profileOf(figure).attacks) add(attack);
  for (const at of bearingsWith(state, figure).attacks)
    for (const attack of at.feature.attacks?.(state, at) ?? []) if (isReady({ state }, figure, attack)) add(attack);
  // AD1-GRAVE-17: without a usable hand there is none to strike with.
  if (figure.hero && usableHands(figure) > 0) add(BARE_HANDS);
  return attacks;
}

const attacksHeld = fact(readAttacks);

const byItem = new WeakMap<Item, readonly Attack[]>();

function attacksWith(item: Item): readonly Attack[] {
  let attacks = byItem.get(item);
  if (!attacks) {
    attacks = (ITEMS[item.base]?.attacks ?? []).map((entry) => ({ ...entry, item }));
    byItem.set(item, attacks);
  }
  return attacks;
}

/** AD1-COMBAT-07, AD1-GRID-08, AD1-COMBAT-30: enemies in reach and in sight. */
export function targetsOf(state: State, figure: Figure, attack: Attack): readonly Figure[] {
  let targets = NOBODY;
  for (const other of state.figures)
    if (isTarget(state, figure, { attack, other })) targets = targets === NOBODY ? [other] : [...targets, other];
  return targets;
}

const NOBODY: readonly Figure[] = [];

function isTarget(state: State, figure: Figure, { attack, other }: { attack: Attack; other: Figure }): boolean {
  if (other.status !== 'plateau' || !areEnemies(figure, other)) return false;
  // AD1-ETAT-07.
  if (isImmune(state, other, 'magie') && isMagical(state, figure, attack)) return false;
  return isInReach(state, figure.cell, { to: other.cell, reach: attack.reach });
}

/** Tag Magie: of the attack, or given by what its bearer uses (AD1-TCON-07). */
export function isMagical(state: State, figure: Figure, attack: Attack): boolean {
  if (attack.magic) return true;
  for (const at of bearingsWith(state, figure).enchants) if (at.feature.enchants?.(state, at, attack)) return true;
  return false;
}
