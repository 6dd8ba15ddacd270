import { cellAt, type Direction, type HeroView, SQUARES, VECTORS, xOf, yOf } from '@souterrain/cinquante-etages';
import type { MapPlace, PlacesInWords } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { nounOf } from '../nouns.ts';
import { heroTitle } from '../titles.ts';
import { DIRECTIONS } from './directions.ts';
import { spokenWords } from './spoken-words.ts';
import { bearingOf, creaturesFor, type Scene, sayCreature, squareName } from './standpoint.ts';

const AROUND = 'autour';

/** A floor seen by one hero: each direction first, then what stands on it, nearest first. */
export function placesInWords(scene: Scene, seat: number): PlacesInWords | undefined {
  const { view, lang } = scene;
  const hero = view.heroes[seat];
  const { floor } = view;
  if (!floor || hero?.status !== 'exploring' || hero.floor !== floor.number) return undefined;
  const said = spokenWords[lang];
  const name = `${said.around}, ${squareName(floor.side, hero.cell)}`;
  const places: MapPlace[] = [
    { id: AROUND, name, distance: boardWords[lang].floor(floor.number), lines: waysOf(scene, hero) },
    { id: 'creatures', name: said.creatures, distance: undefined, lines: creaturesIn(scene, hero) },
    { id: 'heros', name: said.heroes, distance: undefined, lines: heroesIn(scene, hero) },
    { id: 'choses', name: said.things, distance: undefined, lines: thingsIn(scene, hero) },
  ];
  return {
    places: places.filter(({ lines }) => lines.length > 0),
    // Every square offered is the end of a way from here.
    placeOf: ({ at }) => (at && 'cell' in at ? AROUND : undefined),
  };
}

/** Each of the eight directions: free squares, then the first thing that is not. */
const waysOf = (scene: Scene, hero: HeroView): readonly string[] =>
  (Object.keys(VECTORS) as Direction[]).map((direction) => {
    const { free, met } = look(scene, hero, direction);
    return spokenWords[scene.lang].way(DIRECTIONS[scene.lang][direction], free, met);
  });

function look({ view, words, lang }: Scene, hero: HeroView, direction: Direction): { free: number; met: string } {
  const { side, cells, creatures } = view.floor!;
  const said = spokenWords[lang];
  const { dx, dy } = VECTORS[direction];
  let [x, y] = [xOf(side, hero.cell) + dx, yOf(side, hero.cell) + dy];
  for (let free = 0; ; free++, x += dx, y += dy) {
    if (x < 0 || y < 0 || x >= side || y >= side) return { free, met: said.wall };
    const cell = cellAt(side, x, y);
    const kind = cells[cell]!;
    const creature = creatures[cell];
    if (creature) return { free, met: nounOf(words, creature.id) };
    if (kind === SQUARES.wall) return { free, met: said.wall };
    if (kind === '?') return { free, met: said.unseen };
    if (kind !== SQUARES.open) return { free, met: lower(boardWords[lang].squares[kind] ?? '') };
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const creaturesIn = (scene: Scene, hero: HeroView): readonly string[] =>
  creaturesFor(scene, hero).map((one) => sayCreature(scene, one));

const heroesIn = (scene: Scene, hero: HeroView): readonly string[] =>
  scene.view.heroes
    .filter((other) => other !== hero && other.status === 'exploring' && other.floor === hero.floor)
    .map((other) => {
      const { view, company, lang } = scene;
      const title = heroTitle(company.names[other.seat] ?? '', other, boardWords[lang]);
      const at = spokenWords[lang].at(title, squareName(view.floor!.side, other.cell));
      return `${at}, ${bearingOf(scene, hero, other.cell).said}`;
    });

function thingsIn(scene: Scene, hero: HeroView): readonly string[] {
  const { view, lang } = scene;
  const { side, cells } = view.floor!;
  return [...cells]
    .flatMap((kind, cell) => {
      const name = boardWords[lang].squares[kind];
      return name === undefined ? [] : [{ name, cell, bearing: bearingOf(scene, hero, cell) }];
    })
    .sort((a, b) => a.bearing.steps - b.bearing.steps)
    .map(({ name, cell, bearing }) => `${squareName(side, cell)}, ${bearing.said}, ${lower(name)}`);
}
