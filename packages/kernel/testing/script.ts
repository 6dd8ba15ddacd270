import {
  type Card,
  type Chance,
  type Decision,
  type DrawRequest,
  type Prng,
  pick,
  type RollRequest,
  SeededChance,
  single,
} from '@souterrain/kernel';
import { misfit } from './told.ts';

/** What dice, decks and people will do, in order. All of it must be used. */
export interface Script {
  /** One entry a roll: its faces, or the face of a single die. */
  readonly dice?: readonly (number | readonly number[])[];
  /** One entry a draw: the cards that come. */
  readonly cards?: readonly (readonly Card[])[];
  /** One entry a decision: the id picked, or several. */
  readonly decisions?: readonly (string | readonly string[])[];
  /** Answers the draws of the decks that the script leaves to the software, such as the squares of a generated floor. */
  readonly rest?: Prng;
}

const list = <T>(entry: T | readonly T[]): readonly T[] => (Array.isArray(entry) ? entry : [entry as T]);

/** A script being read: as a chance driver it answers `undefined` once it has run out. */
export class Reader implements Chance {
  readonly asked: Decision[] = [];
  readonly #dice: (readonly number[])[];
  readonly #cards: (readonly Card[])[];
  readonly #picks: (readonly string[])[];
  readonly #rest: SeededChance | undefined;

  constructor({ dice = [], cards = [], decisions = [], rest }: Script) {
    this.#dice = dice.map(list);
    this.#cards = cards.map((c) => [...c]);
    this.#picks = decisions.map(list);
    this.#rest = rest && new SeededChance(rest);
  }

  roll(request: RollRequest): readonly number[] | undefined {
    const faces = this.#dice.shift();
    if (!faces) return undefined;
    const fits = faces.length === request.count && faces.every((f) => f >= 1 && f <= request.sides);
    if (!fits)
      throw misfit({
        fr: `${faces.join(', ')} ne va pas à ${request.count}d${request.sides} de ${request.rule}`,
        en: `script: ${faces.join(', ')} does not fit ${request.count}d${request.sides} of ${request.rule}`,
      });
    return faces;
  }

  draw(request: DrawRequest): readonly Card[] | undefined {
    const cards = this.#cards.shift();
    if (!cards) return this.#rest?.draw(request);
    const missing = cards.find((c) => !request.from.includes(c));
    if (cards.length !== request.count || missing !== undefined)
      throw misfit({
        fr: `les cartes ${cards.join(', ')} ne vont pas à la pioche de ${request.count} dans ${request.deck}`,
        en: `script: cards ${cards.join(', ')} do not fit the draw of ${request.count} from ${request.deck}`,
      });
    return cards;
  }

  /** The scripted answer to a decision, as the rule receives it; undefined once the script has run out. */
  decide(decision: Decision) {
    this.asked.push(decision);
    const ids = this.#picks.shift();
    if (!ids) return undefined;
    const picked = pick(decision, ids);
    if (!picked.ok) {
      const { fault } = picked;
      const offered = decision.options.map(({ id }) => id).join(', ');
      const told = {
        fr: `${ids.join(' ')} ne répond pas à ${decision.id}\u00a0: ${offered}`,
        en: `script: ${fault.code}: ${ids.join(' ')} does not answer ${decision.id}: ${offered}`,
      };
      throw misfit(told, { fault });
    }
    return single(decision) ? picked.value[0]! : picked.value;
  }

  /** What nobody asked for: an empty list when the script was used up. */
  get left(): readonly string[] {
    return [
      ...this.#dice.map((d) => `dice ${d.join(', ')}`),
      ...this.#cards.map((c) => `cards ${c.join(', ')}`),
      ...this.#picks.map((p) => `decision ${p.join(' ')}`),
    ];
  }

  finish(): void {
    if (this.left.length === 0) return;
    const left = this.left.join('; ');
    throw misfit(
      { fr: `tout le script n’a pas servi, il reste ${left}`, en: `script not used up: ${left}` },
      { left: this.left },
    );
  }
}
