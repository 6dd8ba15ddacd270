import type { GameEvent } from '@souterrain/kernel';
import { render } from 'preact';
import { hatchedAtOnce } from '../../ink/hatching.tsx';
import type { Adaptor, SceneProps } from '../../systems/adaptor.ts';
import { stylesFor } from './styles-for.ts';

/** A map as it stood: what part of the plane it shows, and its layers, bottom up. */
export interface Drawing {
  readonly name: string;
  readonly box: string;
  readonly layers: readonly number[];
}

/** The maps of a game, drawn by its own board: a layer that many of them share is kept once. */
export interface Atlas {
  draw(scene: SceneProps, events: readonly GameEvent[]): Drawing | undefined;
  layers(): readonly string[];
  /** All that the layers are drawn with. */
  css(): string;
}

export function atlasOf({ Board }: Adaptor): Atlas {
  const places = new Map<string, number>();
  const names = new Set<string>();
  const xml = new XMLSerializer();
  const placeOf = (layer: string): number => {
    const known = places.get(layer) ?? places.size;
    places.set(layer, known);
    return known;
  };
  const inked = (svg: Element): Drawing => {
    const name = svg.getAttribute('class') ?? '';
    names.add(name);
    const layers = [...svg.children].map((layer) => placeOf(xml.serializeToString(layer)));
    return { name, box: svg.getAttribute('viewBox') ?? '', layers };
  };
  return {
    draw(scene, events) {
      const paper = document.createElement('div');
      const still = { decision: undefined, pointed: undefined, latest: [], Overlay: undefined, describe: undefined };
      hatchedAtOnce(() =>
        render(<Board {...scene} {...still} events={events} onPick={nothing} onPoint={nothing} />, paper),
      );
      const svg = paper.querySelector('svg.map');
      const drawing = svg ? inked(svg) : undefined;
      render(null, paper);
      return drawing;
    },
    layers: () => [...places.keys()],
    css() {
      const board = document.createElement('main');
      board.className = 'board';
      const all = [...places.keys()].join('');
      board.innerHTML = [...names].map((name) => `<svg class="${name}">${all}</svg>`).join('');
      return stylesFor(board);
    },
  };
}

const nothing = (): void => undefined;
