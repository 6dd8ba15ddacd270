import { type C50Event, type C50View, type HeroView, xOf, yOf } from '@souterrain/cinquante-etages';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { creaturesIn, guardianFor } from '../creatures.ts';
import { nounOf } from '../nouns.ts';
import { creatureTitle } from '../titles.ts';
import { spokenWords } from './spoken-words.ts';

export type Scene = SceneProps<C50View, C50Event>;

/** « d5 », as the edge of the map and the options name a square. */
export const squareName = (side: number, cell: number): string =>
  String.fromCharCode(97 + xOf(side, cell)) + (yOf(side, cell) + 1);

/** A square seen from a hero: how far, and which way in words. */
export interface Bearing {
  readonly steps: number;
  readonly said: string;
}

export function bearingOf({ view, lang }: Scene, from: HeroView, cell: number): Bearing {
  const { side } = view.floor!;
  const east = xOf(side, cell) - xOf(side, from.cell);
  const south = yOf(side, cell) - yOf(side, from.cell);
  const words = spokenWords[lang];
  return {
    steps: Math.max(Math.abs(east), Math.abs(south)),
    said: east === 0 && south === 0 ? words.here : words.offset(east, south),
  };
}

/** Creatures in sight, nearest first, the guardian on its stairs unless that hero has beaten it. */
export function creaturesFor(scene: Scene, hero: HeroView) {
  const { floor } = scene.view;
  if (!floor) return [];
  const { stairs } = floor;
  const guardian = stairs >= 0 ? guardianFor(scene.view, hero.seat) : undefined;
  const standing = creaturesIn(scene.view).map(([cell, creature]) => ({ cell, creature }));
  return [...standing, ...(guardian ? [{ cell: stairs, creature: guardian }] : [])]
    .map((one) => ({ ...one, bearing: bearingOf(scene, hero, one.cell) }))
    .sort((a, b) => a.bearing.steps - b.bearing.steps);
}

/** « Rat géant en f8, 1 à l’est, 7 au sud, PV 4… ». */
export function sayCreature(
  scene: Scene,
  { cell, creature, bearing }: ReturnType<typeof creaturesFor>[number],
): string {
  const { view, words, lang } = scene;
  const name = spokenWords[lang].at(nounOf(words, creature.id), squareName(view.floor!.side, cell));
  return creatureTitle(`${name}, ${bearing.said}`, creature, boardWords[lang]);
}
