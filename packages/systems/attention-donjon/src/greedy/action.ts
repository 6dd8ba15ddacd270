import { ITEMS } from '@souterrain/crawl/content/index';
import { scenarioOf } from '@souterrain/crawl/exploration/scenario';
import { inContact } from '@souterrain/crawl/movement/plan';
import type { Figure } from '@souterrain/crawl/state';
import type { Option } from '@souterrain/kernel';
import { isSecoue } from '../combat/secoue.ts';
import type { State } from '../state.ts';
import { enemiesOf, wardOf } from './goals.ts';
import { moveChoice } from './moves.ts';
import { attackWorth, isWorthSearching } from './odds.ts';
import { bestOf, firstOf, firstStarting } from './options.ts';

type Options = readonly Option[];

/** What a hero does next: the first of these that is offered and wanted. */
export function actionChoice(state: State, hero: Figure, options: Options): number {
  const fights = enemiesOf(state, hero).length > 0;
  for (const wish of fights ? IN_A_FIGHT : IN_PEACE) {
    const index = wish(state, hero, options);
    if (index >= 0) return index;
  }
  return firstOf(options, ['fin-du-tour', 'passer']);
}

type Wish = (state: State, hero: Figure, options: Options) => number;

const getUp: Wish = (_state, hero, options) =>
  firstOf(options, isSecoue(hero) ? ['se-relever', 'se-reprendre'] : ['se-relever']);

const attack: Wish = (state, hero, options) =>
  bestOf(options, ({ label, params }) => {
    if (label !== 'attaquer' || !params?.target) return 0;
    return attackWorth(state, hero, { attack: String(params.attack), target: String(params.target) });
  });

/** Bare hands are for who has nothing better to take. */
const arm: Wish = (_state, hero, options) => {
  const items = hero.hero!.sheet.items;
  const isWeapon = (base: string): boolean => ITEMS[base]?.kind === 'arme';
  if (items.some(({ base, place }) => place === 'equipe' && isWeapon(base))) return -1;
  const ready = items.filter(({ base }) => isWeapon(base)).map(({ id }) => `s-equiper-${id}`);
  const index = firstOf(options, ready);
  return index >= 0 ? index : firstStarting(options, 'ramasser-');
};

/** A power is switched on when both it and the blow can be afforded. */
const rage: Wish = (state, hero, options) =>
  state.turn?.actions === 2 && attack(state, hero, options) >= 0 ? firstOf(options, ['rage']) : -1;

const bless: Wish = (_state, _hero, options) => firstStarting(options, 'benediction-');

const getFree: Wish = (_state, _hero, options) => firstOf(options, ['se-liberer']);

/** Once the blow is struck the hero holds its ground. */
const closeIn: Wish = (state, hero, options) => (state.turn?.standard ? -1 : moveChoice(state, hero, options));

const recover: Wish = (_state, hero, options) => (hero.sante < hero.santeMax ? firstOf(options, ['recuperation']) : -1);

const guard: Wish = (_state, _hero, options) => firstOf(options, ['se-mettre-sur-la-defensive']);

const leave: Wish = (state, hero, options) => {
  const { objective } = scenarioOf(state);
  const index = firstOf(options, ['quitter-le-donjon']);
  if ('leave' in objective) return index;
  // Whoever is led out must stand next to the hero who leaves.
  const isLed = ({ profile, status }: Figure): boolean =>
    'escort' in objective && profile === objective.escort && status === 'plateau';
  return index >= 0 && state.figures.some((f) => isLed(f) && inContact(state, hero, f)) ? index : -1;
};

const treat: Wish = (_state, hero, options) =>
  hero.sante < hero.santeMax ? firstOf(options, [`soins-${hero.id}`]) : -1;

/** Somebody who lost half of its Santé is treated before anything else is opened. */
const treatWorst: Wish = (state, _hero, options) =>
  bestOf(options, ({ id }) => {
    const patient = id.startsWith('soins-') && state.figures.find((f) => id === `soins-${f.id}`);
    return patient ? patient.santeMax - 2 * patient.sante + 1 : 0;
  });

const search: Wish = (state, hero, options) =>
  options.findIndex(({ id, params }) => {
    const treasure = id.startsWith('chercher-') && state.treasures.find((each) => each.id === params?.treasure);
    return treasure && isWorthSearching(state, hero, treasure);
  });

/** Once whoever is to be led out is found, nothing more is worth a Porte. */
const reveal: Wish = (state, _hero, options) => {
  const index = wardOf(state) ? -1 : firstStarting(options, 'reveler-');
  return index >= 0 ? index : firstStarting(options, 'ouvrir-');
};

const IN_A_FIGHT: readonly Wish[] = [getUp, leave, arm, rage, attack, getFree, closeIn, recover, bless, guard];
const IN_PEACE: readonly Wish[] = [getUp, getFree, arm, leave, treatWorst, recover, search, reveal, moveChoice, treat];
