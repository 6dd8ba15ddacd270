import type { Sheet } from '@souterrain/crawl';
import type { Attribute, Stocked } from '@souterrain/crawl/content';
import { attributeIssues, pointIssues, purchaseIssues, type SheetIssue, xpIssues } from '@souterrain/crawl/heroes';
import { ATTRIBUTE_VALUES, POINTS_TO_SHARE } from './build.ts';
import { CAREERS, LISTS, ORIGINS } from './lists.ts';

/** What a new hero may not exceed; the sheet is otherwise sound. */
export const checkCreation = (g: Stocked, sheet: Sheet): readonly SheetIssue[] => [
  ...attributeIssues(sheet, { values: ATTRIBUTE_VALUES, raised: raisedBy(sheet), rule: 'AD1-HERO-03' }),
  ...skillIssues(sheet),
  ...pointIssues(sheet, { points: POINTS_TO_SHARE, rule: 'AD1-HERO-07' }),
  ...xpIssues(LISTS, sheet),
  ...purchaseIssues(g, LISTS, sheet),
];

/** AD1-Q-05: an Endurance raised is no attribute. */
const raisedBy = ({ origin, enduranceBonus }: Sheet): readonly (Attribute | null)[] =>
  enduranceBonus > 0 ? [null] : ORIGINS[origin]!.raises;

function skillIssues({ traits, careers }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (const skill of ['melee', 'tir', 'lancer'] as const) {
    const value = skill === CAREERS[careers[0]!]!.skill ? 3 : 2;
    if (traits[skill] !== value)
      issues.push({ rule: 'AD1-HERO-05', path: `traits.${skill}`, problem: 'hors-limites', found: traits[skill] ?? 0 });
  }
  return issues;
}
