import { type AD2, armureOf, couvertureTerms } from '@souterrain/attention-donjon-2';
import type { Figure } from '@souterrain/crawl';
import { number } from '@souterrain/words';
import { crawlBoard } from './attention-donjon.crawl.ts';

const NAMES = { defense: 'Défense', reflexes: 'Réflexes', physique: 'Physique', volonte: 'Volonté' } as const;

/** AD2-PROF-03: what a monster opposes; a dash cannot be aimed at. */
function opposed(g: AD2, profile: string): string {
  const { characteristics, armure } = g.content.profileNamed(profile);
  const values = Object.entries(NAMES).map(
    ([id, name]) => `${name} ${characteristics[id as keyof typeof NAMES] ?? '–'}`,
  );
  return [...values, `Armure ${armure}`].join('  ');
}

/** AD2-VAL-03, AD2-VAL-04: what a hero wears and holds. */
function worn(g: AD2, figure: Figure): string {
  let armure = 0;
  for (const { base, place } of figure.hero!.sheet.items)
    if (place === 'equipe') armure += armureOf(g.content.items[base]);
  const couverture = couvertureTerms(g, figure).reduce((total, { value }) => total + value, 0);
  return `Armure ${armure}  Couverture ${number(couverture)}`;
}

export const board = crawlBoard<AD2>({
  values: (g, figure) => (figure.hero ? worn(g, figure) : opposed(g, figure.profile!)),
});
