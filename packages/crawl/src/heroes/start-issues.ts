import type { RuleId } from '@souterrain/catalog';
import type { Stocked } from '../content/content.ts';
import type { Attribute } from '../content/types.ts';
import type { Sheet } from '../state.ts';
import { ATTRIBUTES } from './attributes.ts';
import type { Lists } from './lists.ts';
import { costOf, isForSaleAtCreation, isSpecial, MOST_PURCHASES, STARTING_DENIERS, STARTING_XP } from './purchases.ts';
import type { SheetIssue } from './sheet-issue.ts';
import { givenTo, paidFor } from './talent-cost.ts';

interface Shared {
  /** Highest first. */
  readonly values: readonly number[];
  /** The attributes that may hold the point of the origin; null for none. */
  readonly raised: readonly (Attribute | null)[];
  readonly rule: RuleId;
}

/** AD1-HERO-03, AD1-HERO-04: the values of creation, with the point of the origin taken back. */
export function attributeIssues({ traits }: Sheet, { values, raised, rule }: Shared): readonly SheetIssue[] {
  const shared = raised.some((attribute) => {
    const found = ATTRIBUTES.map((a) => (traits[a] ?? 0) - (a === attribute ? 1 : 0)).sort((a, b) => b - a);
    return found.every((value, i) => value === values[i]);
  });
  return shared ? [] : [{ rule, path: 'traits', problem: 'attributs-mal-repartis' }];
}

/** AD1-HERO-07, AD1-HRSM-01: one at least in each. */
export function pointIssues(
  { santeMax, heroismeMax }: Sheet,
  { points, rule }: { readonly points: number; readonly rule: RuleId },
): readonly SheetIssue[] {
  if (santeMax >= 1 && heroismeMax >= 1 && santeMax + heroismeMax === points) return [];
  return [{ rule, path: 'santeMax', problem: 'points-mal-repartis', found: santeMax + heroismeMax }];
}

/** AD1-HERO-16. */
export function xpIssues(lists: Lists, { origin, talents, xp }: Sheet): readonly SheetIssue[] {
  const given = givenTo(lists, { origin, talents });
  const spent = paidFor(lists, { origin, talents: talents.filter((id) => !given.has(id)) });
  if (spent + xp <= STARTING_XP) return [];
  return [{ rule: 'AD1-HERO-16', path: 'xp', problem: 'trop-d-experience', found: spent + xp }];
}

/** AD1-HERO-17 to AD1-HERO-22. */
export function purchaseIssues(g: Stocked, lists: Lists, { careers, items, deniers }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  const career = lists.careers[careers[0]!]!;
  const bought = items.map(({ base }) => base);
  for (const base of career.items) if (bought.includes(base)) bought.splice(bought.indexOf(base), 1);
  if (bought.length > MOST_PURCHASES)
    issues.push({ rule: 'AD1-HERO-18', path: 'items', problem: 'trop-d-achats', found: bought.length });
  let specials = 0;
  for (const base of bought) {
    if (isSpecial(g, base, career)) specials++;
    if (!isForSaleAtCreation(g, base, career) || (specials > 1 && isSpecial(g, base, career)))
      issues.push({ rule: 'AD1-HERO-19', path: 'items', problem: 'trop-rare', found: base });
  }
  const left = STARTING_DENIERS - costOf(g, bought, career);
  if (left < 0 || deniers > left)
    issues.push({ rule: 'AD1-HERO-17', path: 'deniers', problem: 'trop-de-deniers', found: deniers });
  return issues;
}
