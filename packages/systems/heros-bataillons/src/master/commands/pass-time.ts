import { ask, option, type Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import { endOfWatch, STEP, WATCH, watchNumber } from '../../time/calendar.ts';
import { advance } from '../../time/clock.ts';
import { EXHAUSTING } from '../../time/exhaustion.ts';
import { canForceMarch, explorePoint, reachAndExplore, travel } from '../../time/travel.ts';
import type { HB } from '../../world.ts';
import { pickOne } from '../pick.ts';
import { masterOf } from '../table.ts';
import { defineCommand, outOfCombat } from './command.ts';

/** HB-GM-11, HB-TIME-08: ten minutes, a watch, a day, a journey; HB-DIST-02: a place explored. */
export const passTime = defineCommand({
  id: 'faire-passer-le-temps',
  rule: 'HB-GM-11',
  place: 12,
  name: { fr: 'faire passer le temps', en: 'let time pass' },
  names: {
    'dix-minutes': { fr: 'dix minutes', en: 'ten minutes' },
    'garde-suivante': { fr: 'jusqu’à la garde suivante', en: 'until the next watch' },
    'une-journee': { fr: 'une journée', en: 'one day' },
    ici: { fr: 'sur place', en: 'right here' },
    'tout-pres': { fr: 'tout près d’ici', en: 'very close by' },
    normale: { fr: 'allure normale', en: 'normal pace' },
    forcee: { fr: 'marche forcée', en: 'forced march' },
  },
  words: {
    fr: {
      prompts: {
        'duree-a-passer': () => 'Combien de temps passe ?',
        distance: () => 'Combien de gardes de voyage ?',
        allure: () => 'À quelle allure ?',
        'lieu-a-explorer': () => 'Quel lieu explorer ?',
        'taille-du-lieu': () => 'Combien de gardes faut-il pour explorer ce lieu ?',
        'confirmer-le-temps': ({ params }) => `Fatigue pour ${params.count} héros : laisser passer ce temps ?`,
      },
    },
    en: {
      prompts: {
        'duree-a-passer': () => 'How much time passes?',
        distance: () => 'How many watches of travel?',
        allure: () => 'At which pace?',
        'lieu-a-explorer': () => 'Explore which place?',
        'taille-du-lieu': () => 'How many watches does it take to explore this place?',
        'confirmer-le-temps': ({ params }) => `Fatigue for ${params.count} of the heroes: let this time pass?`,
      },
    },
  },
  isOffered: outOfCombat,
  run,
});

const SPANS = ['dix-minutes', 'garde-suivante', 'une-journee', 'voyage', 'exploration'] as const;
const DAY = 3 * WATCH;
/** HB-DIST-02, HB-DIST-03: where the heroes are, or very close; a place further away is a journey first. */
const PLACES = ['ici', 'tout-pres'] as const;
const SIZES = ['1', '2', '3', '4', '5', '6'] as const;
const DISTANCES = Array.from({ length: 9 }, (_, i) => `${i + 1}`);

function* run(g: HB): Rule<void> {
  const span = yield* pickOne(g, { id: 'duree-a-passer', rule: 'HB-GM-11' }, SPANS);
  if (span === null) return;
  if (span === 'voyage') return yield* journey(g);
  if (span === 'exploration') return yield* exploration(g);
  const { clock } = g.state;
  const left = endOfWatch(watchNumber(clock)) - clock;
  const minutes = span === 'dix-minutes' ? STEP : span === 'garde-suivante' ? left : DAY;
  if (yield* confirms(g, tiredBy(g.state, minutes))) yield* advance(g, minutes, { why: 'mj', rules: ['HB-GM-11'] });
}

function* journey(g: HB): Rule<void> {
  const chosen = yield* pickOne(g, { id: 'distance', rule: 'HB-GM-11' }, DISTANCES);
  if (chosen === null) return;
  const distance = Number(chosen);
  const paces = canForceMarch(g.state) ? ['normale', 'forcee'] : ['normale'];
  const pace = (yield* ask({
    id: 'allure',
    seat: masterOf(g.state),
    rule: 'HB-REST-05',
    options: paces.map((id) => option(id, id)),
  })) as 'normale' | 'forcee';
  // HB-REST-05: a forced march exhausts by itself.
  const tired = pace === 'forcee' ? g.state.beings.filter(isRested) : tiredBy(g.state, distance * WATCH);
  if (yield* confirms(g, tired)) yield* travel(g, { distance, pace });
}

function* exploration(g: HB): Rule<void> {
  const place = yield* pickOne(g, { id: 'lieu-a-explorer', rule: 'HB-DIST-02' }, PLACES);
  if (place === null) return;
  const size = yield* pickOne(g, { id: 'taille-du-lieu', rule: 'HB-DIST-02' }, SIZES);
  if (size === null) return;
  const watches = Number(size);
  if (!(yield* confirms(g, tiredBy(g.state, watches * WATCH)))) return;
  yield* place === 'ici' ? explorePoint(g, watches) : reachAndExplore(g, watches);
}

const isRested = ({ hero, status }: Being): boolean => hero !== null && status === 'present' && !hero.exhausted;

/** HB-REST-18: those whom so much time without rest exhausts. */
function tiredBy({ beings, clock }: HBState, minutes: number): readonly Being[] {
  const watches = watchNumber(clock + minutes) - watchNumber(clock);
  return beings.filter((being) => isRested(being) && watches > 0 && being.hero!.wakeful + watches >= EXHAUSTING);
}

/** HB-GM-11: asked only when somebody would be exhausted. */
function* confirms(g: HB, tired: readonly Being[]): Rule<boolean> {
  if (tired.length === 0) return true;
  return yield* ask({
    id: 'confirmer-le-temps',
    seat: masterOf(g.state),
    rule: 'HB-GM-11',
    params: { count: tired.length, beings: tired.map(({ id }) => id).join(' ') },
    options: [option('renoncer', false), option('confirmer', true)],
  });
}
