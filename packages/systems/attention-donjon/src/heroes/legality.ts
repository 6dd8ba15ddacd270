import type { RuleId } from '@souterrain/catalog';
import { DECK, isJoker } from '@souterrain/crawl';
import { ITEMS } from '@souterrain/crawl/content/index';
import type { Sheet } from '@souterrain/crawl/state';
import { ATTRIBUTES } from '../figures/traits.ts';
import { checkCreation } from './build-limits.ts';
import { CAREERS, CATEGORIES, careersFor } from './careers.ts';
import { ORIGINS } from './origins.ts';
import { talentIssues } from './talent-issues.ts';

/** Why a sheet is refused: the rule it breaks, and where. */
export interface SheetIssue {
  readonly rule: RuleId;
  readonly path: string;
  /** Text key. */
  readonly problem: string;
  readonly found?: string | number;
}

/** Everything that is wrong with a sheet; with `created`, by the limits of a creation too. */
export function checkSheet(sheet: Sheet, { created = false } = {}): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  if (sheet.name.trim() === '') issues.push({ rule: 'AD1-HERO-15', path: 'name', problem: 'nom-vide' });
  if (!ORIGINS[sheet.origin])
    issues.push({ rule: 'AD1-HERO-10', path: 'origin', problem: 'origine-inconnue', found: sheet.origin });
  issues.push(...careerIssues(sheet));
  for (const attribute of ATTRIBUTES) {
    const value = sheet.traits[attribute];
    if (typeof value !== 'number' || value < 2 || value > 6)
      issues.push({ rule: 'AD1-XP-11', path: `traits.${attribute}`, problem: 'hors-limites', found: value ?? 0 });
  }
  for (const skill of ['melee', 'tir', 'lancer']) {
    const value = sheet.traits[skill];
    if (typeof value !== 'number' || value < 2 || value > 6)
      issues.push({ rule: 'AD1-HERO-05', path: `traits.${skill}`, problem: 'hors-limites', found: value ?? 0 });
  }
  if (sheet.santeMax < 1)
    issues.push({ rule: 'AD1-HERO-07', path: 'santeMax', problem: 'hors-limites', found: sheet.santeMax });
  // AD1-HRSM-08: sacrifices may have taken every point.
  if (sheet.heroismeMax < 0)
    issues.push({ rule: 'AD1-HRSM-08', path: 'heroismeMax', problem: 'hors-limites', found: sheet.heroismeMax });
  if (!DECK.includes(sheet.arcane) || isJoker(sheet.arcane))
    issues.push({ rule: 'AD1-HERO-13', path: 'arcane', problem: 'carte-inconnue', found: sheet.arcane });
  if (sheet.xp < 0) issues.push({ rule: 'AD1-XP-01', path: 'xp', problem: 'hors-limites', found: sheet.xp });
  if (sheet.deniers < 0)
    issues.push({ rule: 'AD1-HERO-21', path: 'deniers', problem: 'hors-limites', found: sheet.deniers });
  issues.push(...talentIssues(sheet), ...preyIssues(sheet));
  for (const { id, base } of sheet.items)
    if (!ITEMS[base]) issues.push({ rule: 'AD1-EQUIP-01', path: `items.${id}`, problem: 'objet-inconnu', found: base });
  if (created && issues.length === 0) issues.push(...checkCreation(sheet));
  return issues;
}

function careerIssues({ origin, careers, talents }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  if (careers.length === 0) issues.push({ rule: 'AD1-HERO-11', path: 'careers', problem: 'carriere-manquante' });
  for (const id of careers)
    if (!CAREERS[id]) issues.push({ rule: 'AD1-HERO-11', path: 'careers', problem: 'carriere-inconnue', found: id });
    else if (!careersFor(origin).some((career) => career.id === id))
      issues.push({ rule: 'AD1-HERO-23', path: 'careers', problem: 'carriere-fermee', found: id });
  // AD1-XP-13: only Compétences multiples opens another one.
  const most = talents.includes('competences-multiples') ? 2 : 1;
  if (careers.length > most)
    issues.push({ rule: 'AD1-XP-13', path: 'careers', problem: 'trop-de-carrieres', found: careers.length });
  return issues;
}

function preyIssues({ proie, talents }: Sheet): readonly SheetIssue[] {
  const hunts = talents.includes('connais-ton-ennemi');
  if (proie === null) return hunts ? [{ rule: 'AD1-TRAQ-06', path: 'proie', problem: 'proie-manquante' }] : [];
  if (!hunts || !(CATEGORIES as readonly string[]).includes(proie))
    return [{ rule: 'AD1-TRAQ-07', path: 'proie', problem: 'proie-inconnue', found: proie }];
  return [];
}
