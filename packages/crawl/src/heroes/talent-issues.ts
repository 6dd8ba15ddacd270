import type { Sheet } from '../state.ts';
import { type Lists, openTo } from './lists.ts';
import type { SheetIssue } from './sheet-issue.ts';
import { freeTalents, givenTo } from './talent-cost.ts';
import { meets } from './trees.ts';

/** AD1-XP-05 to AD1-XP-08, AD1-XP-13: every talent once, from a list open to the hero, with what it needs. */
export function talentIssues(lists: Lists, { talents, origin, careers }: Sheet): readonly SheetIssue[] {
  const { trees } = lists;
  const issues: SheetIssue[] = [];
  const given = givenTo(lists, { origin, talents });
  let foreign = freeTalents(lists, { origin, talents });
  talents.forEach((id, i) => {
    const path = `talents.${i}`;
    if (talents.indexOf(id) !== i) {
      issues.push({ rule: 'AD1-XP-05', path, problem: 'talent-en-double', found: id });
      return;
    }
    if (given.has(id)) return;
    const nodes = [origin, ...careers].flatMap((list) => trees[list] ?? []).filter((node) => node.id === id);
    if (nodes.some(({ needs }) => meets(talents, needs))) return;
    if (nodes.length > 0) {
      issues.push({ rule: 'AD1-XP-07', path, problem: 'prerequis-manquant', found: id });
      return;
    }
    const elsewhere = openTo(lists.careers, origin).some(({ id: list }) =>
      trees[list]?.some((node) => node.id === id && node.level === 1),
    );
    if (elsewhere && foreign > 0) foreign--;
    else issues.push({ rule: 'AD1-XP-13', path, problem: 'talent-hors-liste', found: id });
  });
  return issues;
}
