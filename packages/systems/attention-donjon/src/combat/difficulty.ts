import type { Figure } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { areTouching, zoneAt, zonesBetween } from '@souterrain/crawl/movement';
import type { Cell } from '@souterrain/dungeon';
import type { Term } from '@souterrain/kernel';
import { ignores } from '../figures/bearings.ts';
import { paradeTerms } from '../figures/values.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack, Nature } from '../world/features.ts';

/**
 * AD1-COMBAT-10 to AD1-COMBAT-27: the Difficulty, term by term, of an attack from where the figure stands, or would
 * (AD1-COMBAT-25).
 */
export function attackDifficulty(
  g: AD1,
  { attacker, attack, target, from }: { attacker: Figure; attack: AD1Attack; target: Figure; from?: Cell },
): readonly Term[] {
  const parade = () => paradeAgainst(g, attacker, { attack, target });
  const aim = { attack, cell: target.cell, parade, isActive: isActive(g, target) };
  return difficultyAt(g, attacker, aim, from);
}

interface Aim {
  readonly attack: AD1Attack;
  readonly cell: Cell;
  readonly parade: () => readonly Term[];
  readonly isActive: boolean;
}

/** The same against a square: of a figure, or of scenery (AD1-COMBAT-31). */
export function difficultyAt(
  g: AD1,
  attacker: Figure,
  { attack, cell, parade, isActive }: Aim,
  from = attacker.cell,
): readonly Term[] {
  // AD1-OPPO-05: what the target rolls is the rest of it.
  if (attack.opposed) return [{ label: 'base', value: 2, rule: 'AD1-OPPO-05' }];
  const isAdjacent = areTouching(g, from, cell);
  // AD1-DIFF-04.
  if (attack.skill === 'melee') {
    const terms = [...parade()];
    if (zoneAt(g, from) !== zoneAt(g, cell)) terms.push({ label: 'autre-zone', value: 1, rule: 'AD1-COMBAT-11' });
    return terms;
  }
  if (attack.skill === 'lancer') {
    // AD1-COMBAT-20, AD1-COMBAT-24, AD1-COMBAT-26: no surcharge for zones in contact, nor for enemies.
    if (isAdjacent) return parade();
    const terms: Term[] = [{ label: 'base', value: 2, rule: 'AD1-COMBAT-19' }];
    const zones = zonesBetween(g, from, cell);
    // AD1-COMBAT-22, AD1-COMBAT-23: an axe thrown into the next zone, and within its own.
    if (zones > 0) terms.push({ label: 'zones-couvertes', value: zones, rule: 'AD1-COMBAT-21' });
    return terms;
  }
  // AD1-COMBAT-16, AD1-COMBAT-17, AD1-COMBAT-18: a bolt through a zone, into the next one, at close quarters.
  const terms: Term[] = [{ label: 'base', value: 2, rule: 'AD1-COMBAT-12' }];
  const zones = isAdjacent ? 0 : zonesBetween(g, from, cell) - 1;
  if (zones > 0) terms.push({ label: 'zones-traversees', value: zones, rule: 'AD1-COMBAT-14' });
  const adjacent = isAdjacent && isActive;
  const hindered = isHindered(g, attacker, from);
  // AD1-TRAQ-13: spared both.
  if ((adjacent || hindered) && !ignores(g, attacker, 'contact')) {
    if (adjacent) terms.push({ label: 'cible-adjacente', value: 1, rule: 'AD1-COMBAT-13' });
    if (hindered) terms.push({ label: 'ennemi-au-contact', value: 1, rule: 'AD1-COMBAT-15' });
  }
  return terms;
}

/** AD1-COMBAT-15: at least one active enemy in contact; it counts once. */
function isHindered(g: AD1, shooter: Figure, from: Cell): boolean {
  for (const other of g.state.figures)
    if (areEnemies(shooter, other) && isActive(g, other) && areTouching(g, from, other.cell)) return true;
  return false;
}

/** AD1-COMBAT-10: the Parade of the target, with its floor written down so that surcharges add to it. */
function paradeAgainst(
  g: AD1,
  attacker: Figure,
  { attack, target }: { attack: AD1Attack; target: Figure },
): readonly Term[] {
  const without = ignoredParade(g, attack);
  const terms = paradeTerms(g, target, without ? { against: attacker, without } : { against: attacker });
  let total = 0;
  for (const term of terms) total += term.value;
  return total < 0 ? [...terms, { label: 'plancher', value: -total, rule: 'AD1-DERIV-14' }] : terms;
}

function ignoredParade(g: AD1, attack: AD1Attack): Nature | undefined {
  for (const id of attack.features ?? []) {
    const nature = g.edition.featureOf(id)?.ignoresParade;
    if (nature) return nature;
  }
  return undefined;
}
