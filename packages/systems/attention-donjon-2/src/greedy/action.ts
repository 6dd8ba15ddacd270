import type { Figure } from '@souterrain/crawl';
import {
  arm,
  bestOf,
  bless,
  closing,
  enemiesOf,
  firstOf,
  firstStarting,
  guard,
  leave,
  reveal,
  type Wish as SharedWish,
  searching,
  treat,
  treatWorst,
  walking,
  wished,
} from '@souterrain/crawl/greedy';
import { sameZone } from '@souterrain/crawl/movement';
import type { Option } from '@souterrain/kernel';
import { attributeOf } from '../figures/values.ts';
import type { AD2 } from '../world/ad2.ts';
import { cure, prepare, sharpen, shelter } from './aids.ts';
import { blowOf, blowWorth, waveWorth } from './blows.ts';
import { wear } from './gear.ts';
import { manner } from './manner.ts';
import { shotOf } from './missiles.ts';
import { chew, drink, drinkToLive } from './remedies.ts';

type Wish = SharedWish<AD2>;

/** What a hero does next: the first of these that is offered and wanted. */
export const actionChoice = (g: AD2, hero: Figure, options: readonly Option[]): number =>
  wished(g, hero, { options, wishes: enemiesOf(g.state, hero).length > 0 ? IN_A_FIGHT : IN_PEACE });

/** AD2-XARC-02: free, and offered only where it may help. */
const regard: Wish = (_g, _hero, options) => firstOf(options, ['regard-recuperation']);

const getUp: Wish = (_g, _hero, options) => firstOf(options, ['se-relever', 'se-reprendre']);

const attack: Wish = (g, hero, options) =>
  bestOf(options, (option) => {
    if (option.id === 'deferlante-arcanique') return waveWorth(g, hero);
    const blow = blowOf(g, hero, option);
    return blow ? blowWorth(g, blow) : (shotOf(g, hero, option)?.worth ?? 0);
  });

/** A power is switched on, a blade coated, when both that and the blow can be afforded. */
const power: Wish = (g, hero, options) => {
  if (g.state.turn?.actions !== 2 || attack(g, hero, options) < 0) return -1;
  const index = firstOf(options, ['rage', 'halo-protecteur']);
  return index >= 0 ? index : sharpen(g, hero, options);
};

/** AD2-ETAT-09: with whichever Attribute is the better. */
const getFree: Wish = (g, hero, options) => {
  const isStrong = attributeOf(g, hero, 'force') >= attributeOf(g, hero, 'agilite');
  return firstOf(options, isStrong ? ['se-liberer-force', 'se-liberer-agilite'] : ['se-liberer-agilite']);
};

/** AD2-ARCA-21: before the fight comes close, since it takes the whole turn. */
const summon: Wish = (_g, _hero, options) => firstOf(options, ['invocation-des-arcanes']);

const leap: Wish = (_g, _hero, options) => firstStarting(options, 'bond-meurtrier-');

/** What a bonus action still does to an enemy once the blow is struck. */
const harass: Wish = (_g, _hero, options) =>
  options.findIndex(({ label }) => label !== undefined && HARASSING.includes(label));

const HARASSING = ['coup-de-bouclier', 'illusion-arcanique', 'rugissement'];

const brace: Wish = (_g, _hero, options) => firstOf(options, ['citadelle', 'inspiration-divine']);

/** AD2-ARCA-10: who has nothing to strike helps those around. */
const support: Wish = (g, hero, options) =>
  g.state.figures.some(
    (other) => other !== hero && other.hero && other.status === 'plateau' && sameZone(g, hero, other),
  )
    ? firstOf(options, ['aura-des-arcanes'])
    : -1;

/** Offered only where it may help. */
const recover: Wish = (_g, _hero, options) => {
  const index = firstStarting(options, 'pierre-de-vie-');
  return index >= 0 ? index : firstOf(options, ['recuperation']);
};

const free: Wish = (_g, _hero, options) => firstStarting(options, 'liberer-');

const closeIn = closing(manner);
const search = searching(manner);
const walk = walking(manner);

const IN_A_FIGHT: readonly Wish[] = [
  regard,
  getUp,
  leave,
  arm,
  drinkToLive,
  power,
  attack,
  getFree,
  free,
  leap,
  summon,
  closeIn,
  support,
  chew,
  harass,
  shelter,
  cure,
  recover,
  prepare,
  brace,
  bless,
  guard,
];

const IN_PEACE: readonly Wish[] = [
  regard,
  getUp,
  getFree,
  arm,
  wear,
  leave,
  drink,
  cure,
  treatWorst,
  recover,
  search,
  reveal,
  walk,
  treat,
];
