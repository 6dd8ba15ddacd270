import type { AttackEntry, ItemEntry } from '@souterrain/crawl/content';
import { signed } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import { PROPER_NAMES } from './proper.ts';

/** Numbers printed on things, under the proper names of the game: the same in both languages. */
const trait = (id: string): string => PROPER_NAMES[id] ?? id;

function factsOf({ skill, damage, reach, penetration }: AttackEntry): readonly string[] {
  const facts = [trait(skill)];
  if (damage) facts.push(damage.attribute ? withPlus(trait(damage.attribute), damage.plus) : `Dommages ${damage.plus}`);
  if (reach > 1) facts.push(`Allonge ${reach}`);
  if (penetration) facts.push(`Pénétration ${penetration}`);
  return facts;
}

const withPlus = (text: string, plus: number): string => (plus === 0 ? text : `${text} ${signed(plus)}`);

/** « Mêlée, Force +2, Allonge 2 » by the id of an attack; nothing for what no item gives. */
export const attackFactsIn = ({ items }: Content): ReadonlyMap<string, string> =>
  new Map(
    Object.values(items).flatMap(({ attacks = [] }) => attacks.map((entry) => [entry.id, factsOf(entry).join(', ')])),
  );

const VALUES = [
  ['parade', 'Parade'],
  ['endurance', 'Endurance'],
] as const satisfies readonly (readonly [keyof ItemEntry, string])[];

/** What an item is worth in a fight; empty for the others. */
export function itemFacts({ items }: Content, id: string): string {
  const item = items[id];
  if (!item) return '';
  const facts = [...(item.attacks?.[0] ? factsOf(item.attacks[0]) : [])];
  for (const [key, name] of VALUES) if (item[key]) facts.push(`${name} ${signed(item[key])}`);
  return facts.join(', ');
}
