import type { Figure } from '@souterrain/crawl';
import { chosen, defineWords, figure, number, one, who } from '@souterrain/crawl/text';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { type Effect, type Effects, printEffects } from '../notation/index.ts';
import { action, reussites } from '../text/asked.ts';
import { effect, effectsInWords } from '../text/effects-in-words.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import type { Worth } from './amounts.ts';
import { chooseSide, onlySide } from './choose-side.ts';
import type { EnemyOrder } from './enemy-order.ts';
import { remaining, sourceOf } from './enemy-source.ts';
import { isReminder, pointsCancelled } from './prefer.ts';

/** What a reaction adds to an enemy action. */
export interface Added {
  readonly by: Figure;
  readonly effects: readonly Effect[];
}

/** What an enemy action is about to inflict. */
export interface Kept {
  readonly own: readonly Effect[];
  readonly added: readonly Added[];
  readonly worth: Worth;
  /** Points of Dommages cancelled. */
  readonly cancelled: number;
  /** AD2-ENN-13: what the line lets its victim buy. */
  readonly gained: readonly Effect[];
}

/** All of it, in reading order. */
export const effectsOf = (own: readonly Effect[], added: readonly Added[]): readonly Effect[] =>
  added.length === 0 ? own : [...own, ...added.flatMap(({ effects }) => effects)];

/** What one purchase does, and what it costs. */
interface Cut {
  readonly price: number;
  /** Of an option of the line: its place, and its effects, of which one side is chosen. */
  readonly listed?: { readonly place: number; readonly effects: Effects };
  change(kept: Kept, chosen: readonly Effect[]): Kept;
}

interface Reduced {
  readonly order: EnemyOrder;
  readonly jet: Jet;
  readonly surplus: number;
  readonly pending: Kept;
  readonly failed: boolean;
}

/**
 * AD2-ENN-10 to AD2-ENN-15: one Réussite for one point, one state or one reaction, or what the line lists, until the
 * roller stops; Armure comes first, so that he sees what is left (AD2-ENN-16).
 */
export function* reduce(g: AD2, { order, jet, surplus, pending, failed }: Reduced): Rule<Kept> {
  let kept = pending;
  const bought: number[] = [];
  let left = surplus;
  while (left > 0) {
    const cuts = [...cutsOf(g, order, { kept, jet, failed }), ...listed(order, { left, bought })];
    if (cuts.length === 0) return kept;
    const cut = yield* ask<Cut | null>({
      id: 'annuler',
      seat: jet.seat,
      rule: 'AD2-ENN-10',
      params: { figure: order.victim.id, left, action: order.label },
      options: [...cuts, option('terminer', null)],
    });
    if (cut === null) return kept;
    const { price } = cut;
    const before = kept;
    const sides = cut.listed?.effects ?? NONE;
    kept = cut.change(before, onlySide(sides) ?? (yield* chooseSide(sides, jet.seat)));
    if (cut.listed) bought.push(cut.listed.place);
    left -= price;
    const rules = ['AD2-ENN-10'] as const;
    g.emit({ type: 'reussiteSpent', figure: order.victim.id, bought: 'annuler', price, left, rules });
    tellSpared(g, order, { before, kept });
  }
  return kept;
}

const NONE: Effects = [];

/** AD2-ENN-12: a cancelled state is never suffered. */
function tellSpared(
  g: AD2,
  { victim }: EnemyOrder,
  { before, kept }: { readonly before: Kept; readonly kept: Kept },
): void {
  for (const effect of before.own)
    if (effect.kind === 'state' && !kept.own.includes(effect))
      g.emit({ type: 'stateCancelled', figure: victim.id, state: effect.id, rules: ['AD2-ENN-12'] });
}

interface Now {
  readonly kept: Kept;
  readonly jet: Jet;
  readonly failed: boolean;
}

function cutsOf(g: AD2, order: EnemyOrder, { kept, jet, failed }: Now): Option<Cut | null>[] {
  const cuts: Option<Cut | null>[] = [];
  // AD2-ENN-11.
  if (remaining(g, sourceOf(order, { kept, failed, jet })) > 0)
    cuts.push(option('annuler-un-dommage', cutting(less(1))));
  // AD2-ENN-12.
  for (const effect of kept.own)
    if (effect.kind === 'state')
      cuts.push(
        option(
          `annuler-${effect.id}`,
          cutting((now) => ({ ...now, own: now.own.filter((other) => other !== effect) })),
          {
            label: 'annuler-un-etat',
            params: { state: effect.id },
          },
        ),
      );
  // AD2-XESQ-09, AD2-XESQ-10: each reaction apart, whatever it contains.
  for (const [i, reaction] of kept.added.entries())
    cuts.push(
      option(
        `annuler-reaction-${i + 1}`,
        cutting((now) => ({ ...now, added: now.added.filter((other) => other !== reaction) })),
        { label: 'annuler-une-reaction', params: { figure: reaction.by.id, effect: printEffects([reaction.effects]) } },
      ),
    );
  return cuts;
}

const less =
  (points: number) =>
  (kept: Kept): Kept => ({ ...kept, cancelled: kept.cancelled + points });

const cutting = (change: (kept: Kept) => Kept): Cut => ({ price: 1, change });

/** AD2-ENN-13: options of the line, beside the two that every enemy action has. */
function listed(
  { line }: EnemyOrder,
  { left, bought }: { readonly left: number; readonly bought: readonly number[] },
): Option<Cut | null>[] {
  return line.options.flatMap(({ effects, price, most }, place) => {
    if (price > left || isReminder(effects)) return [];
    if (bought.filter((other) => other === place).length >= (most ?? Number.POSITIVE_INFINITY)) return [];
    const cut: Cut = {
      price,
      listed: { place, effects },
      change(kept, chosen) {
        const points = chosen.reduce((total, effect) => total + pointsCancelled(effect), 0);
        const gained = chosen.filter((effect) => pointsCancelled(effect) === 0);
        return { ...less(points)(kept), gained: [...kept.gained, ...gained] };
      },
    };
    return [
      option<Cut | null>(`acheter-${place + 1}`, cut, {
        label: 'acheter',
        params: { effect: printEffects(effects), price },
      }),
    ];
  });
}

export const reduceWords = defineWords({
  prompts: {
    annuler: {
      fr: (a) => `${action(a)}, ${reussites(a, number(a, 'left'))} à dépenser : qu’annule ${figure(a)} ?`,
      en: (a) => `${action(a)}, ${reussites(a, number(a, 'left'))} to spend: what does ${figure(a)} cancel?`,
    },
  },
  labels: {
    'annuler-un-dommage': { fr: 'Annuler un point de Dommages', en: 'Cancel a point of Damage' },
    'annuler-un-etat': {
      fr: (o) => one(`Annuler un état : ${chosen(o, 'state')}`),
      en: (o) => one(`Cancel a state: ${chosen(o, 'state')}`),
    },
    'annuler-une-reaction': {
      fr: (o) => one(`Annuler la Réaction : ${who(o)}`, effectsInWords(String(o.option.params.effect), 'fr')),
      en: (o) => one(`Cancel the Réaction: ${who(o)}`, effectsInWords(String(o.option.params.effect), 'en')),
    },
    'annuler/acheter': (o) => one(effect(o), reussites(o, Number(o.option.params.price))),
    'annuler/terminer': { fr: 'En rester là', en: 'Leave it at that' },
  },
});
