import { ask, option, type Rule } from '@souterrain/kernel';
import { gain, inflict, lose } from '../beings/marks.ts';
import { type Being, hasMark, type Mark } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Checked } from './order.ts';

export const ELAN = 'elan';
export const REVERS = 'revers';
const FOR_THE_SCENE = { in: 'scene' } as const;

/** HB-TEST-07, HB-TEST-08: élan and revers are used up by the next test or the next attack. */
export function spendMomentum(g: HB, being: Being): void {
  lose(g, being, { mark: ELAN, why: 'fini', rules: ['HB-TEST-07'] });
  lose(g, being, { mark: REVERS, why: 'fini', rules: ['HB-TEST-08'] });
}

/** HB-TEST-07, HB-TEST-08: what a total success or a bitter failure adds, for heroes. `asked` is false once Chance has been declined for this event (HB-CHA-05). */
export function* followThrough(
  g: HB,
  being: Being,
  { extreme, asked }: { extreme: Checked['extreme']; asked: boolean },
): Rule<void> {
  if (extreme === null || !being.hero) return;
  if (!(yield* isDefault(g, being, extreme))) return;
  if (extreme === 'totale') {
    if (cancels(g, being, REVERS)) return;
    gain(g, being, { mark: { id: ELAN, until: FOR_THE_SCENE }, rules: ['HB-TEST-07'] });
    return;
  }
  const mark: Mark = { id: REVERS, until: FOR_THE_SCENE };
  if (hasMark(being, ELAN)) cancels(g, being, ELAN);
  else if (asked) yield* inflict(g, being, { mark, rules: ['HB-TEST-08'] });
  else gain(g, being, { mark, rules: ['HB-TEST-08'] });
}

/** HB-TEST-08: one élan and one revers cancel each other. */
function cancels(g: HB, being: Being, mark: string): boolean {
  if (!hasMark(being, mark)) return false;
  lose(g, being, { mark, why: 'retire', rules: ['HB-TEST-08'] });
  return true;
}

/** HB-GM-18: the MJ may tell something else instead. */
function* isDefault({ state }: HB, being: Being, extreme: 'totale' | 'cuisante'): Rule<boolean> {
  if (state.master === null) return true;
  const [id, rule] =
    extreme === 'totale' ? (['reussite-totale', 'HB-TEST-07'] as const) : (['cuisant-echec', 'HB-TEST-08'] as const);
  return yield* ask({
    id,
    seat: state.master,
    rule,
    params: { being: being.id },
    options: [option(extreme === 'totale' ? ELAN : REVERS, true), option('au-recit', false)],
  });
}
