import type { SystemBots } from '@souterrain/bots';
import type { CaseSystem } from '@souterrain/cases';
import type { SystemId } from '@souterrain/catalog';
import type { PackSystem } from '@souterrain/content';
import type { Packs } from '@souterrain/kernel';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Board } from './boards/board.ts';

/** All that a system tells the command: where each part of it is loaded once a command needs it. */
export interface Manifest {
  readonly id: SystemId;
  readonly title: string;
  rules(): Promise<{ createSystem(packs: Packs): unknown; readonly SHIPPED: Packs }>;
  text(): Promise<{ wordsOf(content: never): ByLang<SystemWords> }>;
  board(): Promise<{ readonly board: Board }>;
  packs(): Promise<PackSystem>;
  /** Absent while case files of this system cannot be read. */
  cases?(): Promise<{ caseSystemOf(system: never): CaseSystem }>;
  /** Bots that know this system, besides those that play anything. */
  bots?(): Promise<SystemBots>;
}

export const defineManifest = (manifest: Manifest): Manifest => manifest;
