import { ITEMS } from '@souterrain/crawl/content/index';
import { TALENT_COST } from '@souterrain/crawl/heroes/trees';
import type { Item, Sheet } from '@souterrain/crawl/state';
import type { HeroEntry } from '../content/types/hero.ts';
import type { Variants } from '../variants.ts';
import { CAREERS } from './careers.ts';
import { ORIGINS } from './origins.ts';
import { TREES } from './trees.ts';

/** The choices of a creation (AD1-HERO-02). */
export type Build = Omit<HeroEntry, 'id' | 'name' | 'pitch'> & { readonly name: string };

/** AD1-HERO-03. */
export const ATTRIBUTE_VALUES = [4, 3, 3, 2, 2] as const;
/** AD1-HERO-07. */
export const POINTS_TO_SHARE = 6;
/** AD1-HERO-16, AD1-HERO-17. */
export const STARTING_XP = 1;
export const STARTING_DENIERS = 20;

/** What other talents come with one. DODGE-31: Maîtrise de l'esquive is what Agilité féline gives. */
export const GRANTS: Readonly<Record<string, readonly string[]>> = { 'agilite-feline': ['maitrise-esquive'] };

export function newSheet(build: Build, endurant: Variants['dwarfEndurant'] = 'vigueur'): Sheet {
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
  const talents = [...origin.innate];
  for (const id of build.talents ?? []) for (const more of [id, ...(GRANTS[id] ?? [])]) talents.push(more);
  const bought = build.purchases ?? [];
  const items: Item[] = [];
  for (const base of [...career.items, ...bought]) items.push(placed(base, items));
  return {
    name: build.name,
    origin: build.origin,
    careers: [build.career],
    traits,
    santeMax: build.sante,
    heroismeMax: build.heroisme,
    arcane: build.arcane,
    talents,
    proie: build.proie ?? null,
    enduranceBonus: onEndurance ? 1 : 0,
    // AD1-HERO-06.
    deplacement: 1,
    xp: STARTING_XP - paidFor(build.origin, build.talents ?? []),
    deniers: STARTING_DENIERS - costOf(bought),
    items,
    wounds: [],
  };
}

export const costOf = (bases: readonly string[]): number => {
  let cost = 0;
  for (const base of bases) cost += ITEMS[base]?.price ?? 0;
  return cost;
};

/** XP that talents of a new hero cost: a free one for Formation éclectique, and the one Touche-à-tout brings. */
export function paidFor(origin: string, talents: readonly string[]): number {
  let free = (ORIGINS[origin]?.eclectic ? 1 : 0) + (talents.includes('touche-a-tout') ? 1 : 0);
  let paid = 0;
  for (const id of talents) {
    const own = TREES[origin]?.find((node) => node.id === id);
    if (own) paid += TALENT_COST[own.level];
    else if (free > 0) free--;
    else paid += TALENT_COST[levelInCareers(id)];
  }
  return paid;
}

function levelInCareers(id: string) {
  for (const career in CAREERS) for (const node of TREES[career] ?? []) if (node.id === id) return node.level;
  return 1;
}

/** A new item, worn where a place is left for it, carried or stored otherwise (AD1-EQUIP-01, AD1-EQUIP-02). */
function placed(base: string, owned: readonly Item[]): Item {
  const entry = ITEMS[base];
  const charges = entry?.charges === undefined || entry.charges === 'd6' ? {} : { charges: entry.charges };
  const item = { id: `i${owned.length + 1}`, base, ...charges };
  const carried = owned.filter((i) => i.place === 'porte').length;
  const packed = { ...item, place: carried < 3 ? ('porte' as const) : ('stocke' as const) };
  if (!entry?.slot) return packed;
  if (entry.slot !== 'main') {
    const taken = owned.some((i) => i.place === 'equipe' && ITEMS[i.base]?.slot === entry.slot);
    return taken ? packed : { ...item, place: 'equipe' };
  }
  const held = owned.flatMap((i) => i.hands ?? []);
  const free = [0, 1].filter((hand) => !held.includes(hand));
  const needed = entry.hands ?? 1;
  if (free.length < needed) return packed;
  const hands = needed === 2 ? [0, 1] : [entry.kind === 'bouclier' ? free.at(-1)! : free[0]!];
  return { ...item, place: 'equipe', hands };
}
