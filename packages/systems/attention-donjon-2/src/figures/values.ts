import type { Figure } from '@souterrain/crawl';
import { bearingsWith, fact, profileOf, works } from '@souterrain/crawl/figures';
import type { Term } from '@souterrain/kernel';
import { agiliteCapOf, armureOf as armureOn, couvertureOf as couvertureOn } from '../items/armours.ts';
import type { Attribute, Characteristic } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { DommagesSource } from '../world/source.ts';

/** AD2-BONUS-08: the printed value less temporary losses, then the lowest cap of what is worn (AD2-EQUIP-26). */
export function attributeOf(g: AD2, hero: Figure, attribute: Attribute): number {
  let value = hero.hero!.sheet.traits[attribute] ?? 0;
  for (const at of bearingsWith(g, hero).attributeLoss) value -= at.feature.attributeLoss!(g, at, attribute);
  value = Math.max(0, value);
  return attribute === 'agilite' ? Math.min(value, agiliteCap(g, hero)) : value;
}

const agiliteCap = fact((g: AD2, hero): number => {
  let cap = Number.POSITIVE_INFINITY;
  for (const item of hero.hero!.sheet.items)
    if (item.place === 'equipe') cap = Math.min(cap, agiliteCapOf(g.content.items[item.base]) ?? cap);
  return cap;
});

/** AD2-COMP-04, AD2-COMP-06: undefined when it is not on the sheet. */
export const skillOf = (hero: Figure, skill: string): number | undefined => hero.hero!.sheet.traits[skill] ?? undefined;

/** AD2-VAL-04: shields, staves and talents add up. */
export function couvertureTerms(g: AD2, hero: Figure): readonly Term[] {
  const worn = couvertureWorn(g, hero);
  const given = bearingsWith(g, hero).couverture;
  if (given.length === 0) return worn;
  const terms = [...worn];
  for (const at of given) {
    const value = at.feature.couverture!(g, at);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  return terms;
}

const couvertureWorn = fact((g: AD2, { hero }): readonly Term[] => {
  const terms: Term[] = [];
  for (const item of hero?.sheet.items ?? []) {
    const value = item.place === 'equipe' && works(g, item) ? couvertureOn(g.content.items[item.base]) : 0;
    if (value !== 0) terms.push({ label: item.base, value, rule: 'AD2-VAL-04' });
  }
  return terms;
});

/** AD2-EFF-03: worn armour, natural Armure and Armure effects add up. */
export function armureTerms(g: AD2, figure: Figure, source: DommagesSource): readonly Term[] {
  const worn = armureWorn(g, figure);
  const given = bearingsWith(g, figure).armure;
  if (given.length === 0) return worn;
  const terms = [...worn];
  for (const at of given) {
    const value = at.feature.armure!(g, at, source);
    if (value !== 0) terms.push({ label: at.feature.id, value, rule: at.feature.rule });
  }
  return terms;
}

const armureWorn = fact((g: AD2, figure): readonly Term[] => {
  if (!figure.hero) {
    const { armure } = profileOf(g, figure);
    return armure === 0 ? [] : [{ label: 'profil', value: armure, rule: 'AD2-MON-05' }];
  }
  const terms: Term[] = [];
  for (const item of figure.hero.sheet.items) {
    const value = item.place === 'equipe' && works(g, item) ? armureOn(g.content.items[item.base]) : 0;
    if (value !== 0) terms.push({ label: item.base, value, rule: 'AD2-VAL-03' });
  }
  return terms;
});

export function totalOf(terms: readonly Term[]): number {
  let total = 0;
  for (const { value } of terms) total += value;
  return total;
}

/** AD2-ORDRE-10: what changes nothing alone is offered where it does with others, each worth a point of `terms`. */
export function together<T>(list: () => readonly T[], terms: Term[], most: number): readonly T[] {
  let offers = list();
  for (let value = 1; value < most; value++) {
    terms.push({ label: 'ensemble', value, rule: 'AD2-ORDRE-10' });
    const more = list();
    terms.pop();
    if (more.length > value && more.length > offers.length) offers = more;
  }
  return offers;
}

const PASSIVE: Readonly<Record<Exclude<Characteristic, 'defense'>, Attribute>> = {
  reflexes: 'agilite',
  physique: 'vigueur',
  volonte: 'mental',
};

/** AD2-PROF-05: what a hero's passive values start from. */
const PASSIVE_BASE = 3;

/** AD2-PROF-03, AD2-JET-16: null is a dash, which nothing that consults it can target. */
export function characteristicOf(g: AD2, figure: Figure, characteristic: Characteristic): number | null {
  if (!figure.hero) {
    const value = profileOf(g, figure).characteristics[characteristic];
    // AD2-ETAT-26: states that change a characteristic are applied to it.
    return value === null || characteristic !== 'defense' ? value : value + totalOf(couvertureTerms(g, figure));
  }
  if (characteristic !== 'defense') return PASSIVE_BASE + attributeOf(g, figure, PASSIVE[characteristic]);
  return PASSIVE_BASE + (skillOf(figure, 'melee') ?? 0) + totalOf(couvertureTerms(g, figure));
}

/** AD2-PROF-04: the characteristic that stands for an Attribute where a figure has none. */
export const STANDS_FOR: Readonly<Record<Attribute, Characteristic>> = {
  agilite: 'reflexes',
  force: 'physique',
  vigueur: 'physique',
  mental: 'volonte',
  savoir: 'volonte',
};
