import { useEffect, useRef } from 'preact/hooks';
import type { Sounds } from '../../../systems/adaptor.ts';
import type { Scene } from '../../sitting.ts';
import { cuesOf } from './cues.ts';
import { soundsOn } from './sound-state.ts';

interface HeardProps {
  readonly sounds: Sounds;
  readonly scene: Pick<Scene, 'seq' | 'latest' | 'outcome'>;
}

/** Plays what is heard of the last answer, where this device plays sounds. */
export function Heard({ sounds, scene }: HeardProps) {
  const last = useRef(scene.seq);
  useEffect(() => {
    if (last.current === scene.seq) return;
    last.current = scene.seq;
    const cues = soundsOn.value ? cuesOf({ sounds, ...scene }) : [];
    if (cues.length > 0) import('./play-sounds.ts').then(({ playSounds }) => playSounds(cues));
  }, [scene.seq]);
  return null;
}
