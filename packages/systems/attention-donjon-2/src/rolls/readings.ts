/** The open questions that a Jet depends on. */
export interface RollReadings {
  /** AD2-Q-01: may a Coup de poker follow another? */
  readonly pokerChain: 'one' | 'chain';
  /** AD2-Q-02: do the kept 1s count once, or again with the second throw? */
  readonly pokerOnes: 'once' | 'again';
  /** AD2-Q-03: may penalties take the last die? */
  readonly minDice: 'one' | 'zero';
}

export const CHOSEN: RollReadings = { pokerChain: 'one', pokerOnes: 'once', minDice: 'one' };
