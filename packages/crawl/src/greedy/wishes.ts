import type { Option } from '@souterrain/kernel';
import { ITEMS } from '../content/index.ts';
import { scenarioOf } from '../exploration/scenario.ts';
import { inContact } from '../movement/plan.ts';
import type { Figure, State } from '../state.ts';
import { wardOf } from './goals.ts';
import type { Manner } from './manner.ts';
import { moveChoice } from './moves.ts';
import { bestOf, firstOf, firstStarting } from './options.ts';

/** The index of the option that fulfils it, -1 where none is offered or wanted. */
export type Wish<S extends State = State> = (state: S, hero: Figure, options: readonly Option[]) => number;

/** The first wish that can be had; else the end of the turn. */
export function wished<S extends State>(
  state: S,
  hero: Figure,
  { options, wishes }: { readonly options: readonly Option[]; readonly wishes: readonly Wish<S>[] },
): number {
  for (const wish of wishes) {
    const index = wish(state, hero, options);
    if (index >= 0) return index;
  }
  return firstOf(options, ['fin-du-tour', 'passer']);
}

/** Bare hands are for who has nothing better to take. */
export const arm: Wish = (_state, hero, options) => {
  const items = hero.hero!.sheet.items;
  const isWeapon = (base: string): boolean => ITEMS[base]?.kind === 'arme';
  if (items.some(({ base, place }) => place === 'equipe' && isWeapon(base))) return -1;
  const ready = items.filter(({ base }) => isWeapon(base)).map(({ id }) => `s-equiper-${id}`);
  const index = firstOf(options, ready);
  return index >= 0 ? index : firstStarting(options, 'ramasser-');
};

export const bless: Wish = (_state, _hero, options) => firstStarting(options, 'benediction-');

export const guard: Wish = (_state, _hero, options) => firstOf(options, ['se-mettre-sur-la-defensive']);

export const recover: Wish = (_state, hero, options) =>
  hero.sante < hero.santeMax ? firstOf(options, ['recuperation']) : -1;

export const leave: Wish = (state, hero, options) => {
  const { objective } = scenarioOf(state);
  const index = firstOf(options, ['quitter-le-donjon']);
  if ('leave' in objective) return index;
  // Whoever is led out must stand next to the hero who leaves.
  const isLed = ({ profile, status }: Figure): boolean =>
    'escort' in objective && profile === objective.escort && status === 'plateau';
  return index >= 0 && state.figures.some((f) => isLed(f) && inContact(state, hero, f)) ? index : -1;
};

export const treat: Wish = (_state, hero, options) =>
  hero.sante < hero.santeMax ? firstOf(options, [`soins-${hero.id}`]) : -1;

/** Somebody who lost half of its Santé is treated before anything else is opened. */
export const treatWorst: Wish = (state, _hero, options) =>
  bestOf(options, ({ id }) => {
    const patient = id.startsWith('soins-') && state.figures.find((f) => id === `soins-${f.id}`);
    return patient ? patient.santeMax - 2 * patient.sante + 1 : 0;
  });

/** Once whoever is to be led out is found, nothing more is worth a Porte. */
export const reveal: Wish = (state, _hero, options) => {
  const index = wardOf(state) ? -1 : firstStarting(options, 'reveler-');
  return index >= 0 ? index : firstStarting(options, 'ouvrir-');
};

export const searching =
  <S extends State>({ seeks }: Manner<S>): Wish<S> =>
  (state, hero, options) =>
    options.findIndex(({ id, params }) => {
      const treasure = id.startsWith('chercher-') && state.treasures.find((each) => each.id === params?.treasure);
      return treasure && seeks(state, hero, treasure);
    });

export const walking =
  <S extends State>(manner: Manner<S>): Wish<S> =>
  (state, hero, options) =>
    moveChoice(state, hero, { options, manner });

/** Once the blow is struck the hero holds its ground. */
export const closing =
  <S extends State>(manner: Manner<S>): Wish<S> =>
  (state, hero, options) =>
    state.turn?.standard ? -1 : moveChoice(state, hero, { options, manner });
