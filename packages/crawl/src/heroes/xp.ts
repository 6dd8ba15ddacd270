import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { scenarioOf } from '../exploration/scenario.ts';
import type { Figure, Sheet } from '../state.ts';
import { figure, number } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Edition } from '../world/edition.ts';
import { acquire } from './acquire.ts';
import { meets, TALENT_COST } from './trees.ts';

/** What an interlude still allows (AD1-XP-03, AD1-XP-04, AD1-XP-11). */
interface Allowance {
  origin: boolean;
  career: boolean;
  raise: boolean;
}

interface TalentOffer {
  readonly talent: string;
  readonly list: string;
  readonly cost: number;
}

/** Talents a hero can buy now, each from its cheapest list. */
export function talentOffers(
  { trees }: Pick<Edition, 'trees'>,
  sheet: Sheet,
  allowed: Pick<Allowance, 'origin' | 'career'>,
): readonly TalentOffer[] {
  const lists = [...(allowed.origin ? [sheet.origin] : []), ...(allowed.career ? sheet.careers : [])];
  const offers = new Map<string, TalentOffer>();
  for (const list of lists)
    for (const { id, level, needs } of trees[list] ?? []) {
      const cost = TALENT_COST[level];
      // AD1-XP-05, AD1-XP-06, AD1-XP-07.
      if (cost > sheet.xp || sheet.talents.includes(id) || !meets(sheet.talents, needs)) continue;
      if (cost < (offers.get(id)?.cost ?? Number.POSITIVE_INFINITY)) offers.set(id, { talent: id, list, cost });
    }
  return [...offers.values()];
}

type Spending = TalentOffer | { readonly raise: string; readonly cost: number } | null;

/** Talents and one raise, until the player stops. At creation only the XP is a limit (AD1-XP-09). */
export function* spendXp(g: Crawl, hero: Figure, when: 'creation' | 'interlude'): Rule<void> {
  const { seat, sheet } = hero.hero!;
  const allowed: Allowance = { origin: true, career: true, raise: when === 'interlude' };
  for (;;) {
    const spent = yield* ask<Spending>({
      id: 'experience',
      seat,
      rule: 'AD1-XP-01',
      params: { figure: hero.id, xp: sheet.xp },
      options: [...spendings(g, sheet, allowed), option('garder', null)],
    });
    if (spent === null) return;
    if ('raise' in spent) {
      allowed.raise = false;
      raise(g, hero, spent);
      continue;
    }
    const { talent, list, cost } = spent;
    // AD1-IMPE-15: one of the careers, whichever.
    if (when === 'interlude') allowed[list === sheet.origin ? 'origin' : 'career'] = false;
    const limit = list === sheet.origin ? ('AD1-XP-03' as const) : ('AD1-XP-04' as const);
    yield* acquire(g, hero, { talent, list, xp: cost, rules: ['AD1-XP-02', limit] });
  }
}

function spendings(g: Crawl, sheet: Sheet, allowed: Allowance): readonly Option<Spending>[] {
  const edition = g.edition;
  const options = talentOffers(edition, sheet, allowed).map((offer): Option<Spending> => {
    const { talent, list, cost } = offer;
    return option(`talent-${talent}`, offer, { label: 'talent', params: { talent, list, cost } });
  });
  if (!allowed.raise) return options;
  for (const trait of edition.raisable(g, sheet)) {
    const cost = edition.raiseCost(sheet, trait);
    if (cost !== undefined && cost <= sheet.xp)
      options.push(
        option<Spending>(`augmenter-${trait}`, { raise: trait, cost }, { label: 'augmenter', params: { trait, cost } }),
      );
  }
  return options;
}

function raise(
  g: Crawl,
  hero: Figure,
  { raise: trait, cost }: { readonly raise: string; readonly cost: number },
): void {
  const value = (hero.hero!.sheet.traits[trait] ?? 0) + 1;
  g.emit({ type: 'traitRaised', figure: hero.id, trait, value, xp: cost, rules: [g.edition.raiseRule] });
}

/** AD1-XP-10, AD1-Q-23: what an adventure is worth to a hero that comes back alive. */
export function xpEarned(g: Crawl): number {
  const { state } = g;
  const won = state.result === 'victoire';
  if (state.variants.xpRate === 'fast') return won ? 3 : 1;
  return won ? 2 + (scenarioOf(g).bonusXp ?? 0) : 1;
}

export const xpWords = defineWords({
  prompts: {
    experience: {
      fr: (a) => `${figure(a)} a ${number(a, 'xp')} XP : qu’apprendre ?`,
      en: (a) => `${figure(a)} has ${number(a, 'xp')} XP: learn what?`,
    },
  },
  labels: {
    augmenter: (o) => one(`${chosen(o, 'trait')} +1`, `${o.option.params.cost} XP`),
    'experience/garder': { fr: 'Garder le reste', en: 'Keep the rest' },
  },
});
