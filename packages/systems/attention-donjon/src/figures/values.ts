import type { Figure, Item } from '@souterrain/crawl';
import type { ItemEntry, Stocked } from '@souterrain/crawl/content';
import { bearingsWith, fact, profileOf, works } from '@souterrain/crawl/figures';
import type { Term } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import type { Nature } from '../world/features.ts';
import type { RollOrder } from '../world/roll.ts';
import type { Trait } from './traits.ts';

/** AD1-TRAIT-01 to AD1-TRAIT-03: the dice of a trait, or null. Bonuses are added by the roll. */
export function traitOf(g: AD1, figure: Figure, trait: Trait): number | null {
  const printed = figure.hero ? figure.hero.sheet.traits[trait] : profileOf(g, figure).traits[trait];
  if (printed === undefined || printed === null) return null;
  // AD1-Q-29: a printed 0 may be a trait of 0.
  if (printed === 0) return g.state.variants.nullTraitBonus === 'zero' ? 0 : null;
  if (trait !== 'agilite' || !figure.hero) return printed;
  return Math.min(printed, agiliteCap(g, figure));
}

/** AD1-ARMU-07: the lowest cap of what is worn; a broken item keeps its drawbacks (AD1-GRAVE-08). */
function agiliteCap(g: Stocked, figure: Figure): number {
  let cap = Number.POSITIVE_INFINITY;
  for (const item of figure.hero!.sheet.items)
    if (item.place === 'equipe') cap = Math.min(cap, g.content.items[item.base]?.agiliteCap ?? cap);
  return cap;
}

/** AD1-DERIV-01, AD1-TRAIT-05: of the trait as it is now. */
const half = (value: number | null): number => Math.ceil((value ?? 0) / 2);

/** Which bonuses count: all of them, or those a natural value keeps (AD1-DERIV-08, AD1-DERIV-12, AD1-DERIV-13). */
interface Reading {
  readonly against?: Figure;
  readonly roll?: RollOrder;
  readonly natural?: boolean;
  /** AD1-TCOM-12: bonuses of this nature are ignored. */
  readonly without?: Nature;
}

const EQUIPMENT: ReadonlySet<Nature> = new Set<Nature>(['bouclier', 'arme', 'armure', 'protection']);

/** AD1-DERIV-05 to AD1-DERIV-09, AD1-DERIV-15: Parade, term by term. */
export function paradeTerms(g: AD1, figure: Figure, reading: Reading = {}): readonly Term[] {
  const terms: Term[] = [];
  const printed = figure.hero ? undefined : profileOf(g, figure).entry.parade;
  // AD1-DERIV-02, AD1-DERIV-03: from the trait itself, never from a bonus to it.
  const melee = figure.hero ? figure.hero.sheet.traits.melee : profileOf(g, figure).traits.melee;
  if (printed !== undefined) terms.push({ label: 'profil', value: printed, rule: 'AD1-DERIV-15' });
  else terms.push({ label: 'melee-moitie', value: half(melee ?? null), rule: 'AD1-DERIV-05' });
  if (!reading.natural)
    for (const { item, entry } of worn(g, figure)) {
      const nature = entry.kind === 'bouclier' ? 'bouclier' : 'arme';
      // AD1-ARME-22: of what is worn alone.
      if (entry.parade && nature !== reading.without)
        terms.push({ label: item.base, value: entry.parade, rule: 'AD1-DERIV-06' });
    }
  for (const at of bearingsWith(g, figure).parade) {
    const bonus = at.feature.parade?.(g, at, reading.against);
    if (!bonus || bonus.value === 0 || bonus.nature === reading.without) continue;
    if (reading.natural && EQUIPMENT.has(bonus.nature)) continue;
    terms.push({ label: at.feature.id, value: bonus.value, rule: at.feature.rule });
  }
  return limited(g, figure, terms);
}

/** States that halve Parade, or hold it down, act on what the bonuses make. */
function limited(g: AD1, figure: Figure, terms: Term[]): readonly Term[] {
  for (const at of bearingsWith(g, figure).paradeLimit) {
    if (!at.feature.paradeLimit) continue;
    const parade = totalOf(terms);
    const limit = at.feature.paradeLimit(parade);
    if (limit !== parade) terms.push({ label: at.feature.id, value: limit - parade, rule: at.feature.rule });
  }
  return terms;
}

interface Worn {
  readonly item: Item;
  readonly entry: ItemEntry;
}

/** Items that give their plain figures now. */
const worn = fact((g, { hero }): readonly Worn[] => {
  const list: Worn[] = [];
  for (const item of hero?.sheet.items ?? []) {
    const entry = g.content.items[item.base];
    if (entry && item.place === 'equipe' && works(g, item)) list.push({ item, entry });
  }
  return list;
});

/** AD1-DERIV-10 to AD1-DERIV-13, AD1-DMG-14 to AD1-DMG-16: Endurance, term by term, less Pénétration. */
export function enduranceTerms(
  g: AD1,
  figure: Figure,
  reading: Reading & { readonly penetration?: number } = {},
): readonly Term[] {
  const terms: Term[] = [];
  let armour = 0;
  if (figure.hero) {
    const { traits, enduranceBonus } = figure.hero.sheet;
    terms.push({ label: 'vigueur-moitie', value: half(traits.vigueur ?? null), rule: 'AD1-DERIV-10' });
    if (enduranceBonus > 0) terms.push({ label: 'endurant', value: enduranceBonus, rule: 'AD1-Q-05' });
    for (const { item, entry } of worn(g, figure)) {
      if (!entry.endurance) continue;
      armour += entry.endurance;
      if (!reading.natural) terms.push({ label: item.base, value: entry.endurance, rule: 'AD1-DERIV-10' });
    }
  } else {
    const { entry, traits } = profileOf(g, figure);
    if (entry.endurance === undefined)
      terms.push({ label: 'vigueur-moitie', value: half(traits.vigueur ?? null), rule: 'AD1-DERIV-10' });
    else {
      const natural = entry.natural ?? entry.endurance;
      terms.push({ label: 'profil', value: natural, rule: 'AD1-DERIV-15' });
      armour = entry.endurance - natural;
      if (armour > 0 && !reading.natural) terms.push({ label: 'armure', value: armour, rule: 'AD1-DERIV-15' });
    }
  }
  for (const at of bearingsWith(g, figure).endurance) {
    const bonus = at.feature.endurance?.(g, at, reading.roll);
    if (!bonus || bonus.value === 0) continue;
    const isWorn = EQUIPMENT.has(bonus.nature);
    if (reading.natural && isWorn) continue;
    if (isWorn) armour += bonus.value;
    terms.push({ label: at.feature.id, value: bonus.value, rule: at.feature.rule });
  }
  const pierced = Math.min(reading.penetration ?? 0, Math.max(0, armour));
  if (pierced > 0 && !reading.natural) terms.push({ label: 'penetration', value: -pierced, rule: 'AD1-DMG-14' });
  return terms;
}

/** AD1-DERIV-14: never below 0. */
export function totalOf(terms: readonly Term[]): number {
  let total = 0;
  for (const term of terms) total += term.value;
  return Math.max(0, total);
}

export const paradeOf = (g: AD1, figure: Figure, reading?: Reading): number => totalOf(paradeTerms(g, figure, reading));
export const enduranceOf = (g: AD1, figure: Figure, reading?: Reading & { readonly penetration?: number }): number =>
  totalOf(enduranceTerms(g, figure, reading));
