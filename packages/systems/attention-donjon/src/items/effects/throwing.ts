import type { Figure } from '@souterrain/crawl';
import { isOnDefensive } from '@souterrain/crawl/heroes';
import { type Aimed, aimThrow, THROW_REACH, type Thrown } from '@souterrain/crawl/items/effects';
import type { Rule, Term } from '@souterrain/kernel';
import { dicePenalties, noteAttack } from '../../combat/attack-roll.ts';
import { attackDifficulty, difficultyAt } from '../../combat/difficulty.ts';
import { traitOf } from '../../figures/values.ts';
import { check } from '../../rolls/check.ts';
import type { AD1 } from '../../world/ad1.ts';
import type { AD1Attack, Strike } from '../../world/features.ts';
import type { ItemEffect } from '../use.ts';

/** AD1-EQUIP-08: a standard action with Lancer; used up in any case, its effect on a hit only. */
export function thrown({ id, rule, fumbles, effect }: Thrown<AD1, Aimed>): ItemEffect {
  return {
    use: {
      id,
      rule,
      type: 'standard',
      // AD1-TURN-17: a throw is an attack.
      can: (g, { who }) => traitOf(g, who, 'lancer') !== null && !isOnDefensive(g.state, who),
      *run(g, { who }) {
        const attack: AD1Attack = { id, skill: 'lancer', reach: THROW_REACH, damage: null };
        const hit = yield* aimThrow(g, who, rule);
        noteAttack(g, who, { attack, how: 'standard' });
        if (fumbles && (yield* fumbles(g, who))) return;
        if (yield* hits(g, who, { attack, hit })) yield* effect(g, who, hit);
      },
    },
  };
}

const BASE: readonly Term[] = [{ label: 'base', value: 2, rule: 'AD1-COMBAT-19' }];

function* hits(
  g: AD1,
  who: Figure,
  { attack, hit: { cell, target } }: { attack: AD1Attack; hit: Aimed },
): Rule<boolean> {
  const order = { who, purpose: 'attaque', trait: 'lancer', magic: false, seuil: false } as const;
  if (!target) {
    // An empty square counts as a target that is not adjacent.
    const parade = () => BASE;
    const difficulty = difficultyAt(g, who, { attack, cell, parade, isActive: false });
    return (yield* check(g, { ...order, difficulty })).success;
  }
  const strike: Strike = { attacker: who, target, attack, how: 'standard', extraDamage: 0 };
  const difficulty = attackDifficulty(g, strike);
  return (yield* check(g, { ...order, target, strike, difficulty, extra: dicePenalties(g, strike) })).success;
}
