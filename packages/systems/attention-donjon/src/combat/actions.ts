import type { Figure } from '@souterrain/crawl';
import { gainMark, hasEnemies, untilTurn } from '@souterrain/crawl/figures';
import { flag } from '@souterrain/crawl/rounds';
import { defineWords, plain } from '@souterrain/crawl/text';
import { type Action, ALL_PAYABLE, actionOf } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';
import { attacksOf, targetsOf } from './attacks.ts';
import { hasDestructibles, sceneryAttacks } from './scenery.ts';
import { strike } from './strike.ts';

/** AD1-COMBAT-09, AD1-TURN-17: Attaquer, Se mettre sur la défensive. */
export function combatActions(g: AD1, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  const flags = g.state.turn?.figure === figure.id ? g.state.turn.flags : NONE;
  // AD1-TURN-17: never both in one turn.
  if (flags.includes('defensive')) return NO_ACTION;
  const defends = payable.bonus && figure.hero !== null && !flags.includes('attaque');
  if (!payable.standard || !(hasEnemies(g.state, figure) || hasDestructibles(g)))
    return defends ? ONLY_DEFENSIVE : NO_ACTION;
  const actions: Action[] = [];
  const seen: string[] = [];
  for (const attack of attacksOf(g, figure)) {
    // AD1-ARME-23: two of the same weapon are told apart by the item.
    const name = seen.includes(attack.id) ? `${attack.id}-${attack.item?.id ?? seen.length}` : attack.id;
    if (name === attack.id) seen.push(name);
    for (const target of targetsOf(g, figure, attack)) actions.push(attackOn(g, figure, { attack, name, target }));
    for (const action of sceneryAttacks(g, figure, { attack, name })) actions.push(action);
  }
  if (defends) actions.push(DEFENSIVE);
  return actions;
}

const DEFENSIVE: Action = actionOf({
  id: 'se-mettre-sur-la-defensive',
  type: 'bonus', // AD1-TURN-16
  rule: 'AD1-TURN-17',
  run: defend,
});
const NO_ACTION: readonly Action[] = [];
const ONLY_DEFENSIVE: readonly Action[] = [DEFENSIVE];
const NONE: readonly string[] = [];

function attackOn(
  g: AD1,
  figure: Figure,
  { attack, name, target }: { attack: AD1Attack; name: string; target: Figure },
): Action {
  return actionOf({
    id: `attaquer-${name}-${target.id}`,
    type: 'standard', // AD1-TURN-15
    rolls: true,
    rule: 'AD1-COMBAT-09',
    label: 'attaquer',
    params: { attack: attack.id, target: target.id },
    at: { figure: target.id },
    run: () => attackWith(g, figure, { attack, target }),
  });
}

function* attackWith(g: AD1, attacker: Figure, { attack, target }: { attack: AD1Attack; target: Figure }): Rule<void> {
  yield* strike(g, { attacker, target, attack, how: 'standard' });
}

function* defend(g: AD1, figure: Figure): Rule<void> {
  flag(g, figure, 'defensive');
  gainMark(g, figure, { id: 'defensive', until: untilTurn(g, figure, 'start') }, ['AD1-TURN-17']);
}

export const defensiveWords = defineWords({
  labels: {
    'se-mettre-sur-la-defensive': {
      fr: plain('Se mettre sur la défensive', 'Parade +1, aucune attaque ce tour'),
      en: plain('Go on the defensive', 'Parade +1, no attack this turn'),
    },
  },
});
