import type { RuleId } from '@souterrain/catalog';
import type { Figure, Until } from '@souterrain/crawl';
import { gainMark, isImmune, THIS_ROUND, untilTurn } from '@souterrain/crawl/figures';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import { attributeLostBy, loseAttribute } from './states/attribute-loss.ts';

/** What keeps a state away from a figure (AD2-XFEL-05). */
const TAG_OF: Readonly<Record<string, string>> = { empoisonne: 'poison', secoue: 'mental', leurre: 'mental' };

export const wardOf = (state: string): string | undefined => TAG_OF[state];

/** AD2-ETAT-15: the end of its next turn; other states last until something removes them. */
const defaultEnd = (g: AD2, figure: Figure, state: string): Until =>
  state === 'paralyse' ? untilTurn(g, figure, 'end') : { in: 'removed' };

interface Affliction {
  readonly state: string;
  readonly until?: Until;
  /** Who inflicts it (AD2-ARCA-18). */
  readonly by?: Figure | null;
  readonly rules: readonly RuleId[];
}

/** AD2-EFF-09, AD2-ETAT-02: a state takes hold, or the longer duration stays; false when nothing changes. */
export function afflict(
  g: AD2,
  figure: Figure,
  { state, until = defaultEnd(g, figure, state), by, rules }: Affliction,
): boolean {
  const attribute = attributeLostBy(state);
  if (attribute) {
    // AD2-ETAT-25: a point each time; AD2-PROF-02: monsters have no Attribute.
    if (figure.hero) loseAttribute(g, figure, { attribute, points: 1, rules });
    return figure.hero !== null;
  }
  // AD2-PERI-04: those who have no Attribute to breathe with live with the bubbles.
  if (state === 'bulle' && !figure.hero) return false;
  const tag = wardOf(state);
  if (tag !== undefined && isImmune(g, figure, tag)) return false;
  const read = readingOf(g.state, { state, until });
  const held = figure.marks.find(({ id }) => id === read.state);
  if (held && lengthOf(g.state, figure, read.until) <= lengthOf(g.state, figure, held.until)) return false;
  gainMark(g, figure, { id: read.state, until: read.until, ...(by ? { by: by.id } : {}) }, rules);
  return true;
}

interface Lasting {
  readonly state: string;
  readonly until: Until;
}

/** AD2-Q-22, AD2-Q-23: Pétrifié may be Immobilisé by another name, and Secoué a die less for the Round. */
function readingOf({ variants }: AD2State, named: Lasting): Lasting {
  if (named.state === 'petrifie' && variants.petrifiedSeverity === 'held') return { ...named, state: 'immobilise' };
  if (named.state === 'secoue' && variants.secoueKept === 'no') return { state: 'ebranle', until: THIS_ROUND };
  return named;
}

/** Rounds that are left: what must be removed has no end, and a turn comes in this Round or in the next. */
function lengthOf({ order }: AD2State, { id, group }: Figure, until: Until): number {
  if (until.in === 'rounds') return until.left;
  if (until.in !== 'turn') return Number.POSITIVE_INFINITY;
  if (until.begun) return 0;
  return order.some(({ who, status, passed }) => who === (group ?? id) && status === 'attend' && !passed) ? 0.5 : 1.5;
}
