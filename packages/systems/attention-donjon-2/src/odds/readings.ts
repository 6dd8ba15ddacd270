import type { AD2State } from '../state.ts';

/** Readings that throw or count dice in another way than the closed forms do: no figure is better than a wrong one. */
export const areDiceAsWritten = ({ variants }: AD2State): boolean =>
  variants.pokerChain === 'one' &&
  variants.pokerOnes === 'once' &&
  variants.bestialeOnes === 'again' &&
  variants.enemyCancelOnFailure === 'no';
