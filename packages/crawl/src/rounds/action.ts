import type { RuleId } from '@souterrain/catalog';
import type { Option, Params, Place, Rule } from '@souterrain/kernel';
import type { Crawl, Figure } from '../state.ts';

/** AD1-TURN-09 to AD1-TURN-12; `libre` costs nothing. */
export type ActionType = 'mouvement' | 'standard' | 'bonus' | 'complexe' | 'libre';

/** Which types of action may be paid for now: what cannot be is not even looked for. */
export type Payable = Readonly<Record<ActionType, boolean>>;

export const ALL_PAYABLE: Payable = { mouvement: true, standard: true, bonus: true, complexe: true, libre: true };

/** Something a figure may do in its turn: listed only when it is legal and can do something. */
export interface Action {
  /** Stable option id. */
  readonly id: string;
  readonly type: ActionType;
  /** Never worth a question by itself: a turn where nothing else is left ends. */
  readonly minor: true | undefined;
  /** Throws dice once it is chosen, so that its odds may be asked. */
  readonly rolls: boolean | undefined;
  readonly rule: RuleId;
  /** Text key, where it is not the id. */
  readonly label: string | undefined;
  readonly params: Params | undefined;
  readonly at: Place | undefined;
  /** As it was offered last, kept where it is the same each time. */
  option: Option<Action> | undefined;
  /** Runs it for the figure that took it; the turn has already charged its cost unless `refund` was called by the rule. */
  run(g: Crawl, figure: Figure): Rule<void>;
}

type Told = 'id' | 'type' | 'rule' | 'run';

/** An action as it is written where it is given, without what it has not. */
export type GivenAction = Pick<Action, Told> & Partial<Omit<Action, Told | 'option'>>;

/** With every member written down, in the order of the actions made most: all are read many times, as one shape. */
export const actionOf = (order: GivenAction): Action => ({
  id: order.id,
  type: order.type,
  minor: order.minor,
  rolls: order.rolls,
  rule: order.rule,
  label: order.label,
  params: order.params,
  at: order.at,
  option: undefined,
  run: order.run,
});
