/** AD2-NOT-33: the closed list of what can be wrong with a line. */
export type FaultCode =
  | 'E_LEX'
  | 'E_MISSING_ATTRIBUTE'
  | 'E_MISSING_SKILL'
  | 'E_TWO_SKILLS'
  | 'E_REQUIRED_WITHOUT_SKILL'
  | 'E_REQUIRED_MISPLACED'
  | 'E_MISSING_DIFFICULTY'
  | 'E_DIFFICULTY_RANGE'
  | 'E_UNKNOWN_CHARACTERISTIC'
  | 'E_ATTRIBUTE_AS_DIFFICULTY'
  | 'E_CHARACTERISTIC_NOT_FIRST'
  | 'E_MODE'
  | 'E_ENEMY_NEEDS_TWO_EFFECTS'
  | 'E_EMPTY_EFFECT'
  | 'E_DASH_NOT_ALONE'
  | 'E_UNKNOWN_EFFECT'
  | 'E_VALUE_REQUIRED'
  | 'E_VALUE_FORBIDDEN'
  | 'E_ARGUMENT_REQUIRED'
  | 'E_DURATION'
  | 'E_TWO_OUTCOMES'
  | 'E_EMPTY_OPTIONS'
  | 'E_OPTION_COST'
  | 'E_OPTION_MAX'
  | 'E_EMPTY_TAG'
  | 'E_UNCLOSED'
  | 'E_UNEXPECTED';

/** What would have been right at that place: a kind of thing, or the very mark between quotes. */
export type Expectation =
  | 'attribute'
  | 'skill'
  | 'difficulty'
  | 'characteristic'
  | 'range'
  | 'effect'
  | 'amount'
  | 'die'
  | 'state'
  | 'duration'
  | 'price'
  | 'count'
  | 'tag'
  | 'options'
  | 'end'
  | `"${string}"`;

/** AD2-NOT-01: the code, the place (offset from 0, column from 1), what was found and what was expected there. */
export interface NotationFault {
  readonly code: FaultCode;
  readonly offset: number;
  readonly column: number;
  /** The text at the place; empty at the end of the line. */
  readonly found: string;
  readonly expected: readonly Expectation[];
}

/** Thrown inside the parser alone; `parseAction` and `parseReaction` return its fault. */
export class NotationFailure extends Error {
  readonly fault: NotationFault;
  constructor(fault: NotationFault) {
    super(`${fault.code} at column ${fault.column}`);
    this.fault = fault;
  }
}
