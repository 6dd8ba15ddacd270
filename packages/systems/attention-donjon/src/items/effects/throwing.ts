import type { RuleId } from '@souterrain/catalog';
import { isInReach } from '@souterrain/crawl/combat/reach';
import { cellId, placeOf } from '@souterrain/crawl/movement/options';
import { isEmpty, planOn } from '@souterrain/crawl/movement/plan';
import { type Figure, isOnBoard } from '@souterrain/crawl/state';
import { areAdjacent, type Cell, xOf, yOf } from '@souterrain/dungeon';
import { ask, type Option, option, type Rule, type Term } from '@souterrain/kernel';
import { attackDifficulty, difficultyAt } from '../../combat/difficulty.ts';
import { dicePenalties, noteAttack } from '../../combat/strike.ts';
import type { Attack, Strike } from '../../figures/features.ts';
import { traitOf } from '../../figures/values.ts';
import { check } from '../../rolls/check.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';

/** What a thrown thing hits. */
export interface Hit {
  readonly cell: Cell;
  readonly target: Figure | null;
}

interface Thrown {
  readonly id: string;
  readonly rule: RuleId;
  /** Before the attack roll: true when there is none (AD1-TCON-02). */
  fumbles?(g: AD1, who: Figure): Rule<boolean>;
  effect(g: AD1, who: Figure, hit: Hit): Rule<void>;
}

const REACH = 2;

/** AD1-EQUIP-08: a standard action with Lancer; used up in any case, its effect on a hit only. */
export function thrown({ id, rule, fumbles, effect }: Thrown): ItemEffect {
  return {
    use: {
      id,
      rule,
      type: 'standard',
      can: (g, { who }) => traitOf(g.state, who, 'lancer') !== null,
      *run(g, { who }) {
        const attack: Attack = { id, skill: 'lancer', reach: REACH, damage: null };
        const hit = yield* aim(g, who, rule);
        noteAttack(g, who, { attack, how: 'standard' });
        if (fumbles && (yield* fumbles(g, who))) return;
        if (yield* hits(g, who, { attack, hit })) yield* effect(g, who, hit);
      },
    },
  };
}

/** A figure or an empty square, in reach and in sight. */
function* aim(g: AD1, who: Figure, rule: RuleId): Rule<Hit> {
  const { state } = g;
  const options: Option<Hit>[] = [];
  for (const target of state.figures)
    if (target !== who && isOnBoard(target) && isInReach(state, who.cell, { to: target.cell, reach: REACH }))
      options.push(
        option(
          `cible-${target.id}`,
          { cell: target.cell, target },
          {
            label: 'cible',
            params: { figure: target.id },
            at: { figure: target.id },
          },
        ),
      );
  for (const cell of planOn(state).squares.keys())
    if (isEmpty(state, cell) && isInReach(state, who.cell, { to: cell, reach: REACH })) {
      const params = { x: xOf(cell), y: yOf(cell) };
      options.push(option(cellId('case', cell), { cell, target: null }, { label: 'case', params, at: placeOf(cell) }));
    }
  return yield* ask({ id: 'lancer', seat: who.hero!.seat, rule, params: { figure: who.id }, options });
}

const BASE: readonly Term[] = [{ label: 'base', value: 2, rule: 'AD1-COMBAT-19' }];

function* hits(g: AD1, who: Figure, { attack, hit: { cell, target } }: { attack: Attack; hit: Hit }): Rule<boolean> {
  const order = { who, purpose: 'attaque', trait: 'lancer', magic: false, seuil: false } as const;
  if (!target) {
    // An empty square counts as a target that is not adjacent.
    const parade = () => BASE;
    const difficulty = difficultyAt(g.state, who, { attack, cell, parade, isActive: false });
    return (yield* check(g, { ...order, difficulty })).success;
  }
  const strike: Strike = { attacker: who, target, attack, how: 'standard', extraDamage: 0 };
  const difficulty = attackDifficulty(g.state, strike);
  return (yield* check(g, { ...order, target, strike, difficulty, extra: dicePenalties(g.state, strike) })).success;
}

/** Figures on a square and on those adjacent to it. */
export const around = (g: AD1, cell: Cell): readonly Figure[] => {
  const plan = planOn(g.state);
  return g.state.figures.filter((f) => isOnBoard(f) && (f.cell === cell || areAdjacent(plan, f.cell, cell)));
};
