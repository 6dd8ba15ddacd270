import type { Cell } from '@souterrain/dungeon';
import { option, type Rule } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import { deplacementOf } from '../figures/values.ts';
import type { CrawlState, Figure } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { target } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';
import { isLastAction } from './attack.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { effortsFrom } from './effort.ts';
import type { Reason } from './events.ts';
import { firstAttack, inTouch } from './reach.ts';
import type { Bounds } from './walk.ts';

/** AD1-IA-06: the Difficulty of the attack it would make; from afar, that of its first attack. */
export function difficultyAgainst(
  g: Crawl,
  figure: Figure,
  { target, attack: chosen, from = figure.cell }: { target: Figure; attack?: Attack; from?: Cell },
): number {
  const edition = g.edition;
  const attack = chosen ?? firstAttack(g, figure, target, from) ?? edition.attacksOf(g, figure)[0];
  return attack ? edition.hardness(g, { attacker: figure, attack, target, from }) : 0;
}

/** The place of a figure in the turns of this Round: a higher card is an earlier place. */
export function placeInRound(state: CrawlState, figure: Figure): number {
  const place = state.order.findIndex(({ who }) => who === figure.id || who === figure.group);
  return place < 0 ? state.order.length : place;
}

/** AD1-IA-06, in order. */
function commonTies(g: Crawl, figure: Figure): readonly Criterion<Figure>[] {
  return [
    { label: 'adjacent', of: (target) => (inTouch(g, figure.cell, target) ? 0 : 1) },
    { label: 'difficulte', of: (target) => difficultyAgainst(g, figure, { target }) },
    { label: 'sante', of: (target) => target.sante },
    { label: 'initiative', of: (target) => placeInRound(g.state, target) },
  ];
}

/** AD1-TMAG-10: whoever draws attacks comes first, for a figure that one Movement action would bring in reach. */
function lure(g: Crawl, figure: Figure, bounds: Bounds): Criterion<Figure> {
  return {
    label: 'appat',
    of(target) {
      if (!bearingsWith(g, target).lures.some(({ feature }) => feature.lures)) return 1;
      // AD1-IA-11, AD2-IA-04, AD2-ETAT-26: not out of the zones it keeps to, nor with its one Action.
      const most = isLastAction(g, figure) ? 0 : deplacementOf(g, figure);
      return effortsFrom(g, figure, { bounds })(target, most) <= most ? 0 : 1;
    },
  };
}

interface Comparison {
  readonly candidates: readonly Figure[];
  readonly first: readonly Criterion<Figure>[];
  readonly bounds?: Bounds;
}

/** By the tag's own criteria, then by the common ones; what is left equal is chosen (AD1-IA-15). */
function* compare(
  g: Crawl,
  figure: Figure,
  { candidates, first, bounds, why }: Comparison & { why: Reason[] },
): Rule<Figure> {
  const criteria = [lure(g, figure, bounds), ...g.edition.targetFirst(g, figure), ...first];
  const equal = narrow(candidates, [...criteria, ...commonTies(g, figure)], why);
  const lone = untied(g.state, equal);
  if (lone) return lone;
  return yield* settleTie(g.state, figure, {
    id: 'cible-du-groupe',
    rule: 'AD1-IA-06',
    // Figures stand in seat order: the first is the automatic choice.
    equal,
    optionOf: (enemy) =>
      option(`viser-${enemy.id}`, enemy, { label: 'viser', params: { figure: enemy.id }, at: { figure: enemy.id } }),
  });
}

/** Compares candidates, where there are several, and tells what decided. */
export function* chooseTarget(
  g: Crawl,
  figure: Figure,
  { candidates, first, bounds }: Comparison,
): Rule<Figure | undefined> {
  if (candidates.length === 0) return undefined;
  const why: Reason[] = [];
  const target =
    candidates.length === 1 ? candidates[0]! : yield* compare(g, figure, { candidates, first, bounds, why });
  tellTarget(g, figure, { target, why });
  return target;
}

export function tellTarget(
  g: Crawl,
  figure: Figure,
  { target, why }: { readonly target: Figure; readonly why: readonly Reason[] },
): void {
  g.emit({ type: 'targetChosen', figure: figure.id, target: target.id, why, rules: ['AD1-IA-05', 'AD1-IA-06'] });
}

export const targetWords = defineWords({
  prompts: {
    'cible-du-groupe': {
      fr: (a) => `${figure(a)} hésite : quelle cible ?`,
      en: (a) => `${figure(a)} hesitates: which target?`,
    },
  },
  labels: { viser: target },
});
