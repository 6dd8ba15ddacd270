import type { Handlers } from '../handlers.ts';
import { beingOf } from '../state.ts';
import type { TimeEvent } from './events.ts';

export const timeHandlers: Handlers<TimeEvent> = {
  timePassed(state, { clock, seconds }) {
    state.clock = clock;
    state.seconds = seconds;
  },
  watchEnded(state, { number }) {
    for (const { hero } of state.beings) if (hero) hero.wakeful = hero.rested === number ? 0 : hero.wakeful + 1;
  },
  fatigueAnnounced() {},
  watchRested(state, { being, number }) {
    const hero = beingOf(state, being).hero!;
    hero.rested = number;
    hero.resting++;
  },
  restInterrupted(state, { being }) {
    beingOf(state, being).hero!.resting = 0;
  },
  benefitTaken(state, { being, benefit, day }) {
    const hero = beingOf(state, being).hero!;
    hero.benefitDay = day;
    if (benefit === 'journee') hero.resting = 0;
  },
  roundsCounted(state, { of }) {
    for (const { marks } of state.beings)
      for (const { until } of marks) if (until.in === 'rounds' && until.of === of) until.left--;
  },
  travelled() {},
  pointExplored() {},
};
