import { useEffect } from 'preact/hooks';
import type { Bench } from './bench.ts';

/** What is not finished, a creation or a visit to town: what it started from and what was answered, so that the engine makes it again. */
export interface UnderWay {
  readonly name: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly picks: readonly (readonly string[])[];
}

/** One creation a system is kept on this device, until its hero is made or it is given up. */
export const creationOf = (system: string): string => `souterrain.creation.${system}`;

/** One visit a hero, until it is over or given up. */
export const visitOf = (hero: string): string => `souterrain.ville.${hero}`;

/** Something being made, and what it was begun with. */
export interface Making {
  readonly from: UnderWay;
  readonly bench: Bench;
}

/** Keeps what is being made after every answer. */
export function useKept(key: string, making: Making | undefined): void {
  const taken = making?.bench.taken.value;
  useEffect(() => {
    if (!making || !taken) return;
    keepUnderWay(key, { ...making.from, picks: taken.map(({ picks }) => picks.map((option) => option.id)) });
  }, [taken]);
}

function keepUnderWay(key: string, begun: UnderWay): void {
  try {
    localStorage.setItem(key, JSON.stringify(begun));
  } catch {
    // A browser that keeps nothing still makes heroes and takes them to town, in one sitting.
  }
}

export function dropUnderWay(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

export function readUnderWay(key: string): UnderWay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUnderWay(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isUnderWay(kept: unknown): kept is UnderWay {
  const { name, asked, seed, picks } = (kept ?? {}) as Partial<UnderWay>;
  return typeof name === 'string' && typeof seed === 'string' && typeof asked === 'object' && Array.isArray(picks);
}
