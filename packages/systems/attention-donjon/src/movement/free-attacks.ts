import type { Figure } from '@souterrain/crawl';
import { areEnemies, bans, isActive, seatOf } from '@souterrain/crawl/figures';
import { defineWords, figure, target } from '@souterrain/crawl/text';
import type { Cell } from '@souterrain/dungeon';
import { ask, option, type Rule } from '@souterrain/kernel';
import { attacksOf } from '../combat/attacks.ts';
import { freeAttack } from '../combat/free-attack.ts';
import { isSecoue } from '../combat/secoue.ts';
import type { AD1 } from '../world/ad1.ts';

/** Enemies in contact with a square, able to strike or not. */
export function enemiesAround(g: AD1, figure: Figure, cell: Cell): readonly Figure[] {
  const { around } = g.survey.ground(cell);
  return g.state.figures.filter(
    (other) => areEnemies(figure, other) && other.status === 'plateau' && around.includes(other.cell),
  );
}

/** AD1-DODGE-10, AD1-DODGE-19: active, with a Réaction left and a close-combat attack. */
const canStrike = (g: AD1, figure: Figure): boolean =>
  figure.reactions > 0 &&
  isActive(g, figure) &&
  !bans(g, figure, 'reactions') &&
  attacksOf(g, figure).some((attack) => attack.skill === 'melee');

/**
 * AD1-DODGE-10, AD1-DODGE-18, AD1-DODGE-21: each of them strikes at the figure as long as it is active. True when one of
 * the attacks made it Secoué or Blessé.
 */
export function* freeAttacks(g: AD1, figure: Figure, enemies: readonly Figure[]): Rule<boolean> {
  let touched = false;
  let left = enemies.filter((enemy) => canStrike(g, enemy));
  while (left.length > 0 && isActive(g, figure)) {
    const striker = yield* nextStriker(g, figure, left);
    left = left.filter((enemy) => enemy !== striker);
    // Attacks already made may have felled or disarmed it.
    if (canStrike(g, striker) && (yield* isTouchedBy(g, figure, striker))) touched = true;
  }
  return touched;
}

/** AD1-DODGE-11. */
const nextStriker = (g: AD1, figure: Figure, left: readonly Figure[]): Rule<Figure> =>
  ask({
    id: 'ordre-des-attaques',
    seat: seatOf(g.state, figure),
    rule: 'AD1-DODGE-11',
    params: { figure: figure.id },
    options: left.map((enemy) =>
      option(enemy.id, enemy, { label: 'attaque-gratuite', params: { figure: enemy.id }, at: { figure: enemy.id } }),
    ),
  });

/** AD1-DODGE-12. A hero saved from death may end with more Santé than before: its wounds count all the same. */
function* isTouchedBy(g: AD1, figure: Figure, striker: Figure): Rule<boolean> {
  const { sante } = figure;
  const wasSecoue = isSecoue(figure);
  const strike = yield* freeAttack(g, striker, figure);
  if (!strike) return false;
  const wounded = strike.target === figure && (strike.wounds ?? 0) > 0;
  return wounded || figure.sante < sante || (!wasSecoue && isSecoue(figure));
}

export const freeAttacksWords = defineWords({
  prompts: {
    'ordre-des-attaques': {
      fr: (a) => `Plusieurs ennemis frappent ${figure(a)} : lequel d’abord ?`,
      en: (a) => `Several enemies strike ${figure(a)}: which one first?`,
    },
  },
  labels: { 'attaque-gratuite': target },
});
