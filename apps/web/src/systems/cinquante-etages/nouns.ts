import type { SystemWords } from '@souterrain/words';

/** The name of a thing of the game, by its id. */
export const nounOf = (words: SystemWords, id: string): string => words.term(id, undefined);
