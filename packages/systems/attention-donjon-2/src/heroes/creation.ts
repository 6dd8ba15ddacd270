import {
  beginHero,
  chooseArcane,
  chooseCareer,
  chooseOrigin,
  shareAttributes,
  shareSante,
} from '@souterrain/crawl/heroes';
import { defineWords, named } from '@souterrain/crawl/text';
import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import { newSheet } from './build.ts';
import { CAREERS, ORIGINS } from './lists.ts';
import { ATTRIBUTE_RULE, POINT_RULE, SCALES } from './scale.ts';
import { STARTING_SKILLS, type StartingSkill } from './skills.ts';

/** AD2-XHEROS-01: one hero, step by step, as decisions; its name is the one its player came with. */
export function* createHero(g: AD2, seat: SeatId): Rule<void> {
  const { values, points } = SCALES[g.state.variants.creationScale];
  const attributes = yield* shareAttributes(seat, { values, rule: ATTRIBUTE_RULE });
  const skill = yield* chooseSkill(seat);
  const sante = yield* shareSante(seat, { points, rule: POINT_RULE });
  const { origin, raise } = yield* chooseOrigin(seat, ORIGINS);
  const career = yield* chooseCareer(seat, { careers: CAREERS, origin: origin.id });
  const arcane = yield* chooseArcane(g, seat);
  const sheet = newSheet(g, {
    name: g.state.players[seat]?.name ?? '',
    attributes,
    skill,
    sante,
    heroisme: points - sante,
    origin: origin.id,
    raise,
    career: career.id,
    arcane,
  });
  yield* beginHero(g, seat, { sheet, origin, career });
}

/** AD2-XHEROS-03: one of those possessed at 0, or Arcane. */
const chooseSkill = (seat: SeatId): Rule<StartingSkill> =>
  ask({
    id: 'competence',
    seat,
    rule: 'AD2-XHEROS-03',
    options: STARTING_SKILLS.map((skill) => option<StartingSkill>(skill, skill, { label: `trait-${skill}` })),
  });

export const skillWords = defineWords({
  prompts: {
    competence: {
      fr: ({ who }) => `${who} : quelle Compétence augmenter ?`,
      en: ({ who }) => `${who}: which Compétence to raise?`,
    },
  },
  // AD2-ATTR-05, AD2-ATTR-09, AD2-COMP-08 to AD2-COMP-12: what each of them is rolled for.
  labels: {
    'trait-agilite': {
      fr: named('agilite', 'tir, lancer, Esquive, résister aux coups'),
      en: named('agilite', 'shooting, throwing, Esquive, resisting blows'),
    },
    'trait-savoir': {
      fr: named('savoir', 'magie, Soins, recherche de trésors'),
      en: named('savoir', 'magic, Soins, finding treasure'),
    },
    'trait-melee': {
      fr: named('melee', 'les armes de corps à corps, et résister aux leurs'),
      en: named('melee', 'weapons held in hand, and resisting them'),
    },
    'trait-tir': { fr: named('tir', 'arcs et arbalètes'), en: named('tir', 'bows and crossbows') },
    'trait-lancer': {
      fr: named('lancer', 'couteaux, haches et bombes'),
      en: named('lancer', 'knives, axes and bombs'),
    },
    'trait-arcane': { fr: named('arcane', 'la magie'), en: named('arcane', 'magic') },
  },
});
