import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import { distinct } from '../combat/attacks.ts';
import { seatOf } from '../figures/sides.ts';
import type { ActionType } from '../rounds/state.ts';
import type { Figure } from '../state.ts';
import type { GivenAction } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';
import { isOnDefensive } from './own-turn.ts';

interface Chosen<A> {
  readonly attack: A;
  readonly target: Figure;
}

/** How an edition attacks: `M` is the manner that a talent adds to who strikes whom with what. */
interface Striking<G extends Crawl, A extends Attack, M extends object, T> {
  attacksOf(g: G, who: Figure): readonly A[];
  targetsOf(g: G, who: Figure, attack: A): readonly Figure[];
  strike(g: G, order: Chosen<A> & { readonly attacker: Figure } & M): Rule<T>;
  /** Of its actions: true where their odds may be asked. */
  readonly rolls?: true;
}

/** An attack that a talent gives. */
interface StrikePlan<G extends Crawl, M> {
  /** Of the talent; option ids begin with it. */
  readonly id: string;
  /** Text key, where it is not the id. */
  readonly label?: string;
  readonly rule: RuleId;
  readonly manner: M;
  /** What is noted before the attack. */
  begin?(g: G, who: Figure): void;
}

/** The attacks that talents of an edition give. */
export function talentStrikes<G extends Crawl, A extends Attack, M extends object, T>(edition: Striking<G, A, M, T>) {
  const { attacksOf, targetsOf, strike, rolls } = edition;

  /** The ways to attack now that a talent allows; none in a turn spent on the defensive (AD1-TURN-17, AD2-XROUND-09). */
  function attacksThat(g: G, who: Figure, allows: (attack: A) => boolean): readonly A[] {
    if (isOnDefensive(g.state, who)) return [];
    return distinct(attacksOf(g, who).filter(allows));
  }

  const choices = (g: G, who: Figure, attacks: readonly A[]): readonly Chosen<A>[] =>
    attacks.flatMap((attack) => targetsOf(g, who, attack).map((target) => ({ attack, target })));

  /** One action for each attack and each target. */
  const strikeActions = (
    g: G,
    who: Figure,
    { attacks, type, plan }: { attacks: readonly A[]; type: ActionType; plan: StrikePlan<G, M> },
  ): readonly GivenAction[] =>
    choices(g, who, attacks).map(({ attack, target }) => ({
      id: `${plan.id}-${attack.id}-${target.id}`,
      type,
      rolls,
      rule: plan.rule,
      label: plan.label ?? plan.id,
      params: { attack: attack.id, target: target.id },
      at: { figure: target.id },
      run() {
        plan.begin?.(g, who);
        return strike(g, { attacker: who, target, attack, ...plan.manner });
      },
    }));

  /** One of these attacks on one of its targets, chosen by the player; none is made where there is no target. */
  function* chooseStrike(
    g: G,
    who: Figure,
    { attacks, plan, targets }: { attacks: readonly A[]; plan: StrikePlan<G, M>; targets?: readonly Figure[] },
  ): Rule<T | undefined> {
    const offered = choices(g, who, attacks).filter(({ target }) => !targets || targets.includes(target));
    if (offered.length === 0) return undefined;
    const { attack, target } = yield* ask({
      id: plan.id,
      seat: seatOf(g.state, who),
      rule: plan.rule,
      params: { figure: who.id },
      options: offered.map((choice) =>
        option(`attaquer-${choice.attack.id}-${choice.target.id}`, choice, {
          label: 'attaquer',
          params: { attack: choice.attack.id, target: choice.target.id },
          at: { figure: choice.target.id },
        }),
      ),
    });
    return yield* strike(g, { attacker: who, target, attack, ...plan.manner });
  }

  return { attacksThat, strikeActions, chooseStrike };
}
