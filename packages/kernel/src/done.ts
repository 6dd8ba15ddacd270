import type { Answer, Request, Rule } from './rule.ts';

/** A rule that waits for nothing: over as soon as it is called, and its own last step, so that nothing else is made. */
export class Done<T> implements Rule<T> {
  readonly [Symbol.toStringTag] = 'Done';
  readonly done = true;
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }

  next(): this {
    return this;
  }

  return(value: T): IteratorReturnResult<T> {
    return { value, done: true };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** A rule that is one request: over once it is answered. */
export class Wait<T> implements Rule<T> {
  readonly [Symbol.toStringTag] = 'Wait';
  readonly #request: Request;
  readonly #read: (answer: Answer) => T;
  #waits = false;

  constructor(request: Request, read: (answer: Answer) => T) {
    this.#request = request;
    this.#read = read;
  }

  next(answer?: Answer): IteratorResult<Request, T> {
    if (this.#waits) return { value: this.#read(answer!), done: true };
    this.#waits = true;
    return { value: this.#request, done: false };
  }

  return(value: T): IteratorReturnResult<T> {
    return { value, done: true };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

export const OVER: Rule<void> = new Done(undefined);

/** What an option does where it asks nothing more. */
export const act =
  <A extends readonly unknown[]>(does: (...given: A) => void) =>
  (...given: A): Rule<void> => {
    does(...given);
    return OVER;
  };
