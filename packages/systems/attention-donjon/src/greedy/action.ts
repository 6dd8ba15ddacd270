import { enemiesOf } from '@souterrain/crawl/greedy/goals';
import { bestOf, firstOf } from '@souterrain/crawl/greedy/options';
import {
  arm,
  bless,
  closing,
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
} from '@souterrain/crawl/greedy/wishes';
import type { Figure } from '@souterrain/crawl/state';
import type { Option } from '@souterrain/kernel';
import { isSecoue } from '../combat/secoue.ts';
import type { State } from '../state.ts';
import { manner } from './manner.ts';
import { attackWorth } from './odds.ts';

type Wish = SharedWish<State>;

/** What a hero does next: the first of these that is offered and wanted. */
export const actionChoice = (state: State, hero: Figure, options: readonly Option[]): number =>
  wished(state, hero, { options, wishes: enemiesOf(state, hero).length > 0 ? IN_A_FIGHT : IN_PEACE });

const getUp: Wish = (_state, hero, options) =>
  firstOf(options, isSecoue(hero) ? ['se-relever', 'se-reprendre'] : ['se-relever']);

const attack: Wish = (state, hero, options) =>
  bestOf(options, ({ label, params }) => {
    if (label !== 'attaquer' || !params?.target) return 0;
    return attackWorth(state, hero, { attack: String(params.attack), target: String(params.target) });
  });

/** A power is switched on when both it and the blow can be afforded. */
const rage: Wish = (state, hero, options) =>
  state.turn?.actions === 2 && attack(state, hero, options) >= 0 ? firstOf(options, ['rage']) : -1;

const getFree: Wish = (_state, _hero, options) => firstOf(options, ['se-liberer']);

const closeIn = closing(manner);
const search = searching(manner);
const walk = walking(manner);

const IN_A_FIGHT: readonly Wish[] = [getUp, leave, arm, rage, attack, getFree, closeIn, recover, bless, guard];
const IN_PEACE: readonly Wish[] = [getUp, getFree, arm, leave, treatWorst, recover, search, reveal, walk, treat];
