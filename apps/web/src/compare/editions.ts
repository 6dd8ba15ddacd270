import { attentionDonjon, CREATURES, ENCOUNTERS, HEROES } from '@souterrain/attention-donjon';
import {
  attentionDonjon2,
  CREATURES as CREATURES_2,
  ENCOUNTERS as ENCOUNTERS_2,
  HEROES as HEROES_2,
} from '@souterrain/attention-donjon-2';
import type { EncounterEntry, Words } from '@souterrain/crawl/content/types';
import type { CrawlEvent } from '@souterrain/crawl/events';
import type { State } from '@souterrain/crawl/state';
import type { System } from '@souterrain/kernel';

export const EDITIONS = ['attention-donjon', 'attention-donjon-2'] as const;
export type EditionId = (typeof EDITIONS)[number];

interface ReadyMade {
  readonly id: string;
  readonly name: Words;
  readonly origin: string;
  readonly career: string;
}

type Table<T> = Readonly<Record<string, T>>;

/** What both editions have of their own, in the same shape. */
export interface Side {
  readonly system: System<State, CrawlEvent>;
  readonly heroes: Table<ReadyMade>;
  readonly encounters: Table<EncounterEntry>;
  readonly creatures: Table<{ readonly name: Words; readonly plural: Words }>;
}

export const SIDES: Readonly<Record<EditionId, Side>> = {
  'attention-donjon': {
    system: attentionDonjon as unknown as System<State, CrawlEvent>,
    heroes: HEROES,
    encounters: ENCOUNTERS,
    creatures: CREATURES,
  },
  'attention-donjon-2': {
    system: attentionDonjon2 as unknown as System<State, CrawlEvent>,
    heroes: HEROES_2,
    encounters: ENCOUNTERS_2,
    creatures: CREATURES_2,
  },
};
