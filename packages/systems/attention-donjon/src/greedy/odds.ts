import { type Figure, figureOf, type Treasure } from '@souterrain/crawl';
import { attackDifficulty, attacksOf } from '../combat/attacks.ts';
import { isSecoue } from '../combat/secoue.ts';
import type { Stocked } from '../content/index.ts';
import { searchDifficulty } from '../exploration/search.ts';
import { enduranceOf, totalOf, traitOf } from '../figures/values.ts';
import { chanceOf } from '../rolls/poker.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';

/** The chance that so many ordinary dice reach a total. */
export function chance(g: Stocked, dice: number, goal: number): number {
  if (goal <= 0) return 1;
  if (dice <= 0 || goal > 2 * dice) return 0;
  return g.content.chances.get(dice * 100 + goal, () => chanceOf(dice, goal, 'ordinary'));
}

/** How much an attack is worth: the chance that it wounds, higher against whoever is nearly dead. */
export function attackWorth(g: AD1, hero: Figure, { attack, target }: { attack: string; target: string }): number {
  const weapon = attacksOf(g, hero).find((each) => each.id === attack);
  const victim = figureOf(g.state, target);
  if (!weapon?.damage) return 0;
  const dice = (traitOf(g, hero, weapon.skill) ?? 0) - (isSecoue(hero) ? 1 : 0);
  const hits = chance(g, dice, totalOf(attackDifficulty(g, { attacker: hero, attack: weapon, target: victim })));
  // A target that is not Secouée yet suffers its first success as such: it takes one more to wound.
  const goal = enduranceOf(g, victim, { penetration: weapon.penetration ?? 0 }) + (isSecoue(victim) ? 0 : 1);
  const wounds = chance(g, damageDice(g, hero, weapon), goal);
  // Even a hopeless blow is better than none; and a leader is worth several of its own.
  const weight = g.state.groups.some(({ id, boss }) => boss && id === victim.group) ? 3 : 1;
  return 0.01 + (weight * hits * wounds) / victim.sante;
}

const FAIR = 0.2;

/** AD1-TRES-06: a search costs an Action; a hero with little Savoir leaves it to others. */
export function isWorthSearching(g: AD1, hero: Figure, treasure: Treasure): boolean {
  if (treasure.revealed || treasure.tried.includes(hero.id)) return false;
  return chance(g, traitOf(g, hero, 'savoir') ?? 0, totalOf(searchDifficulty(g, hero, treasure))) >= FAIR;
}

function damageDice(g: AD1, hero: Figure, { damage }: AD1Attack): number {
  const { attribute, plus } = damage!;
  return plus + (attribute ? (traitOf(g, hero, attribute) ?? 0) : 0);
}
