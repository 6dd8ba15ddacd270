import type { CrawlEvent } from '../../events.ts';
import type { Shared } from '../catalogue.ts';
import { ranks, suits } from './cards.ts';
import { exploration } from './exploration.ts';
import { grammar } from './grammar.ts';
import { groups } from './groups.ts';
import { figures, health } from './health.ts';
import { heroes } from './heroes.ts';
import { items } from './items.ts';
import { movement } from './movement.ts';
import { rounds } from './rounds.ts';

export const shared: Shared<CrawlEvent> = {
  grammar,
  types: {
    mouvement: 'movement action',
    standard: 'standard action',
    bonus: 'bonus action',
    complexe: 'complex action',
    libre: 'free',
  },
  colon: ': ',
  suits,
  ranks,
  cardName: (rank, suit) => `${rank} of ${suit}`,
  joker: 'Joker',
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text,
  events: { ...rounds, ...exploration, ...movement, ...health, ...figures, ...heroes, ...items, ...groups },
  games: {
    scenario: 'Scenario',
    hasard: { label: 'At random', hint: 'rooms, encounters and objective drawn for this game' },
    campagne: {
      label: 'Campaign',
      non: { label: 'One adventure', hint: 'the game ends with the scenario' },
      oui: { label: 'With the interlude', hint: 'experience, care and shopping in town after the adventure' },
    },
  },
  heroes: {
    label: 'Hero',
    nouveau: { label: 'New hero', hint: 'attributes, Origine, Carrière and Arcane chosen step by step' },
    fiche: 'Sheet kept from another game',
    sansFiche: { label: 'None' },
  },
  outcomes: {
    victoire: 'Victory! The dungeon has met its match.',
    defaite: 'Defeat. The dungeon keeps its secrets.',
  },
};
