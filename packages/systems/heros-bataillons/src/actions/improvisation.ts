import { ask, type Option, option, type Rule, rollOne } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { suffer } from '../beings/damage.ts';
import { gain, inflict } from '../beings/marks.ts';
import type { Plan } from '../combat/plan.ts';
import { isAttentive, masterOf, mayRequest } from '../master/table.ts';
import { type Being, hasMark, type Mark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

export const announce = defineAction({
  id: 'annoncer-une-improvisation',
  place: 102,
  free: true,
  name: { fr: 'annoncer une improvisation', en: 'announce an improvisation' },
  names: {
    apres: { fr: 'en décider après', en: 'decide later' },
    renverser: { fr: 'renverser', en: 'knock over' },
    gener: { fr: 'gêner', en: 'hamper' },
  },
  words: {
    fr: {
      prompts: {
        'seuil-d-improvisation': (a) => `Improvisation ${deFr(a.of('being'))} : quelle face faut-il ?`,
        'effet-d-improvisation': (a) => `Improvisation ${deFr(a.of('being'))} : quel effet ?`,
      },
      options: { seuil: (o) => `face ${o.its('threshold')}` },
    },
    en: {
      prompts: {
        'seuil-d-improvisation': (a) => `Improvisation of ${a.of('being')}: which face is needed?`,
        'effet-d-improvisation': (a) => `Improvisation of ${a.of('being')}: which effect?`,
      },
      options: { seuil: (o) => `face ${o.its('threshold')}` },
    },
  },
  offer(g, being, into) {
    if (mayRequest(g.state, being) && !g.state.combat!.turn!.acted && !hasMark(being, PLAN))
      into.push(announcing(g, being, null));
  },
});

const announcing = actionTo<null>({
  id: 'annoncer-une-improvisation',
  kind: 'libre',
  rule: 'HB-GM-09',
  run: arbitrate,
});

/** HB-GM-09: the plan that a hero has announced for this turn. */
const PLAN = 'improvisation';

/** HB-GM-09: told, or worked out. `apres` waits for the die. */
const EFFECTS = ['apres', 'recit', 'degats', 'renverser', 'gener'] as const;
type Effect = (typeof EFFECTS)[number];

interface Ruling {
  readonly threshold: number;
  readonly effect: Effect;
}

const DEFAULT: Ruling = { threshold: 4, effect: 'apres' };
const MOST = 12;

/** HB-GM-09: accepted with a threshold and an effect, or refused, before the roll; unanswered, 4 and the effect after it. */
function* arbitrate(g: HB, being: Being): Rule<void> {
  const ruling = isAttentive(g.state) ? yield* rule(g, being) : DEFAULT;
  const until = { in: 'turn', of: being.id, begun: true } as const;
  const mark: Mark =
    ruling === null
      ? { id: PLAN, until, value: 0 }
      : { id: PLAN, until, value: ruling.threshold, holds: { effect: ruling.effect } };
  gain(g, being, { mark, rules: ['HB-GM-09', 'HB-MAN-12'] });
}

function* rule(g: HB, being: Being): Rule<Ruling | null> {
  const params = { being: being.id, delay: g.state.table.delay };
  const thresholds: Option<number | null>[] = [];
  for (let threshold = DEFAULT.threshold; threshold <= MOST; threshold++)
    thresholds.push(option(`seuil-${threshold}`, threshold, { label: 'seuil', params: { threshold } }));
  thresholds.push(option('refuser', null));
  const seat = masterOf(g.state);
  const threshold = yield* ask({ id: 'seuil-d-improvisation', seat, rule: 'HB-GM-09', params, options: thresholds });
  if (threshold === null) return null;
  return { threshold, effect: yield* chooseEffect(g, being, EFFECTS) };
}

function* chooseEffect(g: HB, being: Being, effects: readonly Effect[]): Rule<Effect> {
  const options = effects.map((effect) => option(effect, effect));
  const params = { being: being.id };
  return yield* ask({ id: 'effet-d-improvisation', seat: masterOf(g.state), rule: 'HB-GM-09', params, options });
}

const NONE: readonly Plan[] = [];

/** What a die of this attack may pay for (HB-MAN-13); nothing where no plan was accepted. */
export function announcedPlans(g: HB, { attacker, target }: { attacker: Being; target: Being }): readonly Plan[] {
  if (!hasMark(attacker, PLAN)) return NONE;
  const { value = 0, holds } = attacker.marks.find(({ id }) => id === PLAN)!;
  if (value === 0) return NONE;
  const effect = holds!.effect as Effect;
  return [
    {
      id: 'annoncee',
      threshold: value,
      at: { figure: target.id },
      run: () => carryOut(g, { attacker, target, effect }),
    },
  ];
}

function* carryOut(
  g: HB,
  { attacker, target, effect: told }: { attacker: Being; target: Being; effect: Effect },
): Rule<void> {
  const effect = told === 'apres' ? yield* chooseEffect(g, attacker, EFFECTS.slice(1)) : told;
  if (effect === 'degats') {
    const amount = yield* rollOne(g, { seat: masterOf(g.state), sides: 6, rule: 'HB-GM-09' });
    const blow = { amount, armour: true, attribute: 'for', violent: true, by: attacker.id } as const;
    yield* suffer(g, target, { ...blow, source: 'improvisation', rule: 'HB-GM-09' });
  } else if (effect !== 'recit' && effect !== 'apres') {
    const mark: Mark =
      effect === 'renverser'
        ? { id: 'au-sol', until: { in: 'removed' } }
        : { id: 'entrave-arme', until: { in: 'turn', of: target.id, begun: false } };
    yield* inflict(g, target, { mark, rules: ['HB-GM-09'] });
  }
}
