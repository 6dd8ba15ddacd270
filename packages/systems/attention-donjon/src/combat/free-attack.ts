import type { Figure } from '@souterrain/crawl';
import { distinct, isInReach } from '@souterrain/crawl/combat';
import { bans, isActive, seatOf } from '@souterrain/crawl/figures';
import { defineWords } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack, Strike } from '../world/features.ts';
import { attacksOf } from './attacks.ts';
import { strike } from './strike.ts';

/** AD1-DODGE-17, AD1-DODGE-19: offers (hero) or makes (group) a free close-combat attack and spends the Réaction. */
export function* freeAttack(g: AD1, attacker: Figure, target: Figure): Rule<Strike | undefined> {
  if (attacker.reactions <= 0 || bans(g, attacker, 'reactions') || !isActive(g, attacker)) return undefined;
  const attacks = attacksOf(g, attacker).filter(
    (a) => a.skill === 'melee' && isInReach(g, attacker.cell, { to: target.cell, reach: a.reach }),
  );
  const keep = attacker.hero ? [option<AD1Attack | null>('garder', null)] : [];
  if (attacks.length === 0) return undefined;
  const attack = yield* ask<AD1Attack | null>({
    id: 'attaque-gratuite',
    seat: seatOf(g.state, attacker),
    rule: attacker.hero ? 'AD1-DODGE-17' : 'AD1-DODGE-19',
    params: { figure: attacker.id, target: target.id },
    options: [
      ...keep,
      ...distinct(attacks).map((a) =>
        option<AD1Attack | null>(`attaquer-${a.id}`, a, {
          label: 'attaquer',
          params: { attack: a.id, target: target.id },
          at: { figure: target.id },
        }),
      ),
    ],
  });
  if (!attack) return undefined;
  g.emit({
    type: 'reactionSpent',
    figure: attacker.id,
    left: attacker.reactions - 1,
    rules: ['AD1-TURN-26', 'AD1-TURN-27'],
  });
  return yield* strike(g, { attacker, target, attack, how: 'gratuite' });
}

export const freeAttackWords = defineWords({
  labels: { 'attaque-gratuite/garder': { fr: 'Garder sa Réaction', en: 'Keep the Réaction' } },
});
