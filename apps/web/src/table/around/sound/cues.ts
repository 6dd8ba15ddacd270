import type { AD1EventType } from '@souterrain/attention-donjon';
import type { AD2EventType } from '@souterrain/attention-donjon-2';
import type { SystemId } from '@souterrain/catalog';
import type { C50EventType } from '@souterrain/cinquante-etages';
import type { HBEvent } from '@souterrain/heros-bataillons';
import type { GameEvent, Outcome } from '@souterrain/kernel';
import type { Sound } from './sounds.ts';

type Cues<T extends string> = Readonly<Partial<Record<T, Sound>>>;

const CRAWL = {
  cardsDrawn: 'card',
  doorRevealed: 'door',
  roomPlaced: 'door',
  innerDoorSet: 'door',
  santeLost: 'hit',
  figureRemoved: 'hit',
} as const;

const C50: Cues<C50EventType> = {
  moveRolled: 'dice',
  duelRolled: 'dice',
  trapSprung: 'dice',
  chestOpened: 'dice',
  lootRolled: 'dice',
  retreatRolled: 'dice',
  fumbled: 'dice',
  wounded: 'hit',
  creatureWounded: 'hit',
  died: 'hit',
  floorOpened: 'door',
};

const AD1: Cues<AD1EventType> = { ...CRAWL, diceRolled: 'dice', dieRerolled: 'dice', wounded: 'hit' };

const AD2: Cues<AD2EventType> = { ...CRAWL, diceThrown: 'dice', dieRethrown: 'dice', pokerTried: 'dice' };

const HB: Cues<HBEvent['type']> = {
  checked: 'dice',
  attackRolled: 'dice',
  sidesRolled: 'dice',
  surpriseRolled: 'dice',
  reactionRolled: 'dice',
  wanderingRolled: 'dice',
  treasureRolled: 'dice',
  damaged: 'hit',
  roomOpened: 'door',
  roomEntered: 'door',
};

const CUES: Readonly<Record<SystemId, Readonly<Record<string, Sound>>>> = {
  'cinquante-etages': C50,
  'attention-donjon': AD1,
  'attention-donjon-2': AD2,
  'heros-bataillons': HB,
};

/** More at once would be noise. */
const MOST = 3;

/** What is heard of an answer, each sound once, in the order of its events; the end of the game comes last. */
export function cuesOf(system: string, events: readonly GameEvent[], outcome: Outcome | undefined): readonly Sound[] {
  const table = CUES[system as SystemId];
  const heard = new Set<Sound>();
  for (const { type } of events) {
    const sound = table[type];
    if (sound && heard.size < MOST) heard.add(sound);
  }
  const end: readonly Sound[] = outcome ? [isVictory(outcome) ? 'victory' : 'defeat'] : [];
  return [...heard, ...end];
}

const isVictory = ({ winners }: Outcome): boolean => winners.length > 0;
