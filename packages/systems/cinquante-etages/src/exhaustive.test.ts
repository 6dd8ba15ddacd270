import { type Decision, type Option, Prng } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { ARMOURS, BOSS_OF_FLOOR, CLASSES, CREATURES, POTIONS, SPELLS, UTILITIES, WEAPONS } from '../testing/content.ts';
import type { GivenHero } from '../testing/schema.ts';
import { above, anyHero, anyPicks, anyVariants, wander } from '../testing/wander.ts';
import type { Item } from './content/index.ts';
import type { C50Event, C50EventType, Consequence } from './events.ts';
import { LAST_FLOOR } from './floors/depth.ts';
import { type C50State, floorOf, SQUARES } from './state.ts';
import { cinquanteEtages } from './system.ts';
import { VARIANTS, type Variants } from './variants.ts';

/** Every question that the rules ask. One that is not listed here fails the test too. */
const DECISIONS = [
  'actions-libres',
  'attaque',
  'direction',
  'donner-a-qui',
  'donner-quoi',
  'echange',
  'escalier',
  'fontaine',
  'investir',
  'marchand',
  'oublier-un-sort',
  'pas-assure',
  'potion-en-trop',
  'ramasser',
  'rebond',
  'resultat-declare',
  'trouvaille-rare',
];

/** A key for each: the type checker refuses the table when an event is missing. */
const EVENTS: Record<C50EventType, true> = {
  armourWorn: true,
  attackChosen: true,
  bought: true,
  chestOpened: true,
  creatureWounded: true,
  died: true,
  duelRolled: true,
  exchangeSettled: true,
  fightEnded: true,
  fightStarted: true,
  floorEntered: true,
  floorLeft: true,
  floorOpened: true,
  fountainDrunk: true,
  fumbled: true,
  given: true,
  goldGained: true,
  guardianBeaten: true,
  headed: true,
  healed: true,
  itemGained: true,
  itemSpent: true,
  lootRolled: true,
  moveEnded: true,
  moveRolled: true,
  pickedUp: true,
  plusOneKept: true,
  pointGained: true,
  pointSpent: true,
  potionLeft: true,
  retreated: true,
  retreatRolled: true,
  sighted: true,
  sold: true,
  spellForgotten: true,
  spellLearned: true,
  spellsRecalled: true,
  stepAdjusted: true,
  stepped: true,
  stoneSkinned: true,
  stuck: true,
  talismanTaken: true,
  trapSprung: true,
  turnStarted: true,
  wallHit: true,
  webHeld: true,
  webTorn: true,
  wounded: true,
};

type Field<T extends C50EventType, K extends string> =
  Extract<C50Event, { type: T }> extends infer E ? (E extends Record<K, infer V extends string> ? V : never) : never;
const WAYS: Record<Field<'healed', 'by'>, true> = { fountain: true, potion: true, soin: true, rest: true };
const WOUNDS: Record<Field<'wounded', 'by'>, true> = { trap: true, chest: true, creature: true, fumble: true };
/** A fight that stalls takes 500 exchanges between two sides too feeble to hurt: fight-end.test.ts shows it. */
const RESULTS: Record<Exclude<Field<'fightEnded', 'result'>, 'stalled'>, true> = {
  won: true,
  lost: true,
  smoke: true,
  retreat: true,
};
const WINNERS: Record<Field<'exchangeSettled', 'winner'>, true> = {
  hero: true,
  creature: true,
  none: true,
  both: true,
};
const FUMBLES: Record<Consequence, true> = { breakage: true, plusOne: true, nothing: true };
const LOSSES: Record<Field<'itemSpent', 'why'>, true> = { used: true, broken: true, learned: true };
const FOES: Record<Field<'fightStarted', 'kind'>, true> = { square: true, guardian: true, patrol: true };
const ITEMS: Record<Item['kind'], true> = { weapon: true, armour: true, shield: true, scroll: true, potion: true };

const named = (prefix: string, table: object) => Object.keys(table).map((key) => `${prefix} ${key}`);

const WANTED: readonly string[] = [
  ...DECISIONS.map((id) => `decision ${id}`),
  ...named('event', EVENTS),
  ...named('creature', CREATURES),
  ...named('weapon', WEAPONS),
  ...named('armour', ARMOURS),
  ...named('potion', POTIONS),
  ...named('spell', SPELLS),
  ...named('scroll', SPELLS),
  ...named('utility', UTILITIES),
  ...named('gained', ITEMS),
  ...named('healed', WAYS),
  ...named('wounded', WOUNDS),
  ...named('fight', RESULTS),
  ...named('foe', FOES),
  ...named('winner', WINNERS),
  ...named('fumble', FUMBLES),
  ...named('lost', LOSSES),
  ...named('class', CLASSES),
  ...Object.entries(SQUARES).flatMap(([kind]) => (kind === 'wall' ? [] : [`square ${kind}`])),
  ...VARIANTS.flatMap(({ id, values }) => values.map((value) => `variant ${id} ${value}`)),
  ...Array.from({ length: LAST_FLOOR }, (_, i) => `floor ${i + 1}`),
  ...[1, 2, 3, 4].map((players) => `players ${players}`),
  ...['talisman-de-rage', 'talisman-de-vie'].map((id) => `talisman ${id}`),
  ...['victoire', 'defaite'].map((id) => `outcome ${id}`),
];

