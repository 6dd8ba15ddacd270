import type { Asked } from '@souterrain/odds/questions';
import { answer } from '@souterrain/odds/questions/answers';

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answer(data)));
