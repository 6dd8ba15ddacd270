import type { GameEvent, Outcome } from '@souterrain/kernel';
import type { Sounds } from '../../../systems/adaptor.ts';
import type { Sound } from './sounds.ts';

/** More at once would be noise. */
const MOST = 3;

interface Heard {
  readonly sounds: Sounds;
  readonly latest: readonly GameEvent[];
  readonly outcome: Outcome | undefined;
}

/** What is heard of an answer, each sound once, in the order of its events; the end of the game comes last. */
export function cuesOf({ sounds, latest, outcome }: Heard): readonly Sound[] {
  const heard = new Set<Sound>();
  for (const { type } of latest) {
    const sound = sounds[type];
    if (sound && heard.size < MOST) heard.add(sound);
  }
  const end: readonly Sound[] = outcome ? [isVictory(outcome) ? 'victory' : 'defeat'] : [];
  return [...heard, ...end];
}

const isVictory = ({ winners }: Outcome): boolean => winners.length > 0;
