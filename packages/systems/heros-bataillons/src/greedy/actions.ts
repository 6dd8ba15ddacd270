import type { Option } from '@souterrain/kernel';
import { weaponSetsOf } from '../combat/weapons.ts';
import { areEnemies, type Being } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { attackWorth } from './blow.ts';
import { textOf } from './options.ts';
import { needOf, spellWorth } from './spells.ts';

const FAVOUR = [{ label: 'capacite', count: 1 }];
/** HB-ALC-10: a d6, less what it may waste. */
const CURE = 3;
/** What is used up is kept for when it serves. */
const KEPT = 0.8;

/** What an option of a turn that takes its action is worth: points on those who matter. */
export function actionWorth(g: Situation, being: Being, option: Option): number {
  switch (option.label) {
    case 'attaquer':
      return strikeWorth(g, being, option);
    case 'tir-vise':
    case 'charge':
      return strikeWorth(g, being, option, FAVOUR);
    case 'attaquer-zone':
    case 'tourbillon':
      return burstWorth(g, being, option);
    case 'lancer-sort':
    case 'liberer-sort':
      return spellWorth(g, being, option);
    case 'lire-parchemin':
    case 'brandir-baguette':
      return KEPT * spellWorth(g, being, option);
    case 'potion-boire':
    case 'potion-faire-boire':
    case 'potion-appliquer':
      return potionWorth(g.state, option);
    case 'cri-de-ralliement':
      return rallyWorth(g.state, being);
    case 'entite-soigner':
      return 2 * needOf(beingOf(g.state, textOf(option, 'target')));
    case 'ouvrir':
    case 'se-liberer':
    case 'se-decoller':
      return 0.05;
    default:
      return 0;
  }
}

function strikeWorth(g: Situation, attacker: Being, option: Option, favours?: typeof FAVOUR): number {
  const set = weaponSetsOf(g, attacker).find(({ id }) => id === textOf(option, 'weapon'));
  if (!set) return 0;
  const target = beingOf(g.state, textOf(option, 'target'));
  // HB-EQP-03: what is in the bag may not be found.
  return (set.stowed ? 0.5 : 1) * attackWorth(g, { attacker, set, target, explosive: false, favours });
}

/** HB-ATK-13: everybody of the zone, each with dice of its own. */
function burstWorth(g: Situation, attacker: Being, option: Option): number {
  const set = weaponSetsOf(g, attacker).find(({ id }) => id === textOf(option, 'weapon'));
  if (!set) return 0;
  const zone = option.params?.zone ?? attacker.zone;
  let worth = 0;
  for (const target of g.state.beings)
    if (target.zone === zone && target.status === 'present' && areEnemies(attacker, target))
      worth += attackWorth(g, { attacker, set, target, explosive: true });
  return set.stowed ? worth / 2 : worth;
}

function potionWorth(state: HBState, option: Option): number {
  if (textOf(option, 'potion') !== 'soin') return 0;
  const drinker = beingOf(state, textOf(option, 'aim'));
  const { now, max, side } = drinker;
  return side === 'heros' ? needOf(drinker) * Math.min(CURE, max.end - now.end + max.for - now.for) : 0;
}

/** HB-HERO-02: 1d4 END to each ally around. */
function rallyWorth(state: HBState, being: Being): number {
  let worth = 0;
  for (const ally of state.beings)
    if (ally !== being && ally.side === being.side && ally.status === 'present')
      worth += needOf(ally) * Math.min(2.5, ally.max.end - ally.now.end);
  return worth / 2;
}
