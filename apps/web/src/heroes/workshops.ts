import type { SystemId } from '@souterrain/catalog';
import type { NewGame, System } from '@souterrain/kernel';
import type { Adaptor } from '../systems/adaptor.ts';

/** What is done with a hero outside of any adventure: parts of its system, each a short game of its own. */
export interface Workshop {
  /** A game that is over once its hero is made. */
  readonly creation: System;
  /** What is asked of a creation before it begins. */
  readonly asks: readonly string[];
  readonly variants: Readonly<Record<string, string>>;
  /** Between two adventures. */
  town?(): Promise<System>;
}

const NEW = 'nouveau';
/** Creation needs no dungeon: one is drawn only if the game goes on. */
const ANYWHERE = { scenario: 'hasard' };

const visit = async ({ system }: Adaptor): Promise<System> => {
  const { townVisit } = await import('@souterrain/crawl/heroes/town');
  return townVisit(system as Parameters<typeof townVisit>[0]) as unknown as System;
};

const PARTS: Readonly<Partial<Record<SystemId, Omit<Workshop, 'creation' | 'town'> & { readonly town?: true }>>> = {
  'attention-donjon': { asks: [], variants: ANYWHERE, town: true },
  'attention-donjon-2': { asks: [], variants: ANYWHERE, town: true },
  'heros-bataillons': { asks: ['attributs'], variants: {} },
};

/** Nothing for a system whose heroes are one choice. */
export function workshopOf(adaptor: Adaptor): Workshop | undefined {
  const part = PARTS[adaptor.system.id as SystemId];
  if (!part) return undefined;
  const { town, ...rest } = part;
  return { ...rest, creation: until(adaptor.system), ...(town && { town: () => visit(adaptor) }) };
}

/** The same rules, over where creation ends. */
const until = (system: System): System => ({
  ...system,
  outcome: (state) =>
    (state as { readonly phase: string }).phase === 'creation' ? undefined : { id: 'fin', winners: [], scores: [] },
});

export const creationSetup = (
  name: string,
  { variants }: Workshop,
  asked: Readonly<Record<string, string>>,
): Omit<NewGame, 'seed'> => ({
  seats: [{ name, choices: { heros: NEW } }],
  variants: { ...variants, ...asked },
});
