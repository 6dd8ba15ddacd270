import { answer, type Request } from './answers/answer.ts';

addEventListener('message', ({ data }: MessageEvent<Request>) => postMessage(answer(data)));
