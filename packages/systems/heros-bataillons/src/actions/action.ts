import type { RuleId } from '@souterrain/catalog';
import type { Option, Params, Place, Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { Spoken } from '../text/spoken.ts';
import type { HB } from '../world.ts';

/** HB-ACT-01, HB-CBT-03: `mouvement` takes the movement of the turn, `libre` nothing, `fin` ends it, all others the action. */
type ActionKind = 'mouvement' | 'attaque' | 'sort' | 'capacite' | 'objet' | 'tenter' | 'libre' | 'fin';

/** Always the same, or as what it bears on says. */
type Told<T, V extends string> = V | ((on: T) => V);

/** Something that beings do in their turns, and what it bears on: a target, a zone, an object. */
export interface Verb<T> {
  /** Stable and distinct among the options of the turn: `attaquer-epee-e1`. */
  readonly id: Told<T, string>;
  /** Where it is not the id. */
  readonly label?: Told<T, string>;
  readonly params?: (on: T) => Params;
  readonly at?: (on: T) => Place;
  readonly odds?: (g: HB, being: Being, on: T) => Option['odds'];
  readonly kind: ActionKind;
  readonly rule: Told<T, RuleId>;
  /** Resolves it. The action is already marked as spent (`returnAction` gives it back, HB-CHA-11). */
  readonly run: (g: HB, being: Being, on: T) => Rule<void>;
}

/**
 * One thing that a being may do in its turn: an option of the one decision `action`, and what the turn receives. Most are
 * never taken, so what is told of it is made when somebody reads it.
 */
export class Action implements Option<Action> {
  readonly #verb: Verb<unknown>;
  readonly #g: HB;
  readonly #being: Being;
  readonly #on: unknown;

  constructor({ verb, g, being, on }: { verb: Verb<unknown>; g: HB; being: Being; on: unknown }) {
    this.#verb = verb;
    this.#g = g;
    this.#being = being;
    this.#on = on;
  }

  get id(): string {
    return tell(this.#verb.id, this.#on);
  }

  get label(): string {
    return tell(this.#verb.label!, this.#on);
  }

  get params(): Params | undefined {
    return this.#verb.params?.(this.#on);
  }

  get at(): Place | undefined {
    return this.#verb.at?.(this.#on);
  }

  get odds(): Option['odds'] {
    return this.#verb.odds?.(this.#g, this.#being, this.#on);
  }

  get kind(): ActionKind {
    return this.#verb.kind;
  }

  get rule(): RuleId {
    return tell(this.#verb.rule, this.#on);
  }

  get value(): this {
    return this;
  }

  run(): Rule<void> {
    return this.#verb.run(this.#g, this.#being, this.#on);
  }
}

const tell = <T, V extends string>(told: Told<T, V>, on: T): V => (typeof told === 'function' ? told(on) : told);

/** Makes the actions of a verb. Verbs are written whole, so that all have one shape. */
export function actionTo<T>(given: Verb<T>): (g: HB, being: Being, on: T) => Action {
  const { id, label = id, params, at, odds, kind, rule, run } = given;
  const verb = { id, label, params, at, odds, kind, rule, run } as Verb<unknown>;
  return (g, being, on) => new Action({ verb, g, being, on });
}

/** Adds what may be done now. */
export type Offer = (g: HB, being: Being, into: Action[]) => void;

/** What beings may do in their turns, with what is said of it. */
interface TurnAction extends Spoken {
  /** Its place among the options of a turn. */
  readonly place: number;
  /** HB-CBT-03: offered once the action of the turn is spent, too. */
  readonly free?: true;
  readonly offer: Offer;
}

export const defineAction = (action: TurnAction): TurnAction => action;

/** What some of them offer, in one list. */
export function listed(g: HB, being: Being, actions: readonly TurnAction[]): readonly Action[] {
  const options: Action[] = [];
  for (const { offer } of actions) offer(g, being, options);
  return options;
}

/** HB-CHA-11: the action in progress is not used up after all. */
export function returnAction(g: HB): void {
  const turn = g.state.combat?.turn;
  if (turn?.acted) g.emit({ type: 'actionReturned', being: turn.being, rules: ['HB-CHA-11'] });
}

export function spendAction(g: HB, being: Being, { rule }: Pick<Action, 'rule'>): void {
  g.emit({ type: 'actionSpent', being: being.id, rules: ['HB-CBT-03', rule] });
}
