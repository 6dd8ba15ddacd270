/** A creation that is not finished: what it started from and what was answered, so that the engine makes it again. */
export interface UnderWay {
  readonly name: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly picks: readonly (readonly string[])[];
}

const keyOf = (system: string): string => `souterrain.creation.${system}`;

/** One a system is kept on this device, until its hero is made or it is given up. */
export function keepUnderWay(system: string, creation: UnderWay): void {
  try {
    localStorage.setItem(keyOf(system), JSON.stringify(creation));
  } catch {
    // A browser that keeps nothing still makes heroes, in one sitting.
  }
}

export function dropUnderWay(system: string): void {
  try {
    localStorage.removeItem(keyOf(system));
  } catch {
    // Nothing was kept either.
  }
}

export function readUnderWay(system: string): UnderWay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(system)) ?? 'null');
    return isUnderWay(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isUnderWay(kept: unknown): kept is UnderWay {
  const { name, asked, seed, picks } = (kept ?? {}) as Partial<UnderWay>;
  return typeof name === 'string' && typeof seed === 'string' && typeof asked === 'object' && Array.isArray(picks);
}
