import { meets } from '@souterrain/crawl/heroes/trees';
import type { Sheet } from '@souterrain/crawl/state';
import { GRANTS } from './build.ts';
import { careersFor } from './careers.ts';
import type { SheetIssue } from './legality.ts';
import { ORIGINS } from './origins.ts';
import { TREES } from './trees.ts';

/** AD1-XP-05 to AD1-XP-08, AD1-XP-13: every talent once, from a list open to the hero, with what it needs. */
export function talentIssues(sheet: Sheet): readonly SheetIssue[] {
  const { talents, origin, careers } = sheet;
  const issues: SheetIssue[] = [];
  const given = new Set([...(ORIGINS[origin]?.innate ?? []), ...talents.flatMap((id) => GRANTS[id] ?? [])]);
  // AD1-IMPE-03, AD1-IMPE-09: talents of level 1 of any career.
  let foreign = (ORIGINS[origin]?.eclectic ? 1 : 0) + (talents.includes('touche-a-tout') ? 1 : 0);
  talents.forEach((id, i) => {
    const path = `talents.${i}`;
    if (talents.indexOf(id) !== i) {
      issues.push({ rule: 'AD1-XP-05', path, problem: 'talent-en-double', found: id });
      return;
    }
    if (given.has(id)) return;
    const nodes = [origin, ...careers].flatMap((list) => TREES[list] ?? []).filter((node) => node.id === id);
    if (nodes.some(({ needs }) => meets(talents, needs))) return;
    if (nodes.length > 0) {
      issues.push({ rule: 'AD1-XP-07', path, problem: 'prerequis-manquant', found: id });
      return;
    }
    const elsewhere = careersFor(origin).some(({ id: list }) =>
      TREES[list]?.some((node) => node.id === id && node.level === 1),
    );
    if (elsewhere && foreign > 0) foreign--;
    else issues.push({ rule: 'AD1-XP-13', path, problem: 'talent-hors-liste', found: id });
  });
  return issues;
}
