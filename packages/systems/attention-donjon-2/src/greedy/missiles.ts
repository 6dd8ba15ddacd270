import { type Figure, isOnBoard } from '@souterrain/crawl';
import { isInReach } from '@souterrain/crawl/combat';
import { areEnemies } from '@souterrain/crawl/figures';
import { enemiesOf } from '@souterrain/crawl/greedy';
import { THROW_REACH } from '@souterrain/crawl/items/effects';
import { inContact, sameZone } from '@souterrain/crawl/movement';
import type { Option } from '@souterrain/kernel';
import { lossFrom } from '../combat/damage.ts';
import { plainSource } from '../combat/source.ts';
import { pointsOf } from '../items/conversion.ts';
import { type Action, lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { harmWorth, jetOf } from './blows.ts';
import { expected } from './chances.ts';

/** An item that hurts when it is used. */
interface Missile {
  /** Of the first edition (AD2-XCONV-05). */
  readonly dice: number;
  readonly reach: number;
  readonly takes: 'figure' | 'around' | 'zone';
  /** The Jet it asks for; nothing for what never misses. */
  readonly line?: Action;
}

const IN_SIGHT = Number.POSITIVE_INFINITY;
const THROWN = { line: lineOf('ATT/DST 1 Agilité/Lancer Réflexes'), reach: THROW_REACH };

/** AD1-TMIN-12, AD1-TCON-02, AD1-TCON-04, AD1-TCON-12, AD1-TCON-13, AD1-TEXC-11. */
const MISSILES: Readonly<Record<string, Missile>> = {
  'fiole-d-acide': { ...THROWN, dice: 3, takes: 'figure' },
  'flacon-instable': { ...THROWN, dice: 3, takes: 'around' },
  bombe: { ...THROWN, dice: 4, takes: 'around' },
  'bombe-incendiaire': { ...THROWN, dice: 3, takes: 'zone' },
  'parchemin-de-flammes': { line: lineOf('[Magie] Savoir 5'), reach: IN_SIGHT, dice: 5, takes: 'figure' },
  'baguette-d-eclairs': { reach: 3, dice: 4, takes: 'figure' },
  'cristal-de-feu': { reach: IN_SIGHT, dice: 5, takes: 'zone' },
};

export interface Shot {
  readonly target: Figure;
  readonly worth: number;
}

/** The best use of the missile that an option stands for; undefined where it is none, or would do more harm than good. */
export function shotOf(g: AD2, hero: Figure, { label, params }: Option): Shot | undefined {
  const missile = label === 'utiliser' ? MISSILES[String(params?.item)] : undefined;
  if (!missile) return undefined;
  let best: Shot | undefined;
  for (const target of enemiesOf(g.state, hero)) {
    if (!isInReach(g, hero.cell, { to: target.cell, reach: missile.reach })) continue;
    const worth = shotWorth(g, hero, { missile, target });
    if (worth > (best?.worth ?? 0)) best = { target, worth };
  }
  return best;
}

/** What the missile in hand is best aimed at. */
export const shotUnderway = (g: AD2): Shot | undefined => g.underway && shotOf(g, g.underway.figure, g.underway.action);

interface Aim {
  readonly missile: Missile;
  readonly target: Figure;
}

function shotWorth(g: AD2, hero: Figure, { missile, target }: Aim): number {
  let worth = 0;
  for (const figure of takenBy(g, { missile, target })) {
    const harm = harmTo(g, figure, missile.dice);
    worth += areEnemies(hero, figure) ? harmWorth(g.state, figure, harm) : -2 * harm;
  }
  if (worth <= 0 || !missile.line) return worth;
  const jet = aimed(g, hero, { line: missile.line, target });
  return jet ? expected(g, jet, [worth]) : 0;
}

function takenBy(g: AD2, { missile: { takes }, target }: Aim): readonly Figure[] {
  if (takes === 'figure') return [target];
  const isTaken = takes === 'zone' ? sameZone : inContact;
  return g.state.figures.filter((other) => isOnBoard(other) && (other === target || isTaken(g, target, other)));
}

function harmTo(g: AD2, target: Figure, dice: number): number {
  const source = plainSource(target, { label: 'objet', value: pointsOf(dice), rule: 'AD2-XCONV-05' });
  return Math.min(target.sante, lossFrom(g, source));
}

function aimed(
  g: AD2,
  actor: Figure,
  { line, target }: { readonly line: Action; readonly target: Figure },
): Jet | undefined {
  const attack: AD2Attack | undefined = line.attack
    ? { id: 'lancer', skill: 'lancer', reach: THROW_REACH, line }
    : undefined;
  return jetOf(g, { actor, line, attack, targets: [target] });
}
