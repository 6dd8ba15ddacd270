import type { Decision, Option } from '@souterrain/kernel';
import type { AD2State } from '../state.ts';

const HURTS = /Dommages|Perforation/;

/** What Réussites may buy that changes who loses how much Santé, in one order: in another it would come to the same. */
export class Purchases {
  readonly #holds: boolean;
  #last = '';

  /** With AD2-Q-15, states that come before a move may hold it back. */
  constructor({ variants }: AD2State) {
    this.#holds = variants.dodgeStatesBeforeMove === 'yes';
  }

  /** Those still worth trying, the first of those that do the same; or the end of it. */
  left({ id, options }: Decision): readonly Option[] {
    if (id === 'quel-effet') return options;
    const seen = new Set<string>();
    const found = options.filter((option) => {
      const what = this.#whatOf(option);
      if (what === undefined || what < this.#last || seen.has(what)) return false;
      seen.add(what);
      return true;
    });
    return found.length > 0 ? found : options.slice(-1);
  }

  note(option: Option): void {
    this.#last = this.#whatOf(option) ?? this.#last;
  }

  /** What an option buys, undefined where nothing depends on it. */
  #whatOf({ label, params }: Option): string | undefined {
    const effect = String(params?.effect);
    switch (label) {
      case 'acheter':
        return HURTS.test(effect) ? effect : undefined;
      case 'annuler-une-reaction':
        return this.#holds || HURTS.test(effect) ? effect : undefined;
      case 'atteindre':
      case 'annuler-un-dommage':
        return label;
      default:
        return undefined;
    }
  }
}
