import type { GameEvent } from '@souterrain/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Beat, Standing } from './beats.ts';
import { facingsOf } from './facing.ts';
import { type Intent, intentsOf } from './intents.ts';
import { type Cast, playBeats } from './play.ts';

interface Told<E extends GameEvent> {
  /** Events of the last answer, and all those of the game so far. */
  readonly latest: readonly E[];
  readonly events: readonly E[];
  readonly standing: Standing;
  beatsOf(events: readonly E[]): readonly Beat[];
  /** The same without the squares in between: enough to know where somebody looks. */
  glimpsesOf(events: readonly E[]): readonly Beat[];
}

interface Shown {
  /** Somewhere in the map. */
  readonly layer: RefObject<SVGGElement | null>;
  readonly beats: readonly Beat[];
  readonly intents: readonly Intent[];
  readonly facings: ReadonlyMap<string, number>;
}

/** How far back a figure is remembered to have moved or struck. */
const MEMORY = 300;

/** What the last answer did, read once for all that shows it, and played once. */
export function useBeats<E extends GameEvent>({ latest, events, standing, beatsOf, glimpsesOf }: Told<E>): Shown {
  const layer = useRef<SVGGElement>(null);
  const cast = useRef<Cast>(new Map());
  const read = useMemo(() => {
    const beats = beatsOf(latest);
    return {
      beats,
      intents: intentsOf(beats, standing),
      facings: facingsOf(glimpsesOf(events.slice(-MEMORY)), standing),
    };
  }, [latest]);
  useLayoutEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    if (svg) playBeats(read.beats, { svg, cast: cast.current, standing });
  }, [latest]);
  return { layer, ...read };
}
