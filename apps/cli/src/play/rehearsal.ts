import type { Game, Header, Show } from '@souterrain/kernel';
import type { Context } from '../context.ts';
import type { Playable } from '../systems.ts';
import { companyOf } from './company.ts';
import { Sitting } from './sitting.ts';

interface Rehearsal {
  /** Draws the board of a seat, for nobody. */
  readonly show: Show<unknown>;
  /** True when the table of this game can be laid: nothing of it is shown or kept. */
  rehearse(game: Game): boolean;
}

/** A game whose state nobody has replayed is tried before it is shown. */
export function rehearsalOf(playable: Playable, context: Context, header: Header): Rehearsal {
  const { lang, colours } = context;
  const company = companyOf(header);
  const silent: Context = { ...context, print: () => {}, say: () => {} };
  const autosave = { path: '', write: () => undefined, close: () => {} };
  return {
    show: (view, seat) => {
      if (seat !== undefined)
        playable.board(view, { system: playable.system, lang, colours, company, words: playable.words[lang] });
    },
    rehearse: (game) => {
      try {
        new Sitting(game, playable, { context: silent, autosave }).show();
        return true;
      } catch {
        return false;
      }
    },
  };
}
