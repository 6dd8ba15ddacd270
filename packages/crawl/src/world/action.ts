import type { RuleId } from '@souterrain/catalog';
import type { Option, Params, Place, Rule } from '@souterrain/kernel';
import type { ActionType } from '../rounds/state.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from './crawl.ts';

/** Which types of action may be paid for now: what cannot be is not even looked for. */
export type Payable = Readonly<Record<ActionType, boolean>>;

export const ALL_PAYABLE: Payable = { mouvement: true, standard: true, bonus: true, complexe: true, libre: true };

/** An action as it is written where it is given, without what it has not. */
export interface GivenAction {
  /** Stable option id. */
  readonly id: string;
  readonly type: ActionType;
  readonly rule: RuleId;
  /** Text key, where it is not the id. */
  readonly label?: string | undefined;
  readonly params?: Params | undefined;
  readonly at?: Place | undefined;
  /** Never worth a question by itself: a turn where nothing else is left ends. */
  readonly minor?: true | undefined;
  /** Throws dice once it is chosen, so that its odds may be asked. */
  readonly rolls?: boolean | undefined;
  /** Runs it for the figure that took it; the turn has already charged its cost unless `refund` was called by the rule. */
  run(g: Crawl, figure: Figure): Rule<unknown>;
}

/**
 * Something a figure may do in its turn, listed only when it is legal and can do something, and its own option in the one
 * question that a turn asks. Movements are the same objects in every game: an action holds nothing of a game but what `run` knows.
 */
export class Action implements Option<Action> {
  readonly id: string;
  readonly type: ActionType;
  readonly rule: RuleId;
  readonly label: string;
  readonly params: Params | undefined;
  readonly at: Place | undefined;
  readonly minor: true | undefined;
  readonly rolls: boolean;
  readonly run: GivenAction['run'];

  constructor(given: GivenAction) {
    this.id = given.id;
    this.type = given.type;
    this.rule = given.rule;
    this.label = given.label ?? given.id;
    this.params = given.params;
    this.at = given.at;
    this.minor = given.minor;
    this.rolls = given.rolls ?? false;
    this.run = given.run;
  }

  get cost(): ActionType {
    return this.type;
  }

  get value(): this {
    return this;
  }
}

export const actionOf = (given: GivenAction): Action => new Action(given);
