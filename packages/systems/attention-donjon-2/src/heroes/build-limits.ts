import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { attributeIssues, pointIssues, purchaseIssues, type SheetIssue, xpIssues } from '@souterrain/crawl/heroes';
import { isAttribute } from './attributes.ts';
import { LISTS } from './lists.ts';
import { ATTRIBUTE_RULE, type CreationScale, POINT_RULE, SCALES } from './scale.ts';
import { STARTING_SKILLS, skillsOf } from './skills.ts';

/** What a new hero may not exceed; the sheet is otherwise sound. */
export function checkCreation(g: Stocked, sheet: Sheet, scale: CreationScale): readonly SheetIssue[] {
  const { values, points } = SCALES[scale];
  return [
    ...attributeIssues(sheet, { values, raised: LISTS.origins[sheet.origin]!.raises, rule: ATTRIBUTE_RULE }),
    ...skillIssues(sheet),
    ...pointIssues(sheet, { points, rule: POINT_RULE }),
    ...xpIssues(LISTS, sheet),
    ...purchaseIssues(g, LISTS, sheet),
  ];
}

/** AD2-XHEROS-03: one raise or Arcane, then what Origine, Carrière and talents give; nothing else. */
function skillIssues({ traits, origin, careers, talents }: Sheet): readonly SheetIssue[] {
  const found = Object.entries(traits).filter(([id, value]) => !isAttribute(id) && value !== null);
  const isStart = STARTING_SKILLS.some((skill) => {
    const start = skillsOf({ skill, origin, career: careers[0]!, talents });
    return found.length === Object.keys(start).length && found.every(([id, value]) => start[id] === value);
  });
  return isStart ? [] : [{ rule: 'AD2-XHEROS-03', path: 'traits', problem: 'competences-mal-reparties' }];
}
