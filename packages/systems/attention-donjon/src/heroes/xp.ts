import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { scenarioOf } from '../exploration/scenario.ts';
import { ATTRIBUTES, isAttribute, type Trait } from '../figures/traits.ts';
import type { AD1, Figure, Sheet } from '../state.ts';
import { acquire } from './acquire.ts';
import { meets, TALENT_COST, TREES } from './trees.ts';

/** AD1-XP-11: no trait goes further. */
const HIGHEST = 6;

/** What an interlude still allows (AD1-XP-03, AD1-XP-04, AD1-XP-11). */
export interface Allowance {
  origin: boolean;
  career: boolean;
  raise: boolean;
}

export interface TalentOffer {
  readonly talent: string;
  readonly list: string;
  readonly cost: number;
}

/** Talents a hero can buy now, each from its cheapest list. */
export function talentOffers(sheet: Sheet, allowed: Pick<Allowance, 'origin' | 'career'>): readonly TalentOffer[] {
  const lists = [...(allowed.origin ? [sheet.origin] : []), ...(allowed.career ? sheet.careers : [])];
  const offers = new Map<string, TalentOffer>();
  for (const list of lists)
    for (const { id, level, needs } of TREES[list] ?? []) {
      const cost = TALENT_COST[level];
      // AD1-XP-05, AD1-XP-06, AD1-XP-07.
      if (cost > sheet.xp || sheet.talents.includes(id) || !meets(sheet.talents, needs)) continue;
      if (cost < (offers.get(id)?.cost ?? Number.POSITIVE_INFINITY)) offers.set(id, { talent: id, list, cost });
    }
  return [...offers.values()];
}

/** AD1-XP-11: the price of one more in a trait; undefined where it cannot be raised. */
export function raiseCost(sheet: Sheet, trait: Trait): number | undefined {
  const value = sheet.traits[trait] ?? 0;
  if (value === 0 || value >= HIGHEST) return undefined;
  return isAttribute(trait) ? value + 3 : value + 1;
}

type Spending = TalentOffer | { readonly raise: Trait; readonly cost: number } | null;

/** Talents and one raise, until the player stops. At creation only the XP is a limit (AD1-XP-09). */
export function* spendXp(g: AD1, hero: Figure, when: 'creation' | 'interlude'): Rule<void> {
  const { seat, sheet } = hero.hero!;
  const allowed: Allowance = { origin: true, career: true, raise: when === 'interlude' };
  for (;;) {
    const spent = yield* ask<Spending>({
      id: 'experience',
      seat,
      rule: 'AD1-XP-01',
      params: { figure: hero.id, xp: sheet.xp },
      options: [...spendings(sheet, allowed), option('garder', null)],
    });
    if (spent === null) return;
    if ('raise' in spent) {
      allowed.raise = false;
      raise(g, hero, spent);
      continue;
    }
    const { talent, list, cost } = spent;
    if (when === 'interlude') allowed[list === sheet.origin ? 'origin' : 'career'] = false;
    const limit = list === sheet.origin ? ('AD1-XP-03' as const) : ('AD1-XP-04' as const);
    yield* acquire(g, hero, { talent, list, xp: cost, rules: ['AD1-XP-02', limit] });
  }
}

function spendings(sheet: Sheet, allowed: Allowance): readonly Option<Spending>[] {
  const options = talentOffers(sheet, allowed).map((offer): Option<Spending> => {
    const { talent, list, cost } = offer;
    return option(`talent-${talent}`, offer, { label: 'talent', params: { talent, list, cost } });
  });
  if (!allowed.raise) return options;
  for (const trait of raisable(sheet)) {
    const cost = raiseCost(sheet, trait);
    if (cost !== undefined && cost <= sheet.xp)
      options.push(
        option<Spending>(`augmenter-${trait}`, { raise: trait, cost }, { label: 'augmenter', params: { trait, cost } }),
      );
  }
  return options;
}

const raisable = (sheet: Sheet): readonly Trait[] => [
  ...ATTRIBUTES,
  ...Object.keys(sheet.traits).filter((trait) => !isAttribute(trait)),
];

function raise(g: AD1, hero: Figure, { raise: trait, cost }: { readonly raise: Trait; readonly cost: number }): void {
  const value = (hero.hero!.sheet.traits[trait] ?? 0) + 1;
  g.emit({ type: 'traitRaised', figure: hero.id, trait, value, xp: cost, rules: ['AD1-XP-11'] });
}

/** AD1-XP-10, AD1-Q-23: what an adventure is worth to a hero that comes back alive. */
export function xpEarned({ state }: Pick<AD1, 'state'>): number {
  const won = state.result === 'victoire';
  if (state.variants.xpRate === 'fast') return won ? 3 : 1;
  return won ? 2 + (scenarioOf(state).bonusXp ?? 0) : 1;
}
