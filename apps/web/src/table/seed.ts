const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed short enough to be read aloud. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');
