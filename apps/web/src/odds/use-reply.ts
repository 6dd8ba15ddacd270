import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Asked } from '@souterrain/odds/questions';
import type { Reply } from '@souterrain/odds/questions/answers';
import { useEffect, useRef } from 'preact/hooks';

/** The last reply, and whether it is still that of the question asked. */
export type Replying =
  | { readonly state: 'working'; readonly last: Answered | undefined }
  | { readonly state: 'done'; readonly last: Answered }
  | { readonly state: 'failed' };

export interface Answered {
  readonly request: Asked;
  readonly reply: Reply;
}

/** Asks a worker, so that no table holds back the page; a question that is no longer asked is dropped with its worker. */
export function useReply(request: Asked | undefined): ReadonlySignal<Replying> {
  const replying = useSignal<Replying>({ state: 'working', last: undefined });
  const worker = useRef<Worker | undefined>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (!request) return;
    const before = replying.peek();
    if (before.state === 'working') stop();
    replying.value = { state: 'working', last: before.state === 'failed' ? undefined : before.last };
    worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Reply>) => {
      replying.value = { state: 'done', last: { request, reply: data } };
    };
    worker.current.onerror = () => {
      stop();
      replying.value = { state: 'failed' };
    };
    worker.current.postMessage(request);
  }, [JSON.stringify(request)]);
  return replying;
}
