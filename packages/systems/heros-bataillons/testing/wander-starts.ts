import type { Prng } from '@souterrain/kernel';
import { newBattalion } from '../src/battalions/battalion.ts';
import { ABILITIES } from '../src/beings/abilities/index.ts';
import { foeFrom } from '../src/beings/foe.ts';
import { talentOf } from '../src/beings/hero.ts';
import { herosBataillons } from '../src/index.ts';
import { FORM_IDS } from '../src/magic/forms/index.ts';
import type { Being, Item, Side } from '../src/pieces.ts';
import type { HBState } from '../src/state.ts';
import type { Variants } from '../src/variants.ts';
import { fightOf } from './combat.ts';
import { delving, room } from './delve.ts';
import { object } from './items.ts';
import { type GivenBeing, inGame, scene } from './scene.ts';
import { atTable } from './table.ts';
import { several } from './wander.ts';

/** Some of all of a kind, those not met yet first. */
export type Steer = (kind: string, all: readonly string[], count: number) => readonly string[];

export interface Start {
  readonly prng: Prng;
  readonly steer: Steer;
  readonly variants: Variants;
}

const DAY = 24 * 60;
const WEAPONS = ['epee', 'arc', 'hachette', 'dague', 'bombe-a-poudre', 'baton', 'fronde'];
const PAIRS = Object.entries(herosBataillons.content.effects).flatMap(([effect, { details }]) =>
  Object.keys(herosBataillons.content.administrations).flatMap((administration) =>
    (details ?? ['']).map((detail) => `${effect} ${detail} ${administration}`),
  ),
);

const vial = (pair: string, index: number): Item => {
  const [effect, detail, administration] = pair.split(' ') as [string, string, string];
  const holds = { effect, administration, ...(detail && { detail }) };
  return object('potion', index === 0 ? 'pret' : 'sac', { id: `potion-${index}`, holds, known: index < 2 });
};

const SPELL = { form: 'toucher', power: 'mineur' };

/** A hero who knows much and lasts long. */
export function anyHero({ prng, steer }: Start): GivenBeing {
  const [school] = steer('school', Object.keys(herosBataillons.content.schools), 1) as [string];
  const weapons = several(prng, WEAPONS, 2).map((base) => object(base));
  const magic = [
    object('materiel-d-alchimiste', 'sac'),
    object('parchemin', 'pret', { holds: { school, ...SPELL } }),
    object('baguette', 'sac', { charges: 2, holds: { school, ...SPELL } }),
    object('grimoire', 'sac', { holds: { school, ...SPELL } }),
  ];
  const worn = several(prng, ['cuir', 'robe', 'cotte-de-mailles'], 1).map((base) => object(base, 'porte'));
  const shields = several(prng, ['bouclier-de-bois', 'bouclier-d-acier'], prng.below(2)).map((base) =>
    object(base, 'sac'),
  );
  return {
    values: { for: 14, agi: 6 + prng.below(9), vol: 12, end: 8 },
    now: { end: prng.below(8), vol: prng.below(12), for: 6 + prng.below(9) },
    hero: {
      chance: prng.below(3),
      talents: steer('talent', Object.keys(herosBataillons.content.talents), 4).map((id) =>
        talentOf(herosBataillons, id),
      ),
      progress: 2,
      exhausted: prng.below(4) === 0,
      held: prng.below(3) === 0 ? { school, ...SPELL } : null,
      abilities: [
        'conjurateur',
        ...steer(
          'ability',
          ABILITIES.flatMap(({ id }) => (id === 'conjurateur' ? [] : [id])),
          3,
        ),
      ],
      schools: [school],
      forms: prng.below(2) === 0 ? FORM_IDS.slice() : ['insufflation'],
      items: [...weapons, ...magic, ...steer('potion', PAIRS, 3).map(vial), ...worn, ...shields],
    },
  };
}

const POSITIONS = [
  { id: 'balcon', tag: 'hauteur' },
  { id: 'pilier', tag: 'couvert' },
  { id: 'porche', tag: 'passage' },
] as const;

/** A hall where everything can be used. */
function furnish(state: HBState, prng: Prng): void {
  for (const [i, zone] of state.scene!.zones.entries()) {
    zone.positions = [POSITIONS[i]!];
    zone.features = several(prng, ['porte', 'table', 'lustre', 'brasero'], 2);
    zone.items = [object('coffre', 'sac', { id: `coffre-${i}` }), object('craie', 'sac', { id: `craie-${i}` })];
    Object.assign(zone, { exit: i === 2, lit: i !== 1 });
  }
  state.scene!.links.push({ from: 'a', to: 'c', open: true });
}

/** A battalion that will not hold long. */
function raise(state: HBState, { id, side }: { id: string; side: Side }): void {
  const made = newBattalion({
    id,
    name: id,
    side,
    seat: null,
    commander: side === 'heros' ? 'h1' : null,
    archers: false,
  });
  state.beings.push({ ...made, zone: 'b', now: { ...made.now, end: 2, vol: 3 } });
}

