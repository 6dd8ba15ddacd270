import { bans, bearingsWith } from '../figures/bearings.ts';
import type { Figure } from '../state.ts';
import type { Payable } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import type { ActionType } from './state.ts';

const COST: Readonly<Record<ActionType, number>> = { mouvement: 1, standard: 1, bonus: 1, complexe: 2, libre: 0 };

/** AD1-TURN-13, AD1-GRAVE-06, AD1-GRAVE-10: may an action of this type still be taken in the turn in progress? */
export function canSpend(g: Crawl, figure: Figure, type: ActionType): boolean {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes('fini')) return false;
  // AD1-ETAT-03, AD2-ETAT-11: who cannot act does nothing for free either.
  if (bans(g, figure, 'actions')) return false;
  if (type === 'libre') return true;
  if (turn.actions < (type === 'complexe' ? 2 : 1)) return false;
  // AD1-TURN-10, AD1-TURN-11; AD1-TURN-09: movements are not limited.
  if (type === 'standard' && turn.standard) return false;
  if (type === 'bonus' && turn.bonus) return false;
  for (const at of bearingsWith(g, figure).economy) if (!at.feature.economy!(g, at, type)) return false;
  return true;
}

/** The same for every type at once. */
export function payableNow(g: Crawl, figure: Figure): Payable {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes('fini')) return NOTHING;
  if (bans(g, figure, 'actions')) return NOTHING;
  if (turn.actions === 0) return FREE;
  // Most figures have nothing that limits the types of their Actions.
  if (figure.marks.length === 0 && bearingsWith(g, figure).economy.length === 0)
    return {
      mouvement: true,
      standard: !turn.standard,
      bonus: !turn.bonus,
      complexe: turn.actions >= 2,
      libre: true,
    };
  return {
    mouvement: canSpend(g, figure, 'mouvement'),
    standard: canSpend(g, figure, 'standard'),
    bonus: canSpend(g, figure, 'bonus'),
    complexe: canSpend(g, figure, 'complexe'),
    libre: true,
  };
}

const NOTHING: Payable = { mouvement: false, standard: false, bonus: false, complexe: false, libre: false };
const FREE: Payable = { mouvement: false, standard: false, bonus: false, complexe: false, libre: true };

export function spend(g: Crawl, figure: Figure, type: ActionType): void {
  if (type === 'libre') return;
  const left = g.state.turn!.actions - COST[type];
  g.emit({ type: 'actionSpent', figure: figure.id, action: type, left, rules: [RULE_OF[type]] });
}

/** AD1-HEALTH-18: what was spent is given back. */
export function refund(g: Crawl, figure: Figure, type: ActionType): void {
  const { turn } = g.state;
  if (type === 'libre' || turn === null || turn.figure !== figure.id) return;
  const left = turn.actions + COST[type];
  g.emit({ type: 'actionRefunded', figure: figure.id, action: type, left, rules: ['AD1-TURN-30'] });
}

const RULE_OF = {
  mouvement: 'AD1-TURN-09',
  standard: 'AD1-TURN-10',
  bonus: 'AD1-TURN-11',
  complexe: 'AD1-TURN-12',
} as const;

/** Notes something the rules of this turn look back at; `fini` ends it. */
export function flag(g: Crawl, figure: Figure, what: string): void {
  const { turn } = g.state;
  if (turn === null || turn.figure !== figure.id || turn.flags.includes(what)) return;
  g.emit({ type: 'turnFlagged', figure: figure.id, what, rules: ['AD1-TURN-14'] });
}
