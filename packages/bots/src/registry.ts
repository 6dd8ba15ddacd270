import { EngineError, type Policy, type Prng } from '@souterrain/kernel';
import { randomBot } from './random.ts';

export type BotId = 'random';

/** A bot that a system brings: it reads the world of the game it plays, as a person reads the table. */
export interface SystemBot<S = unknown> {
  start(state: S, prng: Prng): Policy;
}

export type SystemBots<S = unknown> = Readonly<Record<string, SystemBot<S>>>;

/** Every bot takes a stream of its own, so that its choices never shift the dice. */
export const bots: Readonly<Record<BotId, (prng: Prng) => Policy>> = { random: randomBot };

export const BOT_IDS = Object.keys(bots) as readonly BotId[];

const isBotId = (id: string): id is BotId => Object.hasOwn(bots, id);

/** The bot of that name, for one game: one of the system's own, or one that plays anything. */
export function startBot<S>(
  id: string,
  { own = {}, state, prng }: { own?: SystemBots<S> | undefined; state: S; prng: Prng },
): Policy {
  if (Object.hasOwn(own, id)) return own[id]!.start(state, prng);
  if (isBotId(id)) return bots[id](prng);
  throw new EngineError(`no bot ${id}`);
}
