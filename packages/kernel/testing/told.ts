import { EngineError } from '@souterrain/kernel';

/** What is wrong with an example somebody wrote, for its author: in each language that is read here. */
export interface Told {
  readonly fr: string;
  readonly en: string;
}

/** A situation that cannot be. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
  readonly told: Told;

  constructor(told: Told) {
    super(told.en);
    this.told = told;
  }
}

/** A script that the game does not ask for, or not so. */
export const misfit = (told: Told, report: Readonly<Record<string, unknown>> = {}): EngineError =>
  new EngineError(told.en, { ...report, told });

/** What an error says in both languages, where its author can mend it. */
export function toldBy(error: unknown): Told {
  if (error instanceof Impossible) return error.told;
  const told = error instanceof EngineError ? (error.report.told as Told | undefined) : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return told ?? { fr: message, en: message };
}
