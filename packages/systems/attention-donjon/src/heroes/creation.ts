import {
  beginHero,
  chooseArcane,
  chooseCareer,
  chooseOrigin,
  shareAttributes,
  shareSante,
} from '@souterrain/crawl/heroes';
import { defineWords, named } from '@souterrain/crawl/text';
import type { Rule, SeatId } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import { ATTRIBUTE_VALUES, newSheet, POINTS_TO_SHARE } from './build.ts';
import { CAREERS, ORIGINS } from './lists.ts';

/** AD1-HERO-02: one hero, step by step, as decisions. AD1-HERO-15: its name is the one its player came with. */
export function* createHero(g: AD1, seat: SeatId): Rule<void> {
  const attributes = yield* shareAttributes(seat, { values: ATTRIBUTE_VALUES, rule: 'AD1-HERO-03' });
  const sante = yield* shareSante(seat, { points: POINTS_TO_SHARE, rule: 'AD1-HERO-07' });
  const { origin, raise } = yield* chooseOrigin(seat, ORIGINS);
  const career = yield* chooseCareer(seat, { careers: CAREERS, origin: origin.id });
  const arcane = yield* chooseArcane(g, seat);
  const name = g.state.players[seat]?.name ?? '';
  const sheet = newSheet(
    g,
    { name, attributes, sante, heroisme: POINTS_TO_SHARE - sante, origin: origin.id, raise, career: career.id, arcane },
    g.state.variants.dwarfEndurant,
  );
  yield* beginHero(g, seat, { sheet, origin, career });
}

export const attributeWords = defineWords({
  labels: {
    'trait-agilite': { fr: named('agilite', 'adresse, esquives'), en: named('agilite', 'nimbleness, dodging') },
    'trait-savoir': {
      fr: named('savoir', 'soins, recherche de trésors'),
      en: named('savoir', 'tending wounds, finding treasure'),
    },
  },
});
