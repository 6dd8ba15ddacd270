import { ask, type Option, option, type Rule, roll, rollOne } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import type { Potion } from '../../alchemy/potion.ts';
import { type Column, chooseDetail, choosePart, readPart } from '../../alchemy/recipe.ts';
import { store } from '../../alchemy/store.ts';
import { seatOf } from '../../beings/seats.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB, Situation } from '../../world.ts';
import { dayOfWatch, watchCountedFrom } from '../calendar.ts';
import { hasLaboratory } from '../lodging.ts';
import { defineActivity } from './activity.ts';

/** HB-ALC-02, HB-ALC-04, HB-ALC-05. */
export type Way = 'deux-des' | 'une-partie' | 'laboratoire';

export const KIT = 'materiel-d-alchimiste';

const dayOfBrewing = ({ clock }: HBState): number => dayOfWatch(watchCountedFrom(clock));

/** HB-ALC-01, HB-ALC-05, HB-ALC-07: the ways open to a hero; none without the equipment, or after a brewing that day. */
export function waysOf(g: Situation, { hero }: Being): readonly Way[] {
  if (!hero || hero.brewDay === dayOfBrewing(g.state) || !hero.items.some(({ base }) => base === KIT)) return [];
  return hasLaboratory(g) ? ALL_WAYS : MAKESHIFT;
}

const MAKESHIFT: readonly Way[] = ['deux-des', 'une-partie'];
const ALL_WAYS: readonly Way[] = [...MAKESHIFT, 'laboratoire'];

/** HB-ALC-06: it takes the place of the benefit of the watch; HB-Q-28: it does not. */
export const brewing = defineActivity({
  id: 'brassage',
  place: 1,
  name: { fr: 'brassage', en: 'brewing' },
  names: {
    effet: { fr: 'l’effet', en: 'the effect' },
    administration: { fr: 'l’administration', en: 'the administration' },
    'deux-des': { fr: 'deux dés', en: 'two dice' },
    'une-partie': { fr: 'une partie au choix', en: 'one part chosen' },
    laboratoire: { fr: 'laboratoire', en: 'laboratory' },
    perdre: { fr: 'la perdre', en: 'lose it' },
  },
  words: {
    fr: {
      prompts: {
        'brassage-partie': (a) => `Brassage ${deFr(a.of('being'))} : choisir quelle partie ?`,
        'brassage-effet': (a) => `Brassage ${deFr(a.of('being'))} : quel effet ?`,
        'brassage-administration': (a) => `Brassage ${deFr(a.of('being'))} : quelle administration ?`,
        'brassage-detail': (a) => `Brassage ${deFr(a.of('being'))} (${a.of('effect')}) : quel détail ?`,
        'potion-en-trop': (a) => `${a.of('being')} n’a plus de place : que faire de la potion ?`,
      },
      options: { brasser: (o) => `brasser (${o.its('way')})` },
    },
    en: {
      prompts: {
        'brassage-partie': (a) => `Brewing of ${a.of('being')}: choose which part?`,
        'brassage-effet': (a) => `Brewing of ${a.of('being')}: which effect?`,
        'brassage-administration': (a) => `Brewing of ${a.of('being')}: which administration?`,
        'brassage-detail': (a) => `Brewing of ${a.of('being')} (${a.of('effect')}): which detail?`,
        'potion-en-trop': (a) => `${a.of('being')} has no room left: what of the potion?`,
      },
      options: { brasser: (o) => `brew (${o.its('way')})` },
    },
  },
  tasks(g, being) {
    const day = dayOfBrewing(g.state);
    return waysOf(g, being).map((way) => ({
      id: `brasser-${way}`,
      label: 'brasser',
      params: { way },
      rule: 'HB-ALC-01',
      keepsBenefit: g.state.variants.brewingRest === 'both',
      keepsDay: true,
      rentsLaboratory: way === 'laboratoire',
      run: () => brew(g, being, { way, day }),
    }));
  },
});

/** HB-ALC-02 to HB-ALC-05: one brewing of the day. */
export function* brew(
  g: HB,
  being: Being,
  { way, day = dayOfBrewing(g.state) }: { way: Way; day?: number },
): Rule<void> {
  const { faces, potions } = yield* concoct(g, being, way);
  g.emit({ type: 'brewed', being: being.id, way, faces, potions, day, rules: [WAY_RULES[way], 'HB-ALC-07'] });
  for (const potion of potions) yield* store(g, being, potion);
}

const WAY_RULES = { 'deux-des': 'HB-ALC-02', 'une-partie': 'HB-ALC-04', laboratoire: 'HB-ALC-05' } as const;

interface Concoction {
  readonly faces: readonly number[];
  readonly potions: readonly Potion[];
}

function* concoct(g: HB, being: Being, way: Way): Rule<Concoction> {
  if (way === 'deux-des') return yield* twoDice(g, being);
  return way === 'une-partie' ? yield* onePart(g, being) : yield* laboratory(g, being);
}

/** HB-ALC-02, HB-ALC-03: the first die is the effect, the second the administration; two copies. */
function* twoDice(g: HB, being: Being): Rule<Concoction> {
  const faces = yield* roll(g, { seat: seatOf(g.state, being), count: 2, sides: 6, rule: 'HB-ALC-02' });
  const effect = yield* readPart(g, being, { column: 'effet', face: faces[0]! });
  const administration = yield* readPart(g, being, { column: 'administration', face: faces[1]! });
  const potion = yield* chooseDetail(g, being, { effect, administration });
  return { faces, potions: [potion, potion] };
}

/** HB-ALC-04: one part chosen, the other rolled; one copy. */
function* onePart(g: HB, being: Being): Rule<Concoction> {
  const seat = seatOf(g.state, being);
  const part = yield* ask({
    id: 'brassage-partie',
    seat,
    rule: 'HB-ALC-04',
    params: { being: being.id },
    options: PARTS,
  });
  const chosen = yield* choosePart(g, being, part);
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-ALC-04' });
  const column = part === 'effet' ? 'administration' : 'effet';
  const rolled = yield* readPart(g, being, { column, face });
  const [effect, administration] = part === 'effet' ? [chosen, rolled] : [rolled, chosen];
  return { faces: [face], potions: [yield* chooseDetail(g, being, { effect, administration })] };
}

const PARTS: readonly Option<Column>[] = [option('effet', 'effet'), option('administration', 'administration')];

/** HB-ALC-05: 1d4 potions, each as one wishes; HB-Q-29: their administration is rolled. */
function* laboratory(g: HB, being: Being): Rule<Concoction> {
  const seat = seatOf(g.state, being);
  const count = yield* rollOne(g, { seat, sides: 4, rule: 'HB-ALC-05' });
  const faces = [count];
  const potions: Potion[] = [];
  for (let i = 0; i < count; i++) {
    const effect = yield* choosePart(g, being, 'effet');
    if (g.state.variants.laboratory === 'both') {
      const administration = yield* choosePart(g, being, 'administration');
      potions.push(yield* chooseDetail(g, being, { effect, administration }));
    } else {
      const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-ALC-05' });
      faces.push(face);
      const administration = yield* readPart(g, being, { column: 'administration', face });
      potions.push(yield* chooseDetail(g, being, { effect, administration }));
    }
  }
  return { faces, potions };
}
