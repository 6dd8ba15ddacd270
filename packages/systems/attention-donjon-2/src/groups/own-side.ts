import { type Figure, hasMark, isOnBoard, type Mark } from '@souterrain/crawl';
import { areEnemies, isActive, profileOf } from '@souterrain/crawl/figures';
import { candidatesOf } from '@souterrain/crawl/groups';
import { soignablesOf } from '@souterrain/crawl/health';
import { zonesBetween } from '@souterrain/crawl/movement';
import { difficultyTerms } from '../actions/difficulty.ts';
import { isWithin } from '../actions/targets.ts';
import { attackOf, isLeft, targetsOf } from '../combat/attacks.ts';
import { totalOf } from '../figures/values.ts';
import { comparedTerms } from '../jets/foreseen.ts';
import type { Action, Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

/** A plain action of a monster, and whom it helps now. */
export interface Aid {
  readonly line: Action;
  readonly targets: readonly Figure[];
  readonly value: number;
  readonly difficulty: number;
}

/** AD2-IA-07: the first action of its profile that has somebody to act on, if it is one for its own side (AD2-MON-06). */
export function aidOf(g: AD2, who: Figure): Aid | undefined {
  for (const line of profileOf(g, who).actions) {
    const attack = attackOf(line);
    if (!isLeft(who, attack)) continue;
    if (line.outcome?.kind === 'enemy') {
      // AD2-IA-05, AD2-ARCA-18: somebody it may aim at.
      const candidates = candidatesOf(g, who);
      if (targetsOf(g, who, attack).some((target) => candidates.includes(target))) return undefined;
      continue;
    }
    const targets = helped(g, who, line);
    const { value, difficulty } = stakesOf(g, who, line);
    // AD2-PROF-02: no dice, so what cannot succeed is never tried.
    if (targets.length > 0 && value >= difficulty) return { line, targets, value, difficulty };
  }
  return undefined;
}

/** AD2-PROF-04: the characteristic that stands for the Attribute of the line. */
function stakesOf(g: AD2, who: Figure, line: Action): { readonly value: number; readonly difficulty: number } {
  const difficulty = difficultyTerms(g, line, { profile: who }) ?? [];
  const { attribute } = line;
  const order = { who, purpose: 'action', attribute, skill: null, difficulty, action: line } as const;
  return { value: totalOf(comparedTerms(g, order)), difficulty: Math.max(1, totalOf(difficulty)) };
}

/** Everybody of an area; otherwise the one who has lost most. */
function helped(g: AD2, who: Figure, line: Action): readonly Figure[] {
  const inNeed = g.state.figures.filter(
    (other) =>
      other.camp === who.camp &&
      isOnBoard(other) &&
      (other === who || (line.range !== null && isWithin(g, who, { line, other }))) &&
      needs(g, other, line),
  );
  if (line.range?.kind === 'aur') return inNeed;
  return inNeed.toSorted((a, b) => b.santeMax - b.sante - (a.santeMax - a.sante)).slice(0, 1);
}

const needs = (g: AD2, figure: Figure, line: Action): boolean =>
  line.outcome?.kind === 'own' &&
  line.outcome.effects.some((joined) => joined.some((effect) => helps(g, figure, { effect, line })));

/** The mark that an effect gives: a second one of the same action changes nothing (AD2-EFF-07). */
const MARKS: Readonly<Record<string, string>> = { armure: 'armure-accordee', dice: 'des-accordes', beni: 'beni' };

function helps(g: AD2, figure: Figure, { effect, line }: { readonly effect: Effect; readonly line: Action }): boolean {
  if (effect.kind === 'removal')
    return effect.removed === 'soignable' ? soignablesOf(g, figure).length > 0 : hasMark(figure, effect.removed);
  if (effect.kind === 'valued' && effect.id === 'soins') return figure.sante < figure.santeMax;
  const mark = MARKS['id' in effect ? effect.id : effect.kind];
  const isHeld = ({ id, source = attackOf(line).id }: Mark): boolean => id === mark && source === attackOf(line).id;
  return mark !== undefined && !figure.marks.some(isHeld) && isInDanger(g, figure);
}

/** Somebody to fight in its zone or beside it. */
const isInDanger = (g: AD2, figure: Figure): boolean =>
  g.state.figures.some(
    (other) =>
      isOnBoard(other) &&
      areEnemies(figure, other) &&
      isActive(g, other) &&
      zonesBetween(g, figure.cell, other.cell) <= 1,
  );
