import { seatOf } from '@souterrain/crawl/figures';
import { defineWords, figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { amountOf, type Effect, type Effects, hasDice, type Outcome } from '../notation/index.ts';
import { action } from '../text/asked.ts';
import type { AD2 } from '../world/ad2.ts';
import type { EnemyOrder } from './enemy-order.ts';

type Sides = Extract<Outcome, { kind: 'enemy' }>;

/** True when a success still leaves something that Réussites could cancel or buy. */
export function isReducible(order: EnemyOrder, { success }: Sides): boolean {
  if ((order.reactions?.length ?? 0) > 0) return true;
  for (const { effects } of order.line.options) if (!isReminder(effects)) return true;
  for (const joined of success) for (const effect of joined) if (isHarm(order, effect)) return true;
  return false;
}

function isHarm({ bindings, painless }: EnemyOrder, effect: Effect): boolean {
  if (effect.kind === 'state') return true;
  if (effect.kind !== 'valued' || effect.id !== 'dommages' || painless) return false;
  return hasDice(effect.amount) || (bindings ? amountOf(effect.amount, { bindings }) : amountOf(effect.amount)) > 0;
}

/** AD2-ENN-15: an option that every enemy action already has. */
export const isReminder = (effects: Effects): boolean =>
  effects.every((joined) => joined.every((effect) => pointsCancelled(effect) === 1));

/** `Dommages -n` as an option: points of the source that it cancels. */
export const pointsCancelled = (effect: Effect): number =>
  effect.kind === 'valued' && effect.id === 'dommages' && effect.amount.sign === '-' ? -amountOf(effect.amount) : 0;

/** AD2-ENN-20: worth asking only where a success inflicts something that a failure does not. */
export function mayPreferFailure({ failure, success }: Sides): boolean {
  for (const joined of success)
    for (const effect of joined)
      if (effect.kind === 'state' && !failure.flat().some((other) => isSame(effect, other))) return true;
  return false;
}

const isSame = (a: Effect, b: Effect): boolean => a.kind === 'state' && b.kind === 'state' && a.id === b.id;

export const isRefused = (g: AD2, { victim, label }: EnemyOrder): Rule<boolean> =>
  ask({
    id: 'resister-ou-subir',
    seat: seatOf(g.state, victim),
    rule: 'AD2-ENN-20',
    params: { figure: victim.id, action: label },
    options: [option('resister', false), option('subir', true)],
  });

export const preferWords = defineWords({
  prompts: {
    'resister-ou-subir': {
      fr: (a) => `${action(a)} : ${figure(a)} résiste, ou en subit l’échec sans lancer de dés ?`,
      en: (a) => `${action(a)}: does ${figure(a)} resist, or take the failure without throwing dice?`,
    },
  },
  labels: {
    'resister-ou-subir/resister': { fr: 'Résister', en: 'Resist' },
    'resister-ou-subir/subir': {
      fr: ['Subir l’échec', 'sans lancer de dés'],
      en: ['Take the failure', 'no dice thrown'],
    },
  },
});
