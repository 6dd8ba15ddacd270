import type { Figure } from '@souterrain/crawl';
import { gainMark, hasEnemies, untilTurn } from '@souterrain/crawl/figures';
import { flag } from '@souterrain/crawl/rounds';
import { defineWords, plain } from '@souterrain/crawl/text';
import { type Action, ALL_PAYABLE, actionOf } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';
import { attacksOf, targetsOf } from './attacks.ts';
import { strike } from './strike.ts';

/** AD2-XCOMB-02, AD2-XROUND-09: Attaquer, Se mettre sur la défensive. */
export function combatActions(g: AD2, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  const actions: Action[] = [];
  const flags = g.state.turn?.figure === figure.id ? g.state.turn.flags : NONE;
  if (payable.standard && !flags.includes('defensive') && hasEnemies(g.state, figure)) {
    const seen: string[] = [];
    for (const attack of attacksOf(g, figure)) {
      // Two of the same weapon are told apart by the item.
      const name = seen.includes(attack.id) ? `${attack.id}-${attack.item?.id ?? seen.length}` : attack.id;
      if (name === attack.id) seen.push(name);
      for (const target of targetsOf(g, figure, attack)) actions.push(attackOn(g, figure, { attack, name, target }));
    }
  }
  if (payable.bonus && figure.hero && !flags.includes('attaque') && !flags.includes('defensive'))
    actions.push(DEFENSIVE);
  return actions;
}

const NONE: readonly string[] = [];

const attackOn = (
  g: AD2,
  figure: Figure,
  { attack, name, target }: { readonly attack: AD2Attack; readonly name: string; readonly target: Figure },
): Action =>
  actionOf({
    id: `attaquer-${name}-${target.id}`,
    type: 'standard',
    rolls: true,
    rule: 'AD2-XCOMB-02',
    label: 'attaquer',
    params: { attack: attack.id, target: target.id },
    at: { figure: target.id },
    run: () => strike(g, { attacker: figure, target, attack, how: 'standard' }),
  });

const DEFENSIVE = actionOf({
  id: 'se-mettre-sur-la-defensive',
  type: 'bonus',
  rule: 'AD2-XROUND-09',
  run: defend,
});

function* defend(g: AD2, figure: Figure): Rule<void> {
  flag(g, figure, 'defensive');
  gainMark(g, figure, { id: 'defensive', until: untilTurn(g, figure, 'start') }, ['AD2-XROUND-09']);
}

export const defensiveWords = defineWords({
  labels: {
    'se-mettre-sur-la-defensive': {
      fr: plain('Se mettre sur la défensive', 'Couverture +1, aucune attaque ce tour'),
      en: plain('Go on the defensive', 'Couverture +1, no attack this turn'),
    },
  },
});
