/** Everything a player, a file or a caller can get wrong. Closed: clients translate every code. */
export type ErrorCode =
  | 'unknown-option'
  | 'duplicate-option'
  | 'too-few-options'
  | 'too-many-options'
  | 'wrong-seat'
  | 'decision-taken'
  | 'game-over'
  | 'game-frozen'
  | 'undo-nothing'
  | 'undo-past-chance'
  | 'undo-past-other'
  | 'bad-setup'
  | 'bad-variant'
  | 'save-unreadable'
  | 'save-foreign'
  | 'save-newer'
  | 'save-corrupt'
  | 'save-system'
  | 'save-version'
  | 'save-pack'
  | 'save-mismatch';

/** A fault of the player or of a file: returned, never thrown. `params` name the thing. */
export interface Fault {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: ErrorCode, params: Fault['params'] = {}): Result<never> => ({
  ok: false,
  fault: { code, params },
});

/** Our fault: a rule, a script or a limit broke. Carries what is needed to replay it. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly report: Readonly<Record<string, unknown>>;

  constructor(message: string, report: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.report = report;
  }
}
