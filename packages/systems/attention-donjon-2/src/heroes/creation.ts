import {
  beginHero,
  chooseArcane,
  chooseCareer,
  chooseOrigin,
  shareAttributes,
  shareSante,
} from '@souterrain/crawl/heroes';
import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import { newSheet } from './build.ts';
import { CAREERS } from './careers.ts';
import { ORIGINS } from './origins.ts';
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
