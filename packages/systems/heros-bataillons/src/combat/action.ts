import type { RuleId } from '@souterrain/catalog';
import type { Option, Params, Place, Rule } from '@souterrain/kernel';
import type { HB } from '../state.ts';

/** HB-ACT-01, HB-CBT-03: `mouvement` takes the movement of the turn, `libre` nothing, `fin` ends it, all others the action. */
export type ActionKind = 'mouvement' | 'attaque' | 'sort' | 'capacite' | 'objet' | 'tenter' | 'libre' | 'fin';

/** One thing that a being may do in its turn: an option of the one decision `action`. Written whole, in this order: a shape each would slow every turn. */
export interface Action {
  /** Stable and distinct among the options of the turn: `attaquer-epee-e1`. */
  readonly id: string;
  readonly label: string;
  readonly params: Params | undefined;
  readonly at: Place | undefined;
  readonly kind: ActionKind;
  readonly rule: RuleId;
  readonly odds: Option['odds'] | undefined;
  /** Resolves it. The action is already marked as spent (`returnAction` gives it back, HB-CHA-11). */
  readonly run: () => Rule<void>;
}

/** HB-CHA-11: the action in progress is not used up after all. */
export function returnAction(g: HB): void {
  const turn = g.state.combat?.turn;
  if (turn?.acted) g.emit({ type: 'actionReturned', being: turn.being, rules: ['HB-CHA-11'] });
}
