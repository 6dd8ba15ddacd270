import type { Figure } from '@souterrain/crawl';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { inContact, isMasked, sameZone, zonesBetween } from '@souterrain/crawl/movement';
import type { Term } from '@souterrain/kernel';
import { ignores } from '../figures/bearings.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';

/** What makes an attack of a hero harder (AD2-XCOMB-05 to AD2-XCOMB-11). */
export function attackModifiers(
  g: AD2,
  attacker: Figure,
  { attack, target }: { attack: AD2Attack; target: Figure },
): readonly Term[] {
  const { skill } = attack.line;
  if (skill?.id === 'melee') return closeTerms(g, attacker, target);
  if (skill?.id === 'lancer') return thrownTerms(g, attacker, target);
  return skill?.id === 'tir' ? shotTerms(g, attacker, target) : NONE;
}

const NONE: readonly Term[] = [];

/** AD2-XCOMB-05: any attack with Mêlée, whatever its reach, when the target stands in another zone. */
const closeTerms = (g: AD2, attacker: Figure, target: Figure): readonly Term[] =>
  sameZone(g, attacker, target) ? NONE : [{ label: 'autre-zone', value: 1, rule: 'AD2-XCOMB-05' }];

/** AD2-XCOMB-10: through a zone, into the next one, in contact. */
function shotTerms(g: AD2, attacker: Figure, target: Figure): readonly Term[] {
  const terms: Term[] = [];
  const isSpared = ignores(g, attacker, 'contact');
  if (!isSpared && inContact(g, attacker, target) && isActive(g, target))
    terms.push({ label: 'cible-adjacente', value: 1, rule: 'AD2-XCOMB-07' });
  const between = Math.max(0, zonesBetween(g, attacker.cell, target.cell) - 1);
  if (between > 0) terms.push({ label: 'zones-entre', value: between, rule: 'AD2-XCOMB-08' });
  if (!isSpared && isEngaged(g, attacker)) terms.push({ label: 'engage', value: 1, rule: 'AD2-XCOMB-09' });
  return terms;
}

const isEngaged = (g: AD2, attacker: Figure): boolean =>
  g.state.figures.some((other) => areEnemies(attacker, other) && isActive(g, other) && inContact(g, attacker, other));

/** AD2-XCOMB-11, AD2-XCOMB-12: the thrower's own zone is the first. */
function thrownTerms(g: AD2, attacker: Figure, target: Figure): readonly Term[] {
  if (inContact(g, attacker, target)) return NONE;
  const further = zonesBetween(g, attacker.cell, target.cell);
  return further > 0 ? [{ label: 'zones-couvertes', value: further, rule: 'AD2-XCOMB-11' }] : NONE;
}

/** AD2-XCOMB-13: cover takes a die from a shot, or gives one to whoever resists it. */
export const coverTerms = (g: AD2, { from, to }: { from: Figure; to: Figure }, value: 1 | -1): readonly Term[] =>
  isMasked(g, from.cell, to.cell) ? [{ label: 'couvert', value, rule: 'AD2-XCOMB-13' }] : NONE;

/** AD2-XCOMB-11, AD2-Q-09: what a throw in contact, or any attack of the other reading, is resisted with. */
export function characteristicFor(
  g: AD2,
  attacker: Figure,
  { attack, target }: { readonly attack: AD2Attack; readonly target: Figure },
): 'defense' | undefined {
  const { skill, attack: isAttack, difficulty } = attack.line;
  if (difficulty.first !== 'reflexes') return undefined;
  if (skill?.id === 'lancer' && inContact(g, attacker, target)) return 'defense';
  return isAttack && g.state.variants.rangedDifficulty === 'defense' ? 'defense' : undefined;
}
