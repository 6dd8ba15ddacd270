import type { NewGame, System } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';

/** What is done with the heroes of a system outside of any adventure: parts of it, each a short game of its own. */
export interface Workshop {
  /** Why it keeps nobody, or has no town. */
  readonly note?: ByLang<string>;
  /** Left out where a hero is one choice. */
  readonly creation?: Creation;
  /** Between two adventures. */
  town?(system: System): Promise<System>;
}

export interface Creation {
  /** What is asked before it begins. */
  readonly asks: readonly string[];
  readonly variants: Readonly<Record<string, string>>;
}

const NEW = 'nouveau';

/** The same rules, over once the hero is made. */
export const creationGame = (system: System): System => ({
  ...system,
  outcome: (state) =>
    (state as { readonly phase: string }).phase === 'creation' ? undefined : { id: 'fin', winners: [], scores: [] },
});

export const creationSetup = (
  name: string,
  { variants }: Creation,
  asked: Readonly<Record<string, string>>,
): Omit<NewGame, 'seed'> => ({
  seats: [{ name, choices: { heros: NEW } }],
  variants: { ...variants, ...asked },
});
