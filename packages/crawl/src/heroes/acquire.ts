import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import { featureOf } from '../figures/registry.ts';
import type { Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, hints, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

interface Acquisition {
  readonly talent: string;
  /** The list it comes from. */
  readonly list: string;
  readonly xp: number;
  readonly rules: readonly RuleId[];
}

/** A hero gains a talent, and what comes with it. */
export function* acquire(g: Crawl, hero: Figure, { talent, list, xp, rules }: Acquisition): Rule<void> {
  g.emit({ type: 'talentGained', figure: hero.id, talent, list, xp, rules });
  const feature = featureOf(g, talent);
  if (feature?.acquired) yield* feature.acquired(g, { feature, who: hero });
}

/** AD1-IMPE-03, AD1-IMPE-09: one talent of level 1, of any career open to the hero; it may be declined, and is then lost. */
export function* freeCareerTalent(g: Crawl, hero: Figure, rule: RuleId): Rule<void> {
  const { seat, sheet } = hero.hero!;
  const edition = g.edition;
  const offered: { readonly talent: string; readonly list: string }[] = [];
  // AD1-XP-05.
  for (const { id: list } of edition.careersFor(sheet.origin))
    for (const { id: talent, level } of edition.trees[list] ?? [])
      if (level === 1 && !sheet.talents.includes(talent)) offered.push({ talent, list });
  const picked = yield* ask<(typeof offered)[number] | null>({
    id: 'talent-offert',
    seat,
    rule,
    options: [
      ...offered.map((o) =>
        option(`talent-${o.talent}`, o, { label: 'talent', params: { talent: o.talent, list: o.list } }),
      ),
      // AD1-IMPE-04.
      option('renoncer', null),
    ],
  });
  if (picked) yield* acquire(g, hero, { ...picked, xp: 0, rules: [rule] });
}

export const acquireWords = defineWords({
  prompts: {
    'talent-offert': {
      fr: ({ who }) => `Un talent offert à ${who} : lequel ?`,
      en: ({ who }) => `A free talent for ${who}: which one?`,
    },
  },
  labels: {
    talent: (o) => {
      const { list, cost } = o.option.params;
      const bought = hints(o.name(String(list)), cost === undefined ? undefined : `${cost} XP`);
      return one(chosen(o, 'talent'), `${bought} · ${o.talentEffect(String(o.option.params.talent))}`);
    },
    'talent-offert/renoncer': { fr: 'Aucun', en: 'None' },
  },
});
