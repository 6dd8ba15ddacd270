import type { Board } from '../state.ts';
import { type Drawn, readBoard } from './board.ts';
import { signatureOf } from './signature.ts';
import { Survey } from './survey.ts';

const MOST_ALIKE = 1000;

/** The boards of all the games of one content. Games of one scenario start on the same board and lay the same rooms: what was surveyed serves them all. */
export class Surveys {
  readonly #g: Drawn;
  /** A memo: a board is replaced when it changes, never changed. */
  readonly #byBoard = new WeakMap<Board, Survey>();
  readonly #alike = new Map<string, Survey>();

  constructor(content: Drawn['content']) {
    this.#g = { content };
  }

  of(board: Board): Survey {
    let survey = this.#byBoard.get(board);
    if (!survey) {
      survey = this.#like(board);
      this.#byBoard.set(board, survey);
    }
    return survey;
  }

  #like(board: Board): Survey {
    const signature = signatureOf(board);
    // Rooms drawn for one game serve no other.
    if (signature === undefined) return new Survey(readBoard(this.#g, board));
    let survey = this.#alike.get(signature);
    if (!survey) {
      if (this.#alike.size >= MOST_ALIKE) this.#alike.clear();
      survey = new Survey(readBoard(this.#g, board));
      this.#alike.set(signature, survey);
    }
    return survey;
  }
}
