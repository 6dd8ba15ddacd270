import type { RuleId } from '@souterrain/catalog';
import { FORM_IDS } from '../../magic/forms/index.ts';
import type { Attribute, Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Situation } from '../../world.ts';
import { ABILITIES } from '../abilities/index.ts';
import { CAP_RULES, capOf } from '../caps.ts';
import { brokenRules } from '../legality.ts';
import type { KeptSheet } from './sheet.ts';

/** The rule that a sheet breaks, and where. */
export interface SheetIssue {
  readonly rule: RuleId;
  readonly path: string;
  readonly problem: string;
  readonly found?: string | number;
}

const ATTRIBUTES: readonly Attribute[] = ['for', 'agi', 'vol', 'end'];
const MASTER = 3;
const MOST_CHANCE = 3;

type Readings = Pick<HBState, 'variants'>;

/** HB-ATTR-22: what no hero can be, whatever it has lived through. */
export function checkSheet(g: Situation<Readings>, sheet: KeptSheet): readonly SheetIssue[] {
  const issues: SheetIssue[] = [];
  const refuse = (rule: RuleId, path: string, problem: string, found: string | number) =>
    issues.push({ rule, path, problem, found });
  if (sheet.name.trim() === '') refuse('HB-CRE-01', 'name', 'nom-vide', '');
  for (const attribute of ATTRIBUTES) {
    const value = sheet.values[attribute];
    if (value < 1 || value > capOf(g.state, attribute))
      refuse(CAP_RULES[attribute], `values.${attribute}`, 'hors-limites', value);
  }
  for (const [i, { id, degree }] of sheet.talents.entries()) {
    if (!g.content.talents[id]) refuse('HB-CRE-06', `talents.${i}`, 'valeur-inconnue', id);
    if (degree < 1 || degree > MASTER) refuse('HB-TAL-05', `talents.${i}.degree`, 'hors-limites', degree);
    if (sheet.talents.findIndex((other) => other.id === id) < i)
      refuse('HB-CRE-05', `talents.${i}`, 'talent-en-double', id);
  }
  const known = (path: 'abilities' | 'schools' | 'forms', rule: RuleId, ids: readonly string[]) => {
    for (const [i, id] of sheet[path].entries())
      if (!ids.includes(id)) refuse(rule, `${path}.${i}`, 'valeur-inconnue', id);
  };
  known(
    'abilities',
    'HB-HERO-01',
    ABILITIES.map(({ id }) => id),
  );
  known('schools', 'HB-MAG-03', Object.keys(g.content.schools));
  known('forms', 'HB-MAG-08', FORM_IDS);
  for (const [i, { base }] of sheet.items.entries())
    if (!g.content.items[base]) refuse('HB-INV-02', `items.${i}`, 'objet-inconnu', base);
  if (sheet.chanceMax < 1 || sheet.chanceMax > MOST_CHANCE)
    refuse('HB-CHA-09', 'chanceMax', 'hors-limites', sheet.chanceMax);
  if (sheet.progress < 0) refuse('HB-CRE-10', 'progress', 'hors-limites', sheet.progress);
  if (sheet.gold < 0) refuse('HB-GEAR-05', 'gold', 'hors-limites', sheet.gold);
  return issues;
}

/** What a hero carries that no hero may (HB-INV-01, HB-EQP-01). */
export const checkBurden = (g: Situation<Readings>, being: Being): readonly SheetIssue[] =>
  brokenRules(g, being).map((rule) => ({ rule, path: 'items', problem: 'hors-limites' }));
