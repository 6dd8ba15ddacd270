import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { belongingIssues, identityIssues, type SheetIssue } from '@souterrain/crawl/heroes';
import { ATTRIBUTES } from '../figures/traits.ts';
import { checkCreation } from './build-limits.ts';
import { LISTS } from './lists.ts';

/** Everything that is wrong with a sheet; with `created`, by the limits of a creation too. */
export function checkSheet(g: Stocked, sheet: Sheet, { created = false } = {}): readonly SheetIssue[] {
  const issues = [...identityIssues(LISTS, sheet), ...traitIssues(sheet), ...belongingIssues(g, LISTS, sheet)];
  if (created && issues.length === 0) issues.push(...checkCreation(g, sheet));
  return issues;
}

function traitIssues({ traits }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (const attribute of ATTRIBUTES) {
    const value = traits[attribute];
    if (typeof value !== 'number' || value < 2 || value > 6)
      issues.push({ rule: 'AD1-XP-11', path: `traits.${attribute}`, problem: 'hors-limites', found: value ?? 0 });
  }
  for (const skill of ['melee', 'tir', 'lancer']) {
    const value = traits[skill];
    if (typeof value !== 'number' || value < 2 || value > 6)
      issues.push({ rule: 'AD1-HERO-05', path: `traits.${skill}`, problem: 'hors-limites', found: value ?? 0 });
  }
  return issues;
}
