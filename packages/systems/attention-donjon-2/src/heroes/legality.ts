import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { ATTRIBUTES, belongingIssues, identityIssues, type SheetIssue } from '@souterrain/crawl/heroes';
import { CHARACTERISTICS } from '../notation/index.ts';
import { isAttribute } from './attributes.ts';
import { checkCreation } from './build-limits.ts';
import { LISTS } from './lists.ts';
import { HIGHEST_ATTRIBUTE, HIGHEST_SKILL } from './raises.ts';
import type { CreationScale } from './scale.ts';

/** Compétences that no hero is without (AD2-XHEROS-03). */
const COMMON: readonly string[] = ['melee', 'tir', 'lancer'];

/** Everything that is wrong with a sheet; with `created`, by the limits of a creation on that scale too. */
export function checkSheet(
  g: Stocked,
  sheet: Sheet,
  { created }: { readonly created?: CreationScale } = {},
): readonly SheetIssue[] {
  const issues = [
    ...identityIssues(LISTS, sheet),
    ...reservedOrigin(sheet),
    ...attributeBounds(sheet),
    ...skillBounds(sheet),
    ...belongingIssues(g, LISTS, sheet),
  ];
  if (created && issues.length === 0) issues.push(...checkCreation(g, sheet, created));
  return issues;
}

/** AD2-XBEL-01. */
const reservedOrigin = ({ origin }: Sheet): readonly SheetIssue[] =>
  origin === 'belzeb' ? [{ rule: 'AD2-XBEL-01', path: 'origin', problem: 'origine-reservee', found: origin }] : [];

function attributeBounds({ traits }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (const attribute of ATTRIBUTES) {
    const value = traits[attribute];
    if (typeof value !== 'number' || value < 1 || value > HIGHEST_ATTRIBUTE)
      issues.push({ rule: 'AD2-XHEROS-06', path: `traits.${attribute}`, problem: 'hors-limites', found: value ?? 0 });
  }
  return issues;
}

function skillBounds({ traits }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (const skill of COMMON)
    if (typeof traits[skill] !== 'number')
      issues.push({ rule: 'AD2-XHEROS-03', path: `traits.${skill}`, problem: 'competence-manquante' });
  for (const [skill, value] of Object.entries(traits)) {
    if (isAttribute(skill)) continue;
    // AD2-PROF-02: characteristics are what monsters have.
    if (skill in CHARACTERISTICS)
      issues.push({ rule: 'AD2-PROF-02', path: `traits.${skill}`, problem: 'caracteristique-de-monstre' });
    else if (value !== null && (value < 0 || value > HIGHEST_SKILL))
      issues.push({ rule: 'AD2-XHEROS-06', path: `traits.${skill}`, problem: 'hors-limites', found: value });
  }
  return issues;
}
