import type { Decision, Game, Policy } from '@souterrain/kernel';
import type { Adaptor } from '../../systems/adaptor.ts';
import { asksSeveral } from '../choice.ts';
import { isPhysical } from '../wording.ts';

/** The seats that nobody holds, and who plays them. */
export interface Bots {
  readonly seats: readonly number[];
  /** The question that a bot has to answer, if it is one; real dice are thrown by people. */
  question(game: Game): Decision | undefined;
  picks(game: Pick<Game, 'world'>, decision: Decision): Decision['options'];
  /** Answers the question of a bot, if it is one, after a pause long enough to be seen. */
  play(game: Game, answer: (asked: Decision, picks: Decision['options']) => void): void;
  /** What bots answered goes with the answer of a person that it followed. */
  unwound(game: Game, agreed: boolean): Game;
}

/** Fetched when a game has such seats. */
export async function botsOf({ bot }: Adaptor, seats: readonly number[]): Promise<Bots | undefined> {
  return bot && botsWith(await bot(), seats);
}

const PAUSE = 400;
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const botsWith = (policy: Policy, seats: readonly number[]): Bots => ({
  seats,
  play(game, answer) {
    const asked = this.question(game);
    const now = () => game.open[0] === asked && answer(asked!, this.picks(game, asked!));
    if (asked) setTimeout(now, calm() ? 0 : PAUSE);
  },
  unwound(game, agreed) {
    const last = game.history.at(-1);
    const back = last && this.question(game) ? game.undo(last.seat, { agreed }) : undefined;
    return back?.ok ? this.unwound(back.value, agreed) : game;
  },
  question: ({ open: [decision] }) =>
    decision && !isPhysical(decision) && seats.includes(decision.seat) ? decision : undefined,
  picks({ world }, decision) {
    if (!asksSeveral(decision)) return [decision.options[policy.choose(decision, world)]!];
    const picks = policy.chooseSome?.(decision, world) ?? Array.from({ length: decision.min }, (_, i) => i);
    return picks.map((index) => decision.options[index]!);
  },
});
