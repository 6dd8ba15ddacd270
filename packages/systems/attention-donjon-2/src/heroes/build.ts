import type { Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { costOf, outfitOf, STARTING_DENIERS } from '@souterrain/crawl/heroes';
import type { HeroEntry } from '../content/types/hero.ts';
import { CAREERS, ORIGINS } from './lists.ts';
import { skillsOf } from './skills.ts';

/** The choices of a creation (AD2-XHEROS-01). */
export type Build = Omit<HeroEntry, 'id' | 'name' | 'pitch'> & { readonly name: string };

/** AD2-PROF-01. */
export function newSheet(g: Stocked, build: Build): Sheet {
  const { name, skill, talents = [], purchases = [] } = build;
  const origin = ORIGINS[build.origin];
  const career = CAREERS[build.career];
  if (!origin || !career) throw new Error(`no origin ${build.origin} or no career ${build.career}`);
  const raised = build.raise && origin.raises.includes(build.raise) ? build.raise : origin.raises[0];
  const skills = skillsOf({ skill, origin: origin.id, career: career.id, talents });
  return {
    name,
    origin: origin.id,
    careers: [career.id],
    traits: { ...build.attributes, [raised]: build.attributes[raised] + 1, ...skills },
    santeMax: build.sante, // AD2-ATTR-11, AD2-VAL-02
    heroismeMax: build.heroisme,
    arcane: build.arcane, // AD2-XHEROS-07: the card itself.
    talents: [...origin.innate, ...talents],
    proie: build.proie ?? null,
    // AD2-XCONV-04, AD2-XTRAIT-01: no Endurance in this edition, nor any value worked out of a trait.
    enduranceBonus: 0,
    deplacement: 1, // AD2-VAL-01
    xp: build.xp ?? 0,
    deniers: STARTING_DENIERS - costOf(g, purchases, career),
    items: outfitOf(g, [...career.items, ...purchases]),
    wounds: [],
  };
}
