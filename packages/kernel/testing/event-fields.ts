import type { GameEvent } from '@souterrain/kernel';

type FieldOf<E> = E extends unknown ? Exclude<keyof E, keyof GameEvent> : never;

/** The fields of each event beside those that all have, by its type. */
export type EventFields<E extends GameEvent> = {
  readonly [T in E['type']]: { readonly [K in FieldOf<Extract<E, { readonly type: T }>> & string]: 1 };
};
