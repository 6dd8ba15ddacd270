import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Chances, Fights, Request } from './messages.ts';
import type { Scene } from './scene.ts';

interface Answers {
  readonly chances: Chances;
  readonly fights: Fights;
}

export interface Asking<T> {
  /** The last answer to the last question; undefined before it comes. */
  readonly answer: Signal<T | undefined>;
  readonly working: Signal<boolean>;
  ask(scene: Scene): void;
  stop(): void;
}

/** A worker of its own for one kind of question: a new question, or `stop`, ends what it was doing. */
export function useWorker<K extends Request['wanted']>(
  wanted: K,
  isLast: (answer: Answers[K], scene: Scene) => boolean,
): Asking<Answers[K]> {
  const answer = useSignal<Answers[K] | undefined>(undefined);
  const working = useSignal(false);
  const worker = useRef<Worker | undefined>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    working.value = false;
  };
  const ask = (scene: Scene) => {
    stop();
    answer.value = undefined;
    working.value = true;
    worker.current = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Answers[K]>) => {
      answer.value = data;
      if (isLast(data, scene)) stop();
    };
    worker.current.onerror = stop;
    worker.current.postMessage({ wanted, scene } satisfies Request);
  };
  useEffect(() => stop, []);
  return { answer, working, ask, stop };
}
