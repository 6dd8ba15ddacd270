/**
 * Rules that most games never open: creating a hero, a town between adventures. A browser starts without them and brings
 * them before a game that may open them; everybody else has them at once.
 */
export interface Chapter<T> {
  open(): T;
  bring(rules: T): void;
}

export function chapter<T>(name: string): Chapter<T> {
  let held: T | undefined;
  return {
    open() {
      if (held === undefined) throw new Error(`the chapter ${name} was not brought`);
      return held;
    },
    bring(rules) {
      held = rules;
    },
  };
}
