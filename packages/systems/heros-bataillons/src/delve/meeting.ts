import { option, type Rule, roll, rollOne, sum, type Term } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import type { CheckOrder } from '../checks/order.ts';
import type { WithContent } from '../content/types.ts';
import { checkOdds } from '../odds/check.ts';
import type { Being } from '../pieces.ts';
import type { Combat } from '../state.ts';
import type { HB } from '../world.ts';
import type { Band } from './budget.ts';
import { ableHeroes, askGroup } from './group.ts';

/** How a meeting turns out: no fight, or one that starts in a given way. */
export type Turn = { readonly peace: 'negociation' | 'depart' } | { readonly initiative: Combat['initiative'] };

export interface Approach {
  /** HB-SOLO-03: the scout's success or failure. */
  readonly stealth: -1 | 0 | 1;
  readonly resting: boolean;
  /** HB-SOLO-20, and foes who have already fought: no reaction roll. */
  readonly hostile: boolean;
}

/** HB-SOLO-03, HB-SOLO-04: surprise first, then how the creatures take it. */
export function* meet(g: HB, band: Band, approach: Approach): Rule<Turn> {
  const initiative = yield* surprise(g, approach);
  if (approach.hostile || isMindless(g, band)) return { initiative };
  // HB-SOLO-04: an ambush skips the roll if the heroes attack.
  if (initiative === 'embuscade' && (yield* askAmbush(g, band))) return { initiative };
  const faces = yield* roll(g, { seat: g.state.delve!.leader, count: 2, sides: 6, rule: 'HB-SOLO-04' });
  const total = faces[0]! + faces[1]!;
  const reaction = total <= 7 ? 'hostile' : total <= 9 ? 'mefiant' : 'indifferent';
  g.emit({ type: 'reactionRolled', faces, reaction, rules: ['HB-SOLO-04'] });
  if (reaction === 'hostile') return { initiative };
  if (reaction === 'indifferent') return { peace: 'depart' };
  return (yield* negotiate(g, band)) ? { peace: 'negociation' } : { initiative: 'normal' };
}

const MODES: readonly Combat['initiative'][] = ['surprise', 'depourvu', 'normal', 'normal', 'normal', 'embuscade'];

/** HB-SOLO-03: a d6, kept within 1-6. */
function* surprise(g: HB, { stealth, resting }: Approach): Rule<Combat['initiative']> {
  const face = yield* rollOne(g, { seat: g.state.delve!.leader, sides: 6, rule: 'HB-SOLO-03' });
  const terms: Term[] = [{ label: 'de', value: face, rule: 'HB-SOLO-03' }];
  if (stealth !== 0) terms.push({ label: 'discretion', value: stealth, rule: 'HB-SOLO-03' });
  if (resting) terms.push({ label: 'repos', value: -1, rule: 'HB-SOLO-03' });
  const added = sum('surprise', terms);
  const total = Math.max(1, Math.min(6, added.total));
  const initiative = MODES[total - 1]!;
  g.emit({ type: 'surpriseRolled', face, total, initiative, rules: ['HB-SOLO-03'], sums: [added] });
  return initiative;
}

/** HB-SOLO-04: always hostile. */
const isMindless = (g: WithContent, band: Band): boolean =>
  Object.keys(band).some((id) => g.content.creatures[id]!.tags.includes('sans-esprit'));

const askAmbush = (g: HB, band: Band): Rule<boolean> =>
  askGroup(g, {
    id: 'embuscade',
    rule: 'HB-SOLO-04',
    params: band,
    options: [option('attaquer', true), option('attendre', false)],
  });

/** HB-SOLO-04: one hero may test VOL to pass. */
function* negotiate(g: HB, band: Band): Rule<boolean> {
  const speaker = yield* askGroup<Being | null>(g, {
    id: 'creatures-mefiantes',
    rule: 'HB-SOLO-04',
    params: band,
    options: [
      ...ableHeroes(g.state).map((hero) =>
        option<Being | null>(`negocier-${hero.id}`, hero, {
          label: 'negocier',
          params: { being: hero.id },
          at: { figure: hero.id },
          odds: checkOdds(g.state, negotiating(hero)),
        }),
      ),
      option<Being | null>('attaquer', null),
    ],
  });
  if (speaker === null) return false;
  const { success } = yield* check(g, negotiating(speaker));
  return success;
}
const negotiating = (who: Being): CheckOrder => ({ who, attribute: 'vol', tags: NEGOTIATING, rule: 'HB-SOLO-04' });
const NEGOTIATING: readonly string[] = ['negocier'];
