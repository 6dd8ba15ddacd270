import type { Policy, Prng } from '@souterrain/kernel';
import { randomBot } from './random.ts';

export type BotId = 'random';

/** Every bot takes a stream of its own, so that its choices never shift the dice. */
export const bots: Readonly<Record<BotId, (prng: Prng) => Policy>> = { random: randomBot };

export const BOT_IDS = Object.keys(bots) as readonly BotId[];
