import type { Option } from '@souterrain/kernel';
import { scenarioOf } from '../exploration/scenario.ts';
import { inContact } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { wardOf } from './goals.ts';
import type { Manner } from './manner.ts';
import { moveChoice } from './moves.ts';
import { bestOf, firstOf, firstStarting } from './options.ts';

/** The index of the option that fulfils it, -1 where none is offered or wanted. */
export type Wish<G extends Crawl = Crawl> = (g: G, hero: Figure, options: readonly Option[]) => number;

/** The first wish that can be had; else the end of the turn. */
export function wished<G extends Crawl>(
  g: G,
  hero: Figure,
  { options, wishes }: { readonly options: readonly Option[]; readonly wishes: readonly Wish<G>[] },
): number {
  for (const wish of wishes) {
    const index = wish(g, hero, options);
    if (index >= 0) return index;
  }
  return firstOf(options, ['fin-du-tour', 'passer']);
}

/** Bare hands are for who has nothing better to take. */
export const arm: Wish = (g, hero, options) => {
  const items = hero.hero!.sheet.items;
  const isWeapon = (base: string): boolean => g.content.items[base]?.kind === 'arme';
  if (items.some(({ base, place }) => place === 'equipe' && isWeapon(base))) return -1;
  const ready = items.filter(({ base }) => isWeapon(base)).map(({ id }) => `s-equiper-${id}`);
  const index = firstOf(options, ready);
  return index >= 0 ? index : firstStarting(options, 'ramasser-');
};

export const bless: Wish = (_g, _hero, options) => firstStarting(options, 'benediction-');

export const guard: Wish = (_g, _hero, options) => firstOf(options, ['se-mettre-sur-la-defensive']);

export const recover: Wish = (_g, hero, options) =>
  hero.sante < hero.santeMax ? firstOf(options, ['recuperation']) : -1;

export const leave: Wish = (g, hero, options) => {
  const { objective } = scenarioOf(g);
  const index = firstOf(options, ['quitter-le-donjon']);
  if ('leave' in objective) return index;
  // Whoever is led out must stand next to the hero who leaves.
  const isLed = ({ profile, status }: Figure): boolean =>
    'escort' in objective && profile === objective.escort && status === 'plateau';
  return index >= 0 && g.state.figures.some((f) => isLed(f) && inContact(g, hero, f)) ? index : -1;
};

export const treat: Wish = (_g, hero, options) =>
  hero.sante < hero.santeMax ? firstOf(options, [`soins-${hero.id}`]) : -1;

/** Somebody who lost half of its Santé is treated before anything else is opened. */
export const treatWorst: Wish = (g, _hero, options) =>
  bestOf(options, ({ id }) => {
    const patient = id.startsWith('soins-') && g.state.figures.find((f) => id === `soins-${f.id}`);
    return patient ? patient.santeMax - 2 * patient.sante + 1 : 0;
  });

/** Once whoever is to be led out is found, nothing more is worth a Porte. */
export const reveal: Wish = (g, _hero, options) => {
  const index = wardOf(g) ? -1 : firstStarting(options, 'reveler-');
  return index >= 0 ? index : firstStarting(options, 'ouvrir-');
};

export const searching =
  <G extends Crawl>({ seeks }: Manner<G>): Wish<G> =>
  (g, hero, options) =>
    options.findIndex(({ id, params }) => {
      const treasure = id.startsWith('chercher-') && g.state.treasures.find((each) => each.id === params?.treasure);
      return treasure && seeks(g, hero, treasure);
    });

export const walking =
  <G extends Crawl>(manner: Manner<G>): Wish<G> =>
  (g, hero, options) =>
    moveChoice(g, hero, { options, manner });

/** Once the blow is struck the hero holds its ground. */
export const closing =
  <G extends Crawl>(manner: Manner<G>): Wish<G> =>
  (g, hero, options) =>
    g.state.turn?.standard ? -1 : moveChoice(g, hero, { options, manner });
