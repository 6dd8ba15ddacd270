import type { RuleId } from '@souterrain/catalog';
import type { Option, Params, Place, Rule } from '@souterrain/kernel';
import type { HB } from '../state.ts';

/** HB-ACT-01, HB-CBT-03: `mouvement` takes the movement of the turn, `libre` nothing, `fin` ends it, all others the action. */
export type ActionKind = 'mouvement' | 'attaque' | 'sort' | 'capacite' | 'objet' | 'tenter' | 'libre' | 'fin';

/** One thing that a being may do in its turn: an option of the one decision `action`, and what the turn receives. */
export class Action implements Option<Action> {
  /** Stable and distinct among the options of the turn: `attaquer-epee-e1`. */
  readonly id: string;
  readonly label: string;
  readonly params: Params | undefined;
  readonly at: Place | undefined;
  readonly kind: ActionKind;
  readonly rule: RuleId;
  readonly odds: Option['odds'];
  /** Resolves it. The action is already marked as spent (`returnAction` gives it back, HB-CHA-11). */
  readonly run: () => Rule<void>;

  /** Written whole, in this order: a shape each would slow every turn. */
  constructor({ id, label, params, at, kind, rule, odds, run }: Omit<Action, 'value'>) {
    this.id = id;
    this.label = label;
    this.params = params;
    this.at = at;
    this.kind = kind;
    this.rule = rule;
    this.odds = odds;
    this.run = run;
  }

  get value(): this {
    return this;
  }
}

/** HB-CHA-11: the action in progress is not used up after all. */
export function returnAction(g: HB): void {
  const turn = g.state.combat?.turn;
  if (turn?.acted) g.emit({ type: 'actionReturned', being: turn.being, rules: ['HB-CHA-11'] });
}
