import { DECK, isJoker } from '../cards/index.ts';
import type { Stocked } from '../content/content.ts';
import { misplaced } from '../items/misplaced.ts';
import type { Item, Sheet } from '../state.ts';
import { type Lists, openTo } from './lists.ts';
import { CATEGORIES } from './prey.ts';
import type { SheetIssue } from './sheet-issue.ts';
import { talentIssues } from './talent-issues.ts';

/** Who a hero is: its name, its origin, its careers. */
export function identityIssues(lists: Lists, sheet: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  if (sheet.name.trim() === '') issues.push({ rule: 'AD1-HERO-15', path: 'name', problem: 'nom-vide' });
  if (!lists.origins[sheet.origin])
    issues.push({ rule: 'AD1-HERO-10', path: 'origin', problem: 'origine-inconnue', found: sheet.origin });
  issues.push(...careerIssues(lists, sheet));
  return issues;
}

/** What a hero has besides its traits. */
export function belongingIssues(g: Stocked, lists: Lists, sheet: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
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
  issues.push(...talentIssues(lists, sheet), ...preyIssues(sheet), ...itemIssues(g, sheet));
  return issues;
}

function careerIssues(lists: Lists, { origin, careers, talents }: Sheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  if (careers.length === 0) issues.push({ rule: 'AD1-HERO-11', path: 'careers', problem: 'carriere-manquante' });
  for (const id of careers)
    if (!lists.careers[id])
      issues.push({ rule: 'AD1-HERO-11', path: 'careers', problem: 'carriere-inconnue', found: id });
    else if (!openTo(lists.careers, origin).some((career) => career.id === id))
      issues.push({ rule: 'AD1-HERO-23', path: 'careers', problem: 'carriere-fermee', found: id });
  // AD1-XP-13.
  const most = 1 + talents.filter((id) => lists.featureOf(id)?.opensCareer).length;
  if (careers.length > most)
    issues.push({ rule: 'AD1-XP-13', path: 'careers', problem: 'trop-de-carrieres', found: careers.length });
  return issues;
}

function itemIssues(g: Stocked, { items }: Sheet): readonly SheetIssue[] {
  const known = items.filter(({ base }) => g.content.items[base]);
  const issue = (problem: string, { id, base }: Item): SheetIssue => ({
    rule: 'AD1-EQUIP-01',
    path: `items.${id}`,
    problem,
    found: base,
  });
  return [
    ...items.filter((item) => !known.includes(item)).map((item) => issue('objet-inconnu', item)),
    ...misplaced(g, { items: known }).map((item) => issue('objet-sans-place', item)),
  ];
}

function preyIssues({ proie, talents }: Sheet): readonly SheetIssue[] {
  const hunts = talents.includes('connais-ton-ennemi');
  if (proie === null) return hunts ? [{ rule: 'AD1-TRAQ-06', path: 'proie', problem: 'proie-manquante' }] : [];
  if (!hunts || !(CATEGORIES as readonly string[]).includes(proie))
    return [{ rule: 'AD1-TRAQ-07', path: 'proie', problem: 'proie-inconnue', found: proie }];
  return [];
}
