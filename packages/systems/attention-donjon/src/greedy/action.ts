import type { Figure } from '@souterrain/crawl';
import {
  arm,
  bestOf,
  bless,
  closing,
  enemiesOf,
  firstOf,
  guard,
  leave,
  recover,
  reveal,
  type Wish as SharedWish,
  searching,
  treat,
  treatWorst,
  walking,
  wished,
} from '@souterrain/crawl/greedy';
import type { Option } from '@souterrain/kernel';
import { isSecoue } from '../combat/secoue.ts';
import type { AD1 } from '../world/ad1.ts';
import { manner } from './manner.ts';
import { attackWorth } from './odds.ts';

type Wish = SharedWish<AD1>;

/** What a hero does next: the first of these that is offered and wanted. */
export const actionChoice = (g: AD1, hero: Figure, options: readonly Option[]): number =>
  wished(g, hero, { options, wishes: enemiesOf(g.state, hero).length > 0 ? IN_A_FIGHT : IN_PEACE });

const getUp: Wish = (_g, hero, options) =>
  firstOf(options, isSecoue(hero) ? ['se-relever', 'se-reprendre'] : ['se-relever']);

const attack: Wish = (g, hero, options) =>
  bestOf(options, ({ label, params }) => {
    if (label !== 'attaquer' || !params?.target) return 0;
    return attackWorth(g, hero, { attack: String(params.attack), target: String(params.target) });
  });

/** A power is switched on when both it and the blow can be afforded. */
const rage: Wish = (g, hero, options) =>
  g.state.turn?.actions === 2 && attack(g, hero, options) >= 0 ? firstOf(options, ['rage']) : -1;

const getFree: Wish = (_g, _hero, options) => firstOf(options, ['se-liberer']);

const closeIn = closing(manner);
const search = searching(manner);
const walk = walking(manner);

const IN_A_FIGHT: readonly Wish[] = [getUp, leave, arm, rage, attack, getFree, closeIn, recover, bless, guard];
const IN_PEACE: readonly Wish[] = [getUp, getFree, arm, leave, treatWorst, recover, search, reveal, walk, treat];
