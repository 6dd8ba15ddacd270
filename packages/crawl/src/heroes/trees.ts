/** `any` needs one of them, `all` every one (AD1-XP-08). */
type Prerequisite = { readonly any: readonly string[] } | { readonly all: readonly string[] };

export type Level = 1 | 2 | 3;

export interface TalentNode {
  readonly id: string;
  readonly level: Level;
  readonly needs?: Prerequisite;
}

/** AD1-XP-02: the same in every list. */
export const TALENT_COST: Readonly<Record<Level, number>> = { 1: 1, 2: 3, 3: 6 };

export const one = (id: string): TalentNode => ({ id, level: 1 });
export const two = (id: string, needs: Prerequisite): TalentNode => ({ id, level: 2, needs });
export const three = (id: string, needs: Prerequisite): TalentNode => ({ id, level: 3, needs });
export const any = (...ids: readonly string[]): Prerequisite => ({ any: ids });
export const all = (...ids: readonly string[]): Prerequisite => ({ all: ids });

/** AD1-XP-07, AD1-XP-08: whatever list the talents it needs came from. */
export function meets(talents: readonly string[], needs: Prerequisite | undefined): boolean {
  if (!needs) return true;
  return 'any' in needs ? needs.any.some((id) => talents.includes(id)) : needs.all.every((id) => talents.includes(id));
}

/** The fewest XP that end with a talent of a list, what it needs bought on the way. */
export function cheapestPath(nodes: readonly TalentNode[], id: string): number {
  const node = nodes.find((n) => n.id === id);
  if (!node) return Number.POSITIVE_INFINITY;
  return Math.min(...waysTo(nodes, node).map((way) => costOf(nodes, way)));
}

const costOf = (nodes: readonly TalentNode[], ids: ReadonlySet<string>): number => {
  let cost = 0;
  for (const node of nodes) if (ids.has(node.id)) cost += TALENT_COST[node.level];
  return cost;
};

function waysTo(nodes: readonly TalentNode[], node: TalentNode): readonly ReadonlySet<string>[] {
  const known = (ids: readonly string[]) => nodes.filter((n) => ids.includes(n.id));
  const { needs } = node;
  if (!needs) return [new Set([node.id])];
  if ('any' in needs) return known(needs.any).flatMap((n) => waysTo(nodes, n).map((way) => new Set([...way, node.id])));
  let ways: readonly ReadonlySet<string>[] = [new Set([node.id])];
  for (const n of known(needs.all))
    ways = ways.flatMap((way) => waysTo(nodes, n).map((more) => new Set([...way, ...more])));
  return ways;
}
