import { type Decision, type Option, Prng } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { anyVariants, several, type Wander, wander } from '../../testing/wander.ts';
import { leastTried } from '../../testing/wander-choose.ts';
import { type Steer, steeredState } from '../../testing/wander-party.ts';
import { spyOn } from '../../testing/wander-spy.ts';
import {
  anyDungeon,
  armed,
  DUELS,
  duel,
  everyTreasure,
  everyWound,
  finds,
  inReserve,
  inTown,
  isMaimed,
  wornDeck,
} from '../../testing/wander-starts.ts';
import { chosenBy, touchedBy } from '../../testing/wander-touch.ts';
import { FEATURES, signsOf, WANTED } from '../../testing/wander-wanted.ts';
import type { State } from '../state.ts';
import { variantsOf } from '../variants.ts';

const touched = new Set<string>();
const signs = new Map<string, readonly string[]>();
const tried = new Map<string, number>();
let events = 0;
spyOn(FEATURES, { heard: (what) => touched.add(`does ${what}`), events: () => events });

const missing = (): readonly string[] => WANTED.filter((what) => !touched.has(what));

function isNew(kind: string, id: string): boolean {
  const key = `${kind} ${id}`;
  const known = signs.get(key) ?? signsOf(kind, id);
  signs.set(key, known);
  return known.some((what) => !touched.has(what));
}

const isWanted = (decision: Decision, option: Option): boolean => {
  if (option.label === 'attaquer-decor') return !touched.has('event sceneryDestroyed');
  if (option.id === 'blessure-grave') return !touched.has('decision lacher') || !touched.has('decision objet-a-briser');
  if (option.label === 's-equiper') return !touched.has('decision remplacer');
  if (option.label === 'ouvrir-la-porte') return !touched.has('event innerDoorSet');
  if (option.label === 'talent') return isNew('talent', String(option.params?.talent));
  if (option.label === 'utiliser') return isNew('item', String(option.params?.item));
  return chosenBy(decision, option).some((what) => what.startsWith('uses ') && !touched.has(what));
};

function listen(state: State, options: Pick<Wander, 'seed' | 'most' | 'only' | 'first'>): void {
  for (const [id, value] of Object.entries(state.variants)) touched.add(`variant ${id} ${value}`);
  for (const { tile } of state.board.rooms) touched.add(`tile ${tile}`);
  wander(state, {
    ...options,
    choose: leastTried(state, { tried, isWanted }),
    onDecision: (decision, picks) => {
      touched.add(`decision ${decision.id}`);
      for (const pick of picks) for (const what of chosenBy(decision, pick)) touched.add(what);
    },
    onEvent: (event) => {
      events++;
      touched.add(`event ${event.type}`);
      for (const what of touchedBy(event, state)) touched.add(what);
    },
  });
}

/** As many new ones as there are, up to two thirds of those asked for. */
const steering =
  (prng: Prng): Steer =>
  (kind, all, count) => {
    const fresh = several(
      prng,
      all.filter((id) => isNew(kind, id)),
      Math.ceil((2 * count) / 3),
    );
    const others = all.filter((id) => !fresh.includes(id));
    return [...fresh, ...several(prng, others, count - fresh.length)];
  };

const MOST_GAMES = 400;
const MOST_DUELS = 60;
const MOST_DECISIONS = 250;

test('steered parties touch every talent, item, state, creature, péripétie, decision, event and reading', () => {
  for (const { type, first } of everyTreasure())
    listen(scene(), { seed: `${type} ${first}`, most: 50, first, only: finds(type) });
  for (const first of everyWound()) listen(armed(), { seed: first, most: 10, first, only: isMaimed });
  for (let year = 0; year < 12; year++) listen(inTown(1 + (year % 3)), { seed: `ville ${year}`, most: 300 });
  for (let i = 0; i < 5; i++) {
    listen(anyDungeon(), { seed: `hasard ${i}`, most: 20 });
    listen(wornDeck(), { seed: `usure ${i}`, most: 30 });
    listen(inReserve(), { seed: `reserve ${i}`, most: 10 });
  }
  for (const [n, start] of DUELS.entries())
    for (let i = 0; i < MOST_DUELS && start.shows.some((what) => !touched.has(what)); i++)
      listen(duel(start), { seed: `duel ${n} ${i}`, most: 100 });
  for (let game = 0; game < MOST_GAMES && missing().length > 0; game++) {
    const seed = `exhaustif/${game}`;
    const prng = Prng.seeded(seed, 'party');
    const variants = variantsOf(anyVariants(prng));
    listen(steeredState({ prng, steer: steering(prng), variants }), { seed, most: MOST_DECISIONS });
  }
  expect(missing()).toEqual([]);
}, 180_000);
