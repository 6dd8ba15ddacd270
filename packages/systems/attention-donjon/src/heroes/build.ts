import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { costOf, outfitOf, STARTING_DENIERS } from '@souterrain/crawl/heroes';
import type { HeroEntry } from '../content/types/hero.ts';
import type { Variants } from '../variants.ts';
import { CAREERS, LISTS, ORIGINS } from './lists.ts';

/** The choices of a creation (AD1-HERO-02). */
export type Build = Omit<HeroEntry, 'id' | 'name' | 'pitch'> & { readonly name: string };

/** AD1-HERO-03. */
export const ATTRIBUTE_VALUES = [4, 3, 3, 2, 2] as const;
/** AD1-HERO-07. */
export const POINTS_TO_SHARE = 6;

export function newSheet(g: Stocked, build: Build, endurant: Variants['dwarfEndurant'] = 'vigueur'): Sheet {
  const origin = ORIGINS[build.origin];
  const career = CAREERS[build.career];
  if (!origin || !career) throw new Error(`no origin ${build.origin} or no career ${build.career}`);
  // AD1-HERO-05.
  const traits: Sheet['traits'] = { ...build.attributes, melee: 2, tir: 2, lancer: 2, arcane: null };
  // AD1-Q-05: Endurant raises Endurance itself, or Vigueur.
  const onEndurance = build.origin === 'nains' && endurant === 'endurance';
  const raised = build.raise && origin.raises.includes(build.raise) ? build.raise : origin.raises[0];
  if (!onEndurance) traits[raised] = (traits[raised] ?? 0) + 1;
  traits[career.skill] = (traits[career.skill] ?? 0) + 1;
  const { talents = [], purchases = [] } = build;
  return {
    name: build.name,
    origin: build.origin,
    careers: [build.career],
    traits,
    santeMax: build.sante,
    heroismeMax: build.heroisme,
    arcane: build.arcane,
    talents: [...origin.innate, ...talents.flatMap((id) => [id, ...(LISTS.featureOf(id)?.gives ?? [])])],
    proie: build.proie ?? null,
    enduranceBonus: onEndurance ? 1 : 0,
    // AD1-HERO-06.
    deplacement: 1,
    xp: build.xp ?? 0,
    deniers: STARTING_DENIERS - costOf(g, purchases, career),
    items: outfitOf(g, [...career.items, ...purchases]),
    wounds: [],
  };
}
