import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { Figure } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import type { SavedBy as Way } from './events.ts';
import { heroismLeft, spendHeroism } from './heroism.ts';
import { takeOff } from './take-off.ts';

/**
 * A figure is at 0 Santé (AD1-HEALTH-09, AD2-XSANTE-03): true when it dies. A hero may escape (AD1-HEALTH-10, AD1-HRSM-02 to
 * AD1-HRSM-10), in both editions alike (AD2-XHERO-01).
 */
export function* lethalEvent(g: Crawl, figure: Figure, by: Figure | null): Rule<boolean> {
  const way = yield* ask<Way | null>({
    id: 'evenement-mortel',
    seat: figure.hero?.seat ?? 0,
    rule: 'AD1-HRSM-09',
    params: { figure: figure.id },
    options: waysOut(g, figure),
  });
  if (way === null) {
    takeOff(g, figure, { how: 'mort', by, rules: [figure.hero ? 'AD1-HRSM-09' : 'AD1-HEALTH-12'] });
    return true;
  }
  const { sheet } = figure.hero!;
  // AD2-XHERO-02.
  if (way === 'heroisme') yield* spendHeroism(g, figure, ['AD1-HRSM-02']);
  // AD1-HRSM-06, AD1-HRSM-08, AD2-XHERO-05: a sacrifice is offered only to a maximum of 1 or more.
  const heroismeMax = way === 'sacrifice' ? sheet.heroismeMax - 1 : sheet.heroismeMax;
  const edition = g.edition;
  const sante = edition.santeLeft(way);
  g.emit({ type: 'heroSaved', figure: figure.id, how: way, heroismeMax, sante, rules: RULES[way] });
  edition.survived(g, figure);
  // AD1-HEALTH-11, AD2-BGRAV-01: a point alone brings none.
  if (way !== 'heroisme') yield* edition.graveWound(g, figure);
  return false;
}

const RULES = {
  heroisme: ['AD1-HRSM-02'],
  sacrifice: ['AD1-HRSM-06', 'AD1-HRSM-07'],
  'blessure-grave': ['AD1-HRSM-04'],
} as const;

/** AD1-HRSM-09: what the player may choose. */
export function waysOut(g: Stocked, figure: Figure): readonly Option<Way | null>[] {
  const die = option<Way | null>('mourir', null);
  // AD1-BEST-16: of creatures, whatever Santé they had.
  if (!figure.hero) return [die];
  const { saved, sheet } = figure.hero;
  const options: Option<Way | null>[] = [];
  // AD1-HRSM-03, AD1-HRSM-05, AD2-XHERO-03, AD2-XHERO-04: as often in a Round as it has points.
  if (heroismLeft(g, figure) > 0) options.push(option<Way | null>('depenser-heroisme', 'heroisme'));
  else if (!saved && sheet.heroismeMax > 0) options.push(option<Way | null>('sacrifier', 'sacrifice'));
  if (saved) options.push(option<Way | null>('blessure-grave', 'blessure-grave'));
  options.push(die);
  return options;
}

export const lethalWords = defineWords({
  prompts: {
    'evenement-mortel': {
      fr: (a) => `${figure(a)} est à 0 Santé : que faire ?`,
      en: (a) => `${figure(a)} is at 0 Santé: what now?`,
    },
  },
  labels: {
    mourir: { fr: 'Mourir', en: 'Die' },
    'depenser-heroisme': {
      fr: ['Dépenser 1 Héroïsme', 'reste en vie, 1 Santé'],
      en: ['Spend 1 Héroïsme', 'stays alive, 1 Santé'],
    },
  },
});