/** Creatures of the bestiary before heroes of all trades. */
function face(state: HBState, { prng, steer }: Start): HBState {
  furnish(state, prng);
  for (const [i, profile] of steer('fights', Object.keys(herosBataillons.content.creatures), 3).entries())
    state.beings.push(foeFrom(inGame(state), profile, { id: `${profile}-${i + 1}`, zone: i === 2 ? 'b' : 'a' }));
  if (prng.below(3) === 0)
    for (const side of ['heros', 'adversaires'] as const) raise(state, { id: `b-${side}`, side });
  // HB-ATK-20: equal dice that do not do the same.
  state.beings[1]!.critical = 'vol';
  return { ...state, next: 100, combat: { ...fightOf(state), played: [] } };
}

export function arena(start: Start): HBState {
  const state = scene({ heroes: Array.from({ length: 3 }, () => anyHero(start)), variants: start.variants });
  return { ...face(state, start), phase: 'combat' };
}

/** Armies in their last round. */
export function lastRound(start: Start): HBState {
  const state = arena(start);
  raise(state, { id: 'b-1', side: 'heros' });
  raise(state, { id: 'b-2', side: 'heros' });
  return { ...state, mode: 'bataille', combat: { ...state.combat!, round: 20 } };
}

const tableOf = (start: Start): HBState => {
  const state = atTable({
    heroes: [anyHero(start), anyHero(start)],
    variants: start.variants,
    state: { gold: 3000 },
  });
  state.table.attentive = start.prng.below(3) > 0;
  return state;
};

/** The MJ's seat plays the creatures of a fight. */
export const tableFight = (start: Start): HBState => face(tableOf(start), start);

/** The MJ's troll, already bleeding, with somebody on its back and a poisoned sword before it. */
export function trollFight(start: Start): HBState {
  const state = tableOf(start);
  const troll = foeFrom(inGame(state), 'troll', { id: 'troll-1', zone: 'a' });
  state.beings.push({ ...troll, now: { ...troll.now, end: 0 } });
  const [first, second] = state.beings as [Being, Being];
  first.marks.push({ id: 'grimpe', until: { in: 'removed' }, by: 'troll-1' });
  first.hero!.abilities.push('cri-de-ralliement');
  second.now.vol = 0;
  second.hero!.items = [object('epee'), vial('colle  liquide', 0)];
  const holds = { effect: 'colle', administration: 'injection' };
  second.marks.push({ id: 'enduit-epee', until: { in: 'removed' }, holds });
  return { ...state, combat: fightOf(state) };
}

/** The MJ frames scenes; a battalion and a horde may be there already. */
export function table(start: Start): HBState {
  const state = tableOf(start);
  if (start.prng.below(2) === 0) raise(state, { id: 'b-1', side: 'heros' });
  if (start.prng.below(3) === 0)
    for (let i = 1; i <= 40; i++) {
      const zone = i > 20 ? 'b' : 'c';
      state.beings.push({ ...foeFrom(inGame(state), 'gobelin', { id: `gobelin-${i}`, zone }), name: 'Gobelin' });
    }
  return state;
}

/** In town with wounds to heal. */
export function town(start: Start): HBState {
  const state = delving(
    { heroes: [anyHero(start), anyHero(start)], variants: start.variants, state: { gold: 3000, clock: 6 * DAY } },
    { rooms: Array.from({ length: 6 }, () => room()) },
  );
  const home = {
    ...state.scene!,
    zones: [],
    links: [],
    place: 'ville' as const,
    tags: ['confiance', 'laboratoire', 'marche'],
  };
  for (const being of state.beings) being.zone = null;
  Object.assign(state.delve!, { place: 'bourg', room: 0, leftOn: 1 });
  return { ...state, scene: home };
}

/** A dungeon of six rooms of which some are known; the way home may be with the goal. */
export function dungeon(start: Start): HBState {
  const { variants, prng } = start;
  const known = prng.below(6);
  const rooms = Array.from({ length: known }, () => room({ cleared: prng.below(4) > 0 }));
  const state = delving(
    { heroes: [anyHero(start), anyHero(start)], variants, state: { gold: 600 } },
    { rooms, length: 6 },
  );
  const { hero } = state.beings[0]!;
  if (prng.below(3) === 0) hero!.items = [...hero!.items, object('objet-de-quete', 'sac')];
  if (prng.below(4) === 0)
    Object.assign(state.beings[1]!, { status: 'coma', now: { ...state.beings[1]!.now, for: 0 } });
  return state;
}

/** Two heroes in a room that was just opened. */
export const inRoom = (start: Start): HBState =>
  delving({ heroes: [anyHero(start), anyHero(start)], variants: start.variants });

/** A whole game of a mode, from its setup. */
export const game = (
  mode: HBState['mode'],
  heroes: readonly string[],
  variants: Readonly<Record<string, string>>,
): HBState =>
  herosBataillons.setup({
    seats: heroes.map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } })),
    variants: { ...variants, mode, armee: '2000', longueur: 'courte' },
  });
