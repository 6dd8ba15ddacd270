import type { SystemBots } from '@souterrain/bots';
import type { CaseSystem } from '@souterrain/cases';
import type { PackSystem } from '@souterrain/content';
import type { HBState } from '@souterrain/heros-bataillons';
import type { Packs, System } from '@souterrain/kernel';
import type { ByLang, SystemWords } from '@souterrain/words';
import type { Board } from './boards/board.ts';
import { badUsage, type Failure } from './failure.ts';
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

interface Entry {
  readonly title: string;
  /** Made with packs that do not come with it, if there are any. */
  readonly load: (own: Packs) => Promise<Playable>;
}

async function cinquanteEtages(own: Packs): Promise<Playable> {
  const [{ createSystem, SHIPPED }, { wordsOf }, { board }] = await Promise.all([
    import('@souterrain/cinquante-etages'),
    import('@souterrain/cinquante-etages/text'),
    import('./boards/cinquante-etages.ts'),
  ]);
  const system = createSystem([...SHIPPED, ...own]);
  const cases = async () => (await import('@souterrain/cinquante-etages/testing')).caseSystemOf(system);
  const packs = () => import('@souterrain/cinquante-etages/packs');
  const bots = async () => {
    const { referencePolicy } = await import('@souterrain/cinquante-etages/reference');
    return { greedy: { start: (state: Parameters<typeof referencePolicy>[1]) => referencePolicy(system, state) } };
  };
  return { system, words: wordsOf(system.content), board, cases, packs, bots };
}

async function attentionDonjon(own: Packs): Promise<Playable> {
  const [{ createSystem, SHIPPED }, { wordsOf }, { board }] = await Promise.all([
    import('@souterrain/attention-donjon'),
    import('@souterrain/attention-donjon/text'),
    import('./boards/attention-donjon.ts'),
  ]);
  const system = createSystem([...SHIPPED, ...own]);
  const cases = async () => (await import('@souterrain/attention-donjon/testing')).caseSystemOf(system);
  const packs = () => import('@souterrain/attention-donjon/packs');
  const bots = async () => {
    const { greedyPolicy } = await import('@souterrain/attention-donjon/greedy');
    return { greedy: { start: () => greedyPolicy() } };
  };
  return { system, words: wordsOf(system.content), board, cases, packs, bots };
}

async function attentionDonjon2(own: Packs): Promise<Playable> {
  const [{ createSystem, SHIPPED }, { wordsOf }, { board }] = await Promise.all([
    import('@souterrain/attention-donjon-2'),
    import('@souterrain/attention-donjon-2/text'),
    import('./boards/attention-donjon-2.ts'),
  ]);
  const system = createSystem([...SHIPPED, ...own]);
  const cases = async () => (await import('@souterrain/attention-donjon-2/testing')).caseSystemOf(system);
  const packs = () => import('@souterrain/attention-donjon-2/packs');
  const bots = async () => {
    const { greedyPolicy } = await import('@souterrain/attention-donjon-2/greedy');
    return { greedy: { start: () => greedyPolicy() } };
  };
  return { system, words: wordsOf(system.content), board, cases, packs, bots };
}

async function herosBataillons(own: Packs): Promise<Playable> {
  const [{ createSystem, SHIPPED }, { wordsOf }, { board }] = await Promise.all([
    import('@souterrain/heros-bataillons'),
    import('@souterrain/heros-bataillons/text'),
    import('./boards/heros-bataillons.ts'),
  ]);
  const system = createSystem([...SHIPPED, ...own]);
  const cases = async () => (await import('@souterrain/heros-bataillons/testing')).caseSystemOf(system);
  const packs = () => import('@souterrain/heros-bataillons/packs');
  const bots = async () => {
    const { greedyPolicy } = await import('@souterrain/heros-bataillons/greedy');
    return { greedy: { start: (state: HBState) => greedyPolicy({ state, content: system.content }) } };
  };
  return { system, words: wordsOf(system.content), board, cases, packs, bots };
}

export const SYSTEMS: Readonly<Record<string, Entry>> = {
  'cinquante-etages': { title: 'Cinquante Étages', load: cinquanteEtages },
  'attention-donjon': { title: 'Attention Donjon\u202F! 1re édition', load: attentionDonjon },
  'attention-donjon-2': { title: 'Attention Donjon\u202F! 2e édition', load: attentionDonjon2 },
  'heros-bataillons': { title: 'Héros & Bataillons', load: herosBataillons },
};

export const isSystem = (id: string): boolean => Object.hasOwn(SYSTEMS, id);

export const unknownSystem = (words: Words, id: string): Failure =>
  badUsage(words.unknownSystem(id, insteadOf(id, Object.keys(SYSTEMS))));

/** The system of that id, with packs of one's own that were checked; an unknown one is bad usage. */
export async function loadSystem(words: Words, id: string, own: Packs = []): Promise<Playable> {
  if (!isSystem(id)) throw unknownSystem(words, id);
  return SYSTEMS[id]!.load(own);
}
