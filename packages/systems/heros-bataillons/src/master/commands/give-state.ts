import type { Rule } from '@souterrain/kernel';
import { harmfulState, spare } from '../../beings/chance.ts';
import { gain, inflict } from '../../beings/marks.ts';
import type { Being, Mark } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { tire } from '../../time/exhaustion.ts';
import type { HB } from '../../world.ts';
import { everybodyHere, pickBeing, pickBeings, pickOne } from '../pick.ts';
import { defineCommand } from './command.ts';

/** HB-GM-08: a state, with its Chance window. */
export const giveState = defineCommand({
  id: 'donner-un-etat',
  rule: 'HB-GM-08',
  place: 11,
  name: { fr: 'donner un état', en: 'give a state' },
  names: {
    '1-round': '1 round',
    '2-rounds': '2 rounds',
    '3-rounds': '3 rounds',
    '6-rounds': '6 rounds',
    entrave: { fr: 'entrave', en: 'hindrance' },
  },
  words: {
    fr: {
      prompts: {
        etat: () => 'Quel état donner ?',
        'qui-recoit-l-etat': (a) => `Qui reçoit l’état (${a.of('state')}) ?`,
        'qui-empoigne': () => 'Qui empoigne ?',
        duree: (a) => `Combien de temps dure l’état (${a.of('state')}) ?`,
      },
      options: { 'duree/scene': () => 'toute la scène' },
    },
    en: {
      prompts: {
        etat: () => 'Which state to give?',
        'qui-recoit-l-etat': (a) => `Who gets the state (${a.of('state')})?`,
        'qui-empoigne': () => 'Who grapples?',
        duree: (a) => `How long does the state last (${a.of('state')})?`,
      },
      options: { 'duree/scene': () => 'the whole scene' },
    },
  },
  run,
});

const STATES = ['epuise', 'au-sol', 'entrave', 'empoigne', 'invisible', 'colle', 'coma'] as const;
/** How long, where the state does not say it. */
const DURATIONS = ['scene', '1-round', '2-rounds', '3-rounds', '6-rounds'] as const;

function* run(g: HB): Rule<void> {
  const state = yield* pickOne(g, { id: 'etat', rule: 'HB-GM-08' }, STATES);
  if (state === null) return;
  const everybody = everybodyHere(g.state).filter(
    ({ hero }) => hero !== null || (state !== 'epuise' && state !== 'coma'),
  );
  if (everybody.length === 0) return;
  const beings = yield* pickBeings(g, { id: 'qui-recoit-l-etat', rule: 'HB-GM-08', params: { state } }, everybody);
  if (state === 'epuise') for (const being of beings) yield* tire(g, being, { why: 'mj', rules: ['HB-GM-08'] });
  else if (state === 'coma') for (const being of beings) yield* fell(g, being);
  else if (state === 'empoigne') yield* hold(g, beings);
  else {
    const duration = yield* pickOne(g, { id: 'duree', rule: 'HB-GM-08', params: { state } }, DURATIONS);
    if (duration === null) return;
    for (const being of beings) {
      const mark = { id: MARKS[state] ?? state, until: untilOf(g.state, being, duration) };
      // Nobody spends Chance to be seen.
      if (state === 'invisible') gain(g, being, { mark, rules: ['HB-GM-08'] });
      else yield* inflict(g, being, { mark, rules: ['HB-GM-08'] });
    }
  }
}

/** HB-MAN-05: what keeps from moving. */
const MARKS: Readonly<Record<string, string>> = { entrave: 'entrave-mouvement' };

/** HB-TIME-07: rounds are counted on the turns of the one who bears it. */
function untilOf({ clock }: HBState, { id }: Being, duration: string): Mark['until'] {
  if (duration === 'scene') return { in: 'scene' };
  const rounds = Number.parseInt(duration, 10);
  return { in: 'rounds', of: id, left: rounds, minute: clock + rounds };
}

function* fell(g: HB, being: Being): Rule<void> {
  if (being.status === 'coma') return;
  if (yield* spare(g, being, harmfulState(being, 'coma'))) return;
  g.emit({ type: 'statusChanged', being: being.id, status: 'coma', why: 'mj', rules: ['HB-GM-08'] });
}

/** HB-MAN-07: somebody holds, and does so as long as both stand together. */
function* hold(g: HB, beings: readonly Being[]): Rule<void> {
  const others = everybodyHere(g.state).filter((being) => !beings.includes(being));
  const by = yield* pickBeing(g, { id: 'qui-empoigne', rule: 'HB-GM-08' }, others);
  if (by === null) return;
  for (const being of beings)
    yield* inflict(g, being, { mark: { id: 'empoigne', until: { in: 'removed' }, by: by.id }, rules: ['HB-GM-08'] });
}
