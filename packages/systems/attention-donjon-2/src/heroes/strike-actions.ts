import type { RuleId } from '@souterrain/catalog';
import { seatOf } from '@souterrain/crawl/figures/sides';
import { ownTurn } from '@souterrain/crawl/heroes/own-turn';
import type { ActionType, GivenAction } from '@souterrain/crawl/rounds/action';
import type { Figure } from '@souterrain/crawl/state';
import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { attacksOf, targetsOf } from '../combat/attacks.ts';
import { type StrikeOrder, type Struck, strike } from '../combat/strike.ts';
import type { Attack } from '../figures/features.ts';
import type { AD2 } from '../state.ts';

/** An attack that a talent gives. */
export interface StrikePlan {
  /** Of the talent; option ids and labels begin with it. */
  readonly id: string;
  readonly rule: RuleId;
  readonly how: StrikeOrder['how'];
  readonly extraDice?: readonly Term[];
}

/** The ways to attack now that a talent allows, one of each name; none in a turn spent on the defensive (AD2-XROUND-09). */
export function attacksThat(g: AD2, who: Figure, allows: (attack: Attack) => boolean): readonly Attack[] {
  if (ownTurn(g.state, who)?.flags.includes('defensive')) return [];
  const attacks: Attack[] = [];
  for (const attack of attacksOf(g.state, who))
    if (allows(attack) && !attacks.some(({ id }) => id === attack.id)) attacks.push(attack);
  return attacks;
}

export const isMelee = ({ skill }: Attack): boolean => skill === 'melee';
export const isShot = ({ skill }: Attack): boolean => skill === 'tir';

/** One action for each attack and each target. */
export const strikeActions = (
  g: AD2,
  who: Figure,
  { attacks, type, plan }: { attacks: readonly Attack[]; type: ActionType; plan: StrikePlan },
): readonly GivenAction[] =>
  attacks.flatMap((attack) =>
    targetsOf(g.state, who, attack).map((target) => ({
      id: `${plan.id}-${attack.id}-${target.id}`,
      type,
      rolls: true,
      rule: plan.rule,
      label: plan.id,
      params: { attack: attack.id, target: target.id },
      at: { figure: target.id },
      *run() {
        yield* strike(g, orderOf(who, { attack, target }, plan));
      },
    })),
  );

/** One of these attacks on one of its targets, chosen by the player; none is made where there is no target. */
export function* chooseStrike(
  g: AD2,
  who: Figure,
  { attacks, plan, targets }: { attacks: readonly Attack[]; plan: StrikePlan; targets?: readonly Figure[] },
): Rule<Struck | undefined> {
  const choices = attacks.flatMap((attack) =>
    targetsOf(g.state, who, attack)
      .filter((target) => !targets || targets.includes(target))
      .map((target) => ({ attack, target })),
  );
  if (choices.length === 0) return undefined;
  const picked = yield* ask({
    id: plan.id,
    seat: seatOf(g.state, who),
    rule: plan.rule,
    params: { figure: who.id },
    options: choices.map((choice) =>
      option(`attaquer-${choice.attack.id}-${choice.target.id}`, choice, {
        label: 'attaquer',
        params: { attack: choice.attack.id, target: choice.target.id },
        at: { figure: choice.target.id },
      }),
    ),
  });
  return yield* strike(g, orderOf(who, picked, plan));
}

const orderOf = (
  attacker: Figure,
  { attack, target }: { attack: Attack; target: Figure },
  { how, extraDice = [] }: StrikePlan,
): StrikeOrder => ({ attacker, target, attack, how, extraDice });
