import { draw, type Rule, rollOne } from '@souterrain/kernel';
import type { Position, Scene, Zone } from '../pieces.ts';
import type { HB } from '../world.ts';

/** HB-SOLO-05: zones by the d6 of the layout. */
const ZONES: readonly number[] = [1, 2, 2, 3, 3, 3];
const TRIANGLE = 6;

/** HB-SOLO-05, HB-SOLO-11, HB-SOLO-19: a room drawn with a d6, numbered from its entrance. */
export function* drawRoom(g: HB, { room, last }: { room: number; last: boolean }): Rule<Scene> {
  const layout = yield* rollOne(g, { seat: 0, sides: 6, rule: 'HB-SOLO-05' });
  const names = ['z1', 'z2', 'z3'].slice(0, ZONES[layout - 1]!);
  // HB-SOLO-05: one « couvert » in every room of two zones or more.
  const cover = names.length > 1 ? yield* drawOne(g, 'zone', names) : null;
  const feature = FEATURES[yield* rollOne(g, { seat: 0, sides: 6, rule: 'HB-SOLO-11' })]!;
  const named = feature.length > 0 ? yield* drawOne(g, 'element', feature) : null;
  const where = named === null ? null : yield* drawOne(g, 'zone', names);
  return {
    title: `salle-${room}`,
    zones: names.map(
      (id, i): Zone => ({
        id,
        exit: i === 0 || (!last && i === names.length - 1),
        lit: false,
        positions: positionsOf(id, { cover: id === cover, height: layout === TRIANGLE && id === 'z3' }),
        features: id === where ? [named!] : [],
        items: [],
      }),
    ),
    links: linksOf(names, layout === TRIANGLE),
    pressure: false,
    place: 'donjon',
    tags: [],
  };
}

/** HB-SOLO-11: by the d6, from 1. */
const FEATURES: readonly (readonly string[])[] = [[], [], [], [], ['porte'], ['table'], ['lustre', 'brasero']];

function* drawOne(g: HB, deck: string, from: readonly string[]): Rule<string> {
  if (from.length === 1) return from[0]!;
  const [card] = yield* draw(g, { deck, from, count: 1, rule: deck === 'zone' ? 'HB-SOLO-05' : 'HB-SOLO-11' });
  return card!;
}

function positionsOf(zone: string, { cover, height }: { cover: boolean; height: boolean }): readonly Position[] {
  const positions: Position[] = [];
  if (height) positions.push({ id: `${zone}-hauteur`, tag: 'hauteur' });
  if (cover) positions.push({ id: `${zone}-couvert`, tag: 'couvert' });
  return positions;
}

function linksOf(zones: readonly string[], triangle: boolean): Scene['links'] {
  const links = zones.slice(1).map((to, i) => ({ from: zones[i]!, to, open: true }));
  if (triangle) links.push({ from: 'z1', to: 'z3', open: true });
  return links;
}

export const firstZone = ({ zones }: Scene): string => zones[0]!.id;
export const lastZone = ({ zones }: Scene): string => zones.at(-1)!.id;
/** HB-SOLO-05, layout 6: all three zones are linked. */
export const isTriangle = ({ zones, links }: Scene): boolean => zones.length === 3 && links.length === 3;
