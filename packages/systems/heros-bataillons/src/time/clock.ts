import type { RuleId } from '@souterrain/catalog';
import { OVER, type Rule } from '@souterrain/kernel';
import type { HB } from '../world.ts';
import { dayOfWatch, TURN_SECONDS, watchNamed, watchNumber } from './calendar.ts';
import { EXHAUSTING, tire } from './exhaustion.ts';
import { endEffects } from './lasting.ts';

interface Passing {
  /** A text key: `piece`, `round`, `souffle`, `garde`, `voyage`, `mj`… */
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** HB-TIME-08: the only way the clock moves; effects end (HB-TIME-07) and watches are counted (HB-REST-18). */
export const advance = (g: HB, minutes: number, passing: Passing): Rule<void> =>
  advanceSeconds(g, minutes * 60, passing);

function advanceSeconds(g: HB, seconds: number, { why, rules }: Passing): Rule<void> {
  const from = g.state.clock;
  const total = g.state.seconds + seconds;
  const minutes = Math.floor(total / 60);
  const clock = from + minutes;
  g.emit({ type: 'timePassed', minutes, clock, seconds: total % 60, why, rules });
  if (g.state.combat === null) endEffects(g);
  return watchNumber(from) < watchNumber(clock) ? endWatches(g, { from, to: clock }) : OVER;
}

function* endWatches(g: HB, { from, to }: { from: number; to: number }): Rule<void> {
  for (let number = watchNumber(from); number < watchNumber(to); number++) yield* endWatch(g, number);
}

/** HB-REST-18: three watches without rest exhaust; the one before it warns. */
function* endWatch(g: HB, number: number): Rule<void> {
  g.emit({
    type: 'watchEnded',
    number,
    watch: watchNamed(number),
    day: dayOfWatch(number),
    rules: ['HB-TIME-01', 'HB-REST-18'],
  });
  for (const being of g.state.beings) {
    const { hero, status } = being;
    if (!hero || hero.exhausted || status === 'mort' || status === 'coma') continue;
    if (hero.wakeful >= EXHAUSTING) yield* tire(g, being, { why: 'veille', rules: ['HB-REST-18'] });
    else if (hero.wakeful === EXHAUSTING - 1)
      g.emit({ type: 'fatigueAnnounced', being: being.id, watches: hero.wakeful, rules: ['HB-REST-18'] });
  }
}

/** HB-TIME-04, HB-TIME-06: a round is a minute whatever its turns; HB-Q-30 adds them up. */
export function passRound(g: HB, turns: number): Rule<void> {
  const seconds = g.state.variants.roundLength === 'turns' ? turns * TURN_SECONDS : 60;
  return advanceSeconds(g, seconds, { why: 'round', rules: ['HB-TIME-04', 'HB-TIME-06'] });
}
