import { ITEMS } from '@souterrain/crawl/content/index';
import { isForSaleAtCreation, MOST_PURCHASES } from '@souterrain/crawl/heroes/purchases';
import type { Sheet } from '@souterrain/crawl/state';
import { ATTRIBUTES, type Attribute } from '../figures/traits.ts';
import { ATTRIBUTE_VALUES, costOf, GRANTS, POINTS_TO_SHARE, paidFor, STARTING_DENIERS, STARTING_XP } from './build.ts';
import { CAREERS } from './careers.ts';
import type { SheetIssue } from './legality.ts';
import { ORIGINS } from './origins.ts';

/** What a new hero may not exceed; the sheet is otherwise sound. */
export function checkCreation(sheet: Sheet): readonly SheetIssue[] {
  return [...attributeIssues(sheet), ...pointIssues(sheet), ...xpIssues(sheet), ...purchaseIssues(sheet)];
}

function attributeIssues({ origin, traits, enduranceBonus, careers }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  // AD1-HERO-03, AD1-HERO-04: with the point of the origin taken back.
  const raised: readonly (Attribute | null)[] = enduranceBonus > 0 ? [null] : ORIGINS[origin]!.raises;
  const shared = raised.some((attribute) => {
    const values = ATTRIBUTES.map((a) => (traits[a] ?? 0) - (a === attribute ? 1 : 0)).sort((a, b) => b - a);
    return values.every((value, i) => value === ATTRIBUTE_VALUES[i]);
  });
  if (!shared) issues.push({ rule: 'AD1-HERO-03', path: 'traits', problem: 'attributs-mal-repartis' });
  for (const skill of ['melee', 'tir', 'lancer'] as const) {
    const value = skill === CAREERS[careers[0]!]!.skill ? 3 : 2;
    if (traits[skill] !== value)
      issues.push({ rule: 'AD1-HERO-05', path: `traits.${skill}`, problem: 'hors-limites', found: traits[skill] ?? 0 });
  }
  return issues;
}

function pointIssues({ santeMax, heroismeMax }: Sheet): readonly SheetIssue[] {
  if (santeMax >= 1 && heroismeMax >= 1 && santeMax + heroismeMax === POINTS_TO_SHARE) return [];
  return [{ rule: 'AD1-HERO-07', path: 'santeMax', problem: 'points-mal-repartis', found: santeMax + heroismeMax }];
}

function xpIssues({ origin, talents, xp }: Sheet): readonly SheetIssue[] {
  const given = [...ORIGINS[origin]!.innate, ...talents.flatMap((id) => GRANTS[id] ?? [])];
  const spent = paidFor(
    origin,
    talents.filter((id) => !given.includes(id)),
  );
  if (spent + xp <= STARTING_XP) return [];
  return [{ rule: 'AD1-HERO-16', path: 'xp', problem: 'trop-d-experience', found: spent + xp }];
}

function purchaseIssues({ careers, items, deniers }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  const career = CAREERS[careers[0]!]!;
  const bought = items.map(({ base }) => base);
  for (const base of career.items) if (bought.includes(base)) bought.splice(bought.indexOf(base), 1);
  if (bought.length > MOST_PURCHASES)
    issues.push({ rule: 'AD1-HERO-18', path: 'items', problem: 'trop-d-achats', found: bought.length });
  for (const base of bought)
    if (!isForSaleAtCreation(ITEMS[base]!, career))
      issues.push({ rule: 'AD1-HERO-19', path: 'items', problem: 'trop-rare', found: base });
  const left = STARTING_DENIERS - costOf(bought);
  if (left < 0 || deniers > left)
    issues.push({ rule: 'AD1-HERO-17', path: 'deniers', problem: 'trop-de-deniers', found: deniers });
  return issues;
}
