import type { GameEvent } from '@souterrain/kernel';
import type { MapPlace, SceneProps, SystemPanels } from '../../../systems/adaptor.ts';
import type { Scene } from '../../sitting.ts';
import type { Topic } from './spoken-state.ts';
import { spokenWords } from './spoken-words.ts';

interface Speaking {
  readonly panels: SystemPanels;
  readonly scene: Scene;
  readonly props: SceneProps;
}

/** So many lines are said at once: the journal holds the rest. */
const MOST = 6;

/** Events in words, the last ones of them, then how many lines the journal has besides. */
export function tell(
  events: readonly GameEvent[],
  { words, company, lang }: SceneProps,
  most = MOST,
): readonly string[] {
  const lines = events.flatMap((event) => words.event(event, company) ?? []);
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(-most), spokenWords[lang].more(left)] : lines;
}

/** The seat whose state is asked for: whoever decides, or decided last. */
const seatIn = ({ decision, curtain, bot }: Scene): number => decision?.seat ?? curtain ?? bot ?? 0;

/** What a key says. */
export function sayings(topic: Topic, { panels, scene, props }: Speaking): readonly string[] {
  const lines = linesOf(topic, { panels, scene, props });
  return lines.length > 0 ? lines : [spokenWords[props.lang].nothing[topic]];
}

function linesOf(topic: Topic, { panels, scene, props }: Speaking): readonly string[] {
  const { spoken, placesInWords, describe } = panels;
  const seat = seatIn(scene);
  switch (topic) {
    case 'last': {
      const latest = tell(scene.latest, props);
      return latest.length > 0 ? latest : lastOf(scene.events, props);
    }
    case 'state':
      return spoken?.state(props, seat) ?? [];
    case 'threats':
      return spoken?.threats(props, seat) ?? [];
    case 'order':
      return spoken?.order(props) ?? [];
    case 'map':
      return placesInWords?.(props, seat)?.places.map(sayPlace) ?? [describe(props)];
  }
}

function lastOf(events: readonly GameEvent[], { words, company }: SceneProps): readonly string[] {
  for (let at = events.length - 1; at >= 0; at--) {
    const line = words.event(events[at]!, company);
    if (line !== undefined) return [line];
  }
  return [];
}

/** A place in one sentence. */
export const sayPlace = ({ name, distance, lines }: MapPlace): string =>
  `${[[name, distance].filter(Boolean).join(', '), ...lines].join('. ')}.`;
