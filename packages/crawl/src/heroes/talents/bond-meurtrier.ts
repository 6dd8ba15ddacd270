import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { ask, type Rule } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import { areEnemies, isActive } from '../../figures/sides.ts';
import { mayMove } from '../../movement/actions.ts';
import { arrive } from '../../movement/move.ts';
import { cellOption } from '../../movement/options.ts';
import { isEmpty, planOn, sees, zonesBetween } from '../../movement/plan.ts';
import { flag } from '../../rounds/economy.ts';
import { type Figure, isOnBoard } from '../../state.ts';
import { figure } from '../../text/asked.ts';
import { ability } from '../../text/offers.ts';
import type { GivenAction } from '../../world/action.ts';
import type { Crawl } from '../../world/crawl.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';

/** How an edition strikes once it has leapt. */
interface Leap<G extends Crawl> {
  readonly rule: RuleId;
  readonly rolls?: true;
  /** What the leap adds to the blow. */
  readonly gain: ByLang<string>;
  /** False for a hero with nothing to strike with in close combat. */
  isArmed(g: G, who: Figure): boolean;
  strike(g: G, who: Figure, target: Figure): Rule<unknown>;
}

export const bondMeurtrier = <G extends Crawl>({ rule, gain, isArmed, strike, rolls }: Leap<G>) =>
  defineFeature({
    id: 'bond-meurtrier',
    rule,
    name: 'Bond meurtrier',
    effect: {
      fr: `bondir sur un ennemi proche et l’attaquer, ${gain.fr}`,
      en: `leap on an enemy nearby and attack it, ${gain.en}`,
    },
    prompts: {
      'bond-case': {
        fr: (a) => `Bond meurtrier sur ${figure(a, 'target')} : sur quelle case ?`,
        en: (a) => `Bond meurtrier on ${figure(a, 'target')}: to which square?`,
      },
      'bond-attaque': {
        fr: (a) => `Bond meurtrier, ${figure(a)} : quelle attaque ?`,
        en: (a) => `Bond meurtrier, ${figure(a)}: which attack?`,
      },
    },
    labels: { 'bond-meurtrier': { fr: ability('bond-meurtrier', gain.fr), en: ability('bond-meurtrier', gain.en) } },
    actions(g: G, { who }: Bearing): readonly GivenAction[] {
      const { state } = g;
      // AD1-TRES-22: a talent that moves the hero asks what a movement asks.
      if (!mayMove(g, who) || !isArmed(g, who)) return [];
      return state.figures
        .filter((other) => isOnBoard(other) && areEnemies(who, other) && isNear(g, who, other))
        .filter((other) => landings(g, other).length > 0)
        .map((target) => ({
          id: `bond-meurtrier-${target.id}`,
          type: 'standard',
          rolls,
          rule,
          label: 'bond-meurtrier',
          params: { target: target.id },
          at: { figure: target.id },
          run: () => leapAndStrike(g, who, { target, rule, strike }),
        }));
    },
  });

function* leapAndStrike<G extends Crawl>(
  g: G,
  who: Figure,
  { target, rule, strike }: Pick<Leap<G>, 'rule' | 'strike'> & { readonly target: Figure },
): Rule<void> {
  yield* leap(g, who, { target, rule });
  if (isActive(g, who)) yield* strike(g, who, target);
}

const isNear = (g: Crawl, who: Figure, other: Figure): boolean =>
  zonesBetween(g, who.cell, other.cell) <= 1 && sees(g, who.cell, other.cell);

const landings = (g: Crawl, target: Figure): readonly Cell[] =>
  (planOn(g).adjacent.get(target.cell) ?? []).filter((cell) => isEmpty(g, cell));

function* leap(g: Crawl, who: Figure, { target, rule }: { target: Figure; rule: RuleId }): Rule<void> {
  const cell = yield* ask({
    id: 'bond-case',
    seat: who.hero!.seat,
    rule,
    params: { target: target.id },
    options: landings(g, target).map((to) => cellOption('case', to)),
  });
  yield* arrive(g, who, { cell, how: 'bond' });
  // AD1-BERS-18, AD2-XBER-11: the leap is a movement for Charge.
  flag(g, who, 'change-de-zone');
}
