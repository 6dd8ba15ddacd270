import type { Figure } from '@souterrain/crawl';
import { isInReach } from '@souterrain/crawl/combat';
import type { Stocked } from '@souterrain/crawl/content';
import { afterShot } from '@souterrain/crawl/items';
import { cellId, placeOf, planOn } from '@souterrain/crawl/movement';
import { defineWords, strike } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import type { Cell, Plan } from '@souterrain/dungeon';
import type { Rule, Term } from '@souterrain/kernel';
import { check } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';
import { noteAttack } from './attack-roll.ts';
import { damageTerms } from './damage.ts';
import { difficultyAt } from './difficulty.ts';
import { throwAway } from './thrown.ts';

/** AD1-COMBAT-31: what any such element is worth. */
const PARADE: Term = { label: 'decor', value: 0, rule: 'AD1-COMBAT-31' };
const ENDURANCE: Term = { label: 'decor', value: 3, rule: 'AD1-COMBAT-31' };
const SANTE = 2;

/** A memo: a plan is never changed. */
const byPlan = new WeakMap<Plan, readonly Cell[]>();

function destructibles(g: Stocked, plan: Plan): readonly Cell[] {
  let cells = byPlan.get(plan);
  if (!cells) {
    cells = [...plan.squares.values()]
      .filter(({ feature }) => feature !== undefined && g.content.scenery[feature]?.destructible)
      .map(({ cell }) => cell);
    byPlan.set(plan, cells);
  }
  return cells;
}

export const hasDestructibles = (g: AD1): boolean => destructibles(g, planOn(g)).length > 0;

/** AD1-COMBAT-30, AD1-COMBAT-31: a hero may break what the scenario marks destructible. */
export function sceneryAttacks(
  g: AD1,
  figure: Figure,
  { attack, name }: { attack: AD1Attack; name: string },
): readonly Action[] {
  const cells = destructibles(g, planOn(g));
  if (cells.length === 0 || !figure.hero || !attack.damage) return NONE;
  return cells
    .filter((cell) => isInReach(g, figure.cell, { to: cell, reach: attack.reach }))
    .map((cell) =>
      actionOf({
        id: cellId(`attaquer-${name}-case`, cell),
        label: 'attaquer-decor',
        type: 'standard',
        rule: 'AD1-COMBAT-31',
        params: { attack: attack.id },
        at: placeOf(cell),
        run: () => breakScenery(g, figure, { attack, cell }),
      }),
    );
}

const NONE: readonly Action[] = [];

function* breakScenery(g: AD1, attacker: Figure, { attack, cell }: { attack: AD1Attack; cell: Cell }): Rule<void> {
  const { item } = attack;
  g.emit({
    type: 'attackDeclared',
    figure: attacker.id,
    target: null,
    cell,
    attack: attack.id,
    how: 'standard',
    ...(item ? { item: item.id } : {}),
    rules: ['AD1-COMBAT-31'],
  });
  noteAttack(g, attacker, { attack, how: 'standard' });
  afterShot(g, attacker, attack);
  const aim = { attack, cell, parade: () => [PARADE], isActive: false };
  const hit = yield* check(g, {
    who: attacker,
    purpose: 'attaque',
    trait: attack.skill,
    difficulty: difficultyAt(g, attacker, aim),
    magic: attack.magic === true,
    seuil: false,
  });
  throwAway(g, attacker, { attack, cell });
  if (!hit.success) return;
  const { success, seuil } = yield* check(g, {
    who: attacker,
    purpose: 'dommages',
    trait: null,
    dice: damageTerms(g, { attacker, target: attacker, attack, how: 'standard', extraDamage: 0 }),
    difficulty: [ENDURANCE],
    magic: attack.magic === true,
    seuil: true,
  });
  if (success) wear(g, cell, 1 + seuil!);
}

function wear(g: AD1, cell: Cell, loss: number): void {
  const damage = Math.min(SANTE, (g.state.tallies[`decor-${cell}`] ?? 0) + loss);
  g.emit({ type: 'sceneryDamaged', cell, damage, rules: ['AD1-COMBAT-31'] });
  const feature = planOn(g).squares.get(cell)?.feature ?? '';
  if (damage === SANTE) g.emit({ type: 'sceneryDestroyed', cell, feature, rules: ['AD1-COMBAT-31'] });
}

export const sceneryWords = defineWords({
  labels: {
    'attaquer-decor': {
      fr: (o) => strike(`Attaquer le décor en ${o.at}`)(o),
      en: (o) => strike(`Attack the scenery at ${o.at}`)(o),
    },
  },
});
