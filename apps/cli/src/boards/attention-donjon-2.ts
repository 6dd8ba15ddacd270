import { type AD2View, armureOf, CREATURES, couvertureTerms, profileNamed } from '@souterrain/attention-donjon-2';
import { ITEMS } from '@souterrain/crawl/content/index';
import { number } from '@souterrain/words';
import { crawlBoard } from './attention-donjon.crawl.ts';

type Figure = AD2View['figures'][number];

const NAMES = { defense: 'Défense', reflexes: 'Réflexes', physique: 'Physique', volonte: 'Volonté' } as const;

/** AD2-PROF-03: what a monster opposes; a dash cannot be aimed at. */
function opposed(profile: string): string {
  const { characteristics, armure } = profileNamed(profile);
  const values = Object.entries(NAMES).map(
    ([id, name]) => `${name} ${characteristics[id as keyof typeof NAMES] ?? '–'}`,
  );
  return [...values, `Armure ${armure}`].join('  ');
}

/** AD2-VAL-03, AD2-VAL-04: what a hero wears and holds. */
function worn(view: AD2View, figure: Figure): string {
  let armure = 0;
  for (const { base, place } of figure.hero!.sheet.items) if (place === 'equipe') armure += armureOf(ITEMS[base]);
  const couverture = couvertureTerms(view, figure).reduce((total, { value }) => total + value, 0);
  return `Armure ${armure}  Couverture ${number(couverture)}`;
}

export const board = crawlBoard<AD2View>({
  values: (view, figure) => (figure.hero ? worn(view, figure) : opposed(figure.profile!)),
  plural: (creature, lang) => CREATURES[creature]?.plural[lang],
});