function touchedBy(event: C50Event, state: C50State): readonly string[] {
  switch (event.type) {
    case 'floorOpened':
      return [`floor ${event.floor.number}`];
    case 'stepped': {
      const square = floorOf(state, state.heroes[event.seat]!).cells[event.to];
      return Object.entries(SQUARES).flatMap(([kind, sign]) => (sign === square ? [`square ${kind}`] : []));
    }
    case 'fightStarted':
      return [`creature ${event.creature.id}`, `foe ${event.kind}`];
    case 'fightEnded':
      return [`fight ${event.result}`];
    case 'attackChosen':
      return [`${event.attack.kind} ${event.attack.id}`];
    case 'armourWorn':
      return [`armour ${event.armour}`];
    case 'itemGained':
      return [`gained ${event.item.kind}`];
    case 'itemSpent': {
      const lost = `lost ${event.why}`;
      if (event.item.kind === 'potion') return [lost, `potion ${event.item.id}`];
      return event.item.kind === 'scroll' ? [lost, `utility ${event.item.id}`] : [lost];
    }
    case 'healed':
      return [`healed ${event.by}`];
    case 'wounded':
      return [`wounded ${event.by}`];
    case 'exchangeSettled':
      return [`winner ${event.winner}`];
    case 'fumbled':
      return [`fumble ${event.consequence}`];
    case 'talismanTaken':
      return [`talisman ${event.talisman}`];
    default:
      return [];
  }
}

/** Downstairs and spells more often than not; else, half of the time, what was chosen least so far. */
function leastTried(tried: Map<string, number>) {
  const key = (decision: Decision, o: Option) => `${decision.id} ${o.id}`;
  return (decision: Decision, prng: Prng): readonly Option[] => {
    const liked = decision.options.filter((o) => o.id === 'descendre' || o.id.startsWith('sort-'));
    if (liked.length > 0 && prng.below(4) > 0) return [liked[prng.below(liked.length)]!];
    const several = decision.max > 1 || decision.min !== 1;
    if (several || prng.below(2) === 0) return anyPicks(decision, prng);
    const times = (o: Option) => tried.get(key(decision, o)) ?? 0;
    const least = Math.min(...decision.options.map(times));
    const fresh = decision.options.filter((o) => times(o) === least);
    const picked = fresh[prng.below(fresh.length)]!;
    tried.set(key(decision, picked), times(picked) + 1);
    return [picked];
  };
}

interface Party {
  readonly hero: GivenHero;
  readonly floor: number;
  readonly variants: Partial<Variants>;
}

/** Parties for what chance alone would bring too rarely. */
const STEERED: readonly Party[] = [
  // Fit to leave floor 50.
  {
    hero: { for: 16, agi: 16, end: 16, bonusPv: 900, bonusAtk: 4, weapons: ['lame-du-gouffre'], armours: ['harnois'] },
    floor: LAST_FLOOR,
    variants: {},
  },
  // Fights for so long that spells are forgotten and both dice show 1.
  {
    hero: { classe: 'mage', int: 9, end: 16, bonusPv: 900 },
    floor: 25,
    variants: { forgetDuration: 'floor', doubleCrit: 'both' },
  },
  // Buys potions that do not fit on the belt.
  {
    hero: { pv: 20, end: 16, for: 16, gold: 500, potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'] },
    floor: 5,
    variants: {},
  },
];

/** A floor that was never opened or whose boss was never met; any floor once there is none. */
function floorToTry(touched: ReadonlySet<string>, prng: Prng): number {
  const all = Array.from({ length: LAST_FLOOR }, (_, i) => i + 1);
  const isNew = (floor: number) => {
    const boss = BOSS_OF_FLOOR[floor];
    return !touched.has(`floor ${floor}`) || (boss !== undefined && !touched.has(`creature ${boss}`));
  };
  const fresh = all.filter(isNew);
  const from = fresh.length > 0 ? fresh : all;
  return from[prng.below(from.length)]!;
}

const MOST_GAMES = 1000;
const MOST_DECISIONS = 250;

test('random parties at every depth touch every decision, event, creature, item, spell, square and reading', () => {
  const touched = new Set<string>();
  const missing = () => WANTED.filter((what) => !touched.has(what));
  const choose = leastTried(new Map());
  for (let game = 0; game < MOST_GAMES && missing().length > 0; game++) {
    const seed = `exhaustif/${game}`;
    const prng = Prng.seeded(seed, 'party');
    const party = game % 2 === 0 ? undefined : STEERED[((game - 1) / 2) % STEERED.length];
    const players = 1 + prng.below(4);
    const heroes = Array.from({ length: players }, () => party?.hero ?? anyHero(prng));
    const floor = party?.floor ?? floorToTry(touched, prng);
    const state = above(floor, heroes, { ...anyVariants(prng), ...party?.variants });
    touched.add(`players ${players}`);
    for (const hero of state.heroes) touched.add(`class ${hero.classe}`);
    for (const [id, value] of Object.entries(state.variants)) touched.add(`variant ${id} ${value}`);
    wander(state, {
      seed,
      most: MOST_DECISIONS,
      choose,
      onDecision: (decision) => touched.add(`decision ${decision.id}`),
      onEvent: (event) => {
        touched.add(`event ${event.type}`);
        for (const what of touchedBy(event, state)) touched.add(what);
      },
    });
    touched.add(`outcome ${cinquanteEtages.outcome(state)?.id}`);
  }
  expect(missing()).toEqual([]);
  expect([...touched].filter((what) => what.startsWith('decision ') && !WANTED.includes(what))).toEqual([]);
});
