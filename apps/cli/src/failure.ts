/** Bad usage ends with 2, a check that failed with 1. */
export type Status = 0 | 1 | 2;

/** What the person must be told before the command ends, in one line, with the place below if there is one to show. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: 1 | 2;

  constructor(status: 1 | 2, message: string) {
    super(message);
    this.status = status;
  }
}

export const badUsage = (message: string): Failure => new Failure(2, message);
export const failedCheck = (message: string): Failure => new Failure(1, message);
