import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf } from '../state.ts';
import type { BeingEvent } from './events.ts';
import { ownBeing, ownMark } from './own.ts';

export const beingHandlers: Handlers<BeingEvent> = {
  beingAdded(state, { added }) {
    state.beings.push(ownBeing(added));
    state.next++;
  },
  attributeChanged(state, { being, attribute, left }) {
    beingOf(state, being).now[attribute] = left;
  },
  damaged() {},
  maximumChanged(state, { being, attribute, max }) {
    const { now, max: values } = beingOf(state, being);
    values[attribute] = max;
    now[attribute] = Math.min(now[attribute], max);
  },
  chanceSpent(state, { being, left }) {
    beingOf(state, being).hero!.chance = left;
  },
  chanceGained(state, { being, left }) {
    beingOf(state, being).hero!.chance = left;
  },
  markGained(state, { being, mark }) {
    const { marks } = beingOf(state, being);
    const at = marks.findIndex(({ id }) => id === mark.id);
    if (at < 0) marks.push(ownMark(mark));
    else marks[at] = ownMark(mark);
  },
  markLost(state, { being, mark }) {
    const { marks } = beingOf(state, being);
    marks.splice(
      marks.findIndex(({ id }) => id === mark),
      1,
    );
  },
  statusChanged(state, { being, status }) {
    beingOf(state, being).status = status;
  },
  exhaustionChanged(state, { being, exhausted }) {
    beingOf(state, being).hero!.exhausted = exhausted;
  },
  progressSpent(state, { being }) {
    beingOf(state, being).hero!.progress++;
  },
  talentGained(state, { being, talent }) {
    beingOf(state, being).hero!.talents.push(copy(talent));
  },
  talentRaised(state, { being, talent, degree }) {
    for (const known of beingOf(state, being).hero!.talents) if (known.id === talent) known.degree = degree;
  },
  abilityGained(state, { being, ability, school }) {
    const { abilities, schools } = beingOf(state, being).hero!;
    if (!abilities.includes(ability)) abilities.push(ability);
    if (school !== null) schools.push(school);
  },
  chanceMaximumRaised(state, { being, max }) {
    const hero = beingOf(state, being).hero!;
    hero.chance += max - hero.chanceMax;
    hero.chanceMax = max;
  },
};
