import { typesetFr } from '@souterrain/words';
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
    mouvement: 'action de mouvement',
    standard: 'action standard',
    bonus: 'action bonus',
    complexe: 'action complexe',
    libre: 'gratuit',
  },
  colon: ' : ',
  suits,
  ranks,
  cardName: (rank, suit) => `${rank} de ${suit}`,
  joker: 'Joker',
  nobody: (seat) => `Place ${seat + 1}`,
  typeset: typesetFr,
  events: { ...rounds, ...exploration, ...movement, ...health, ...figures, ...heroes, ...items, ...groups },
  games: {
    scenario: 'Scénario',
    hasard: { label: 'Au hasard', hint: 'salles, rencontres et objectif tirés pour cette partie' },
    campagne: {
      label: 'Campagne',
      non: { label: 'Une aventure', hint: 'la partie s’arrête avec le scénario' },
      oui: { label: 'Avec l’interlude', hint: 'expérience, soins et achats en ville après l’aventure' },
    },
  },
  heroes: {
    label: 'Héros',
    nouveau: { label: 'Nouveau héros', hint: 'attributs, Origine, Carrière et Arcane choisis pas à pas' },
    fiche: 'Fiche gardée d’une autre partie',
    sansFiche: { label: 'Aucune' },
  },
  outcomes: {
    victoire: 'Victoire ! Le donjon a trouvé à qui parler.',
    defaite: 'Défaite. Le donjon garde ses secrets.',
  },
};
