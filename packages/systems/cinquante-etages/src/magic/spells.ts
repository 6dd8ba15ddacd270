import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { isSpell, type WithContent } from '../content/index.ts';
import { heal } from '../heroes/health.ts';
import { type C50, type Hero, isMage } from '../state.ts';

/** C50-MAG-04: spells in memory. */
export const MEMORY = 4;

/** C50-MAG-05: a Mage may copy any attack scroll that is not in memory yet (C50-MAG-04: no spell twice). */
export function learnOptions(g: WithContent, hero: Hero): readonly Option<string>[] {
  if (!isMage(g, hero)) return [];
  const scrolls = new Set(hero.scrolls.filter((s) => isSpell(g, s) && !hero.spells.includes(s)));
  return [...scrolls].map((s) => option(`apprendre-${s}`, s, { label: 'apprendre', params: { spell: s } }));
}

export function* learn(g: C50, hero: Hero, spell: string): Rule<void> {
  const { seat } = hero;
  let dropped: string | null = null;
  if (hero.spells.length >= MEMORY)
    dropped = yield* ask({
      id: 'oublier-un-sort',
      seat,
      rule: 'C50-MAG-04',
      params: { spell },
      options: hero.spells.map((s) => option(s, s, { label: 'oublier', params: { spell: s } })),
    });
  g.emit({ type: 'itemSpent', seat, item: { kind: 'scroll', id: spell }, why: 'learned', rules: ['C50-MAG-05'] });
  g.emit({
    type: 'spellLearned',
    seat,
    spell,
    dropped,
    rules: dropped ? ['C50-MAG-04', 'C50-MAG-05'] : ['C50-MAG-05'],
  });
}

/** C50-MAG-06: +8 + INT PV, in a fight or out of it. */
export function readSoin(g: C50, hero: Hero): void {
  g.emit({
    type: 'itemSpent',
    seat: hero.seat,
    item: { kind: 'scroll', id: 'soin' },
    why: 'used',
    rules: ['C50-MAG-06'],
  });
  const terms = [
    { label: 'parchemin-de-soin', value: 8, rule: 'C50-MAG-06' as const },
    { label: 'int', value: hero.car.int, rule: 'C50-MAG-06' as const },
  ];
  heal(g, hero, { by: 'soin', rules: ['C50-MAG-06', 'C50-TRE-08'], terms });
}
