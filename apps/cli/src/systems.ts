import type { SystemBots } from '@souterrain/bots';
import type { CaseSystem } from '@souterrain/cases';
import { DRAFTS, SYSTEM_IDS } from '@souterrain/catalog';
import type { PackSystem } from '@souterrain/content';
import type { Packs, System } from '@souterrain/kernel';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Board } from './boards/board.ts';
import { badUsage, type Failure } from './failure.ts';
import type { Manifest } from './manifest.ts';
import { MANIFESTS } from './manifests/list.gen.ts';
import { insteadOf } from './suggest.ts';
import type { Words } from './words/index.ts';

/** A system as the commands use it. */
export interface Playable {
  readonly system: System;
  readonly words: ByLang<SystemWords>;
  readonly board: Board;
  /** Absent while case files of this system cannot be read. */
  readonly cases?: () => Promise<CaseSystem>;
  readonly packs: () => Promise<PackSystem>;
  /** Bots that know this system, besides those that play anything. */
  readonly bots?: () => Promise<SystemBots>;
}

/** Systems under construction are offered to whoever asks for them. */
const isOffered = ({ id }: Manifest): boolean => process.env.SOUTERRAIN_DRAFTS === '1' || !DRAFTS.includes(id);

/** The systems that can be played here, in their order. */
export const SYSTEMS: readonly Manifest[] = MANIFESTS.filter(isOffered).sort(
  (one, other) => SYSTEM_IDS.indexOf(one.id) - SYSTEM_IDS.indexOf(other.id),
);

export const manifestOf = (id: string): Manifest | undefined => SYSTEMS.find((system) => system.id === id);

export const isSystem = (id: string): boolean => manifestOf(id) !== undefined;

export const unknownSystem = (words: Words, id: string): Failure =>
  badUsage(
    words.unknownSystem(
      id,
      insteadOf(
        id,
        SYSTEMS.map((system) => system.id),
      ),
    ),
  );

/** The system of that id, with packs of one's own that were checked; an unknown one is bad usage. */
export async function loadSystem(words: Words, id: string, own: Packs = []): Promise<Playable> {
  const manifest = manifestOf(id);
  if (!manifest) throw unknownSystem(words, id);
  return playable(manifest, own);
}

export async function playable(manifest: Manifest, own: Packs): Promise<Playable> {
  const [{ createSystem, SHIPPED }, { wordsOf }, { board }] = await Promise.all([
    manifest.rules(),
    manifest.text(),
    manifest.board(),
  ]);
  const system = createSystem([...SHIPPED, ...own]) as System & { readonly content: never };
  return {
    system,
    words: wordsOf(system.content),
    board,
    ...(manifest.cases && { cases: async () => (await manifest.cases!()).caseSystemOf(system as never) }),
    packs: manifest.packs,
    ...(manifest.bots && { bots: manifest.bots }),
  };
}
