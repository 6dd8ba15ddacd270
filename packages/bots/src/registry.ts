import { EngineError, type Policy, type Prng } from '@souterrain/kernel';
import { randomBot } from './random.ts';

export type BotId = 'random';

/** The bots that a system brings: they read the world of the game, as a person reads the table. */
export type SystemBots = Readonly<Record<string, Policy>>;

/** Every bot takes a stream of its own, so that its choices never shift the dice. */
export const bots: Readonly<Record<BotId, (prng: Prng) => Policy>> = { random: randomBot };

export const BOT_IDS = Object.keys(bots) as readonly BotId[];

const isBotId = (id: string): id is BotId => Object.hasOwn(bots, id);

/** The bot of that name: one of the system's own, or one that plays anything. */
export function botNamed(id: string, { own = {}, prng }: { own?: SystemBots | undefined; prng: Prng }): Policy {
  if (Object.hasOwn(own, id)) return own[id]!;
  if (isBotId(id)) return bots[id](prng);
  throw new EngineError(`no bot ${id}`);
}
