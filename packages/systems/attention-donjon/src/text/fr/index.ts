import type { Catalogue } from '../catalogue.ts';
import { wordsOf } from '../speak.ts';
import { actions } from './actions.ts';
import { ranks, suits } from './cards.ts';
import { choices } from './choices.ts';
import { combat, figures } from './combat.ts';
import { exploration } from './exploration.ts';
import { typeset } from './grammar.ts';
import { groups } from './groups.ts';
import { heroes } from './heroes.ts';
import { items } from './items.ts';
import { movement } from './movement.ts';
import { prompts } from './prompts.ts';
import { rolls } from './rolls.ts';
import { rounds } from './rounds.ts';
import { terms } from './terms.ts';
import { townOptions } from './town.ts';
import { variants } from './variants.ts';

export const catalogue: Catalogue = {
  lang: 'fr',
  title: 'Attention Donjon !',
  pitch: 'Des héros, des cartes, des poignées de dés : le donjon se révèle Porte après Porte, et il mord.',
  prompts,
  options: { ...actions, ...choices, ...townOptions },
  events: {
    ...rolls,
    ...rounds,
    ...exploration,
    ...movement,
    ...combat,
    ...figures,
    ...heroes,
    ...items,
    ...groups,
  },
  terms,
  variants,
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
  suits,
  ranks,
  cardName: (rank, suit) => `${rank} de ${suit}`,
  joker: 'Joker',
  outcomes: {
    victoire: 'Victoire ! Le donjon a trouvé à qui parler.',
    defaite: 'Défaite. Le donjon garde ses secrets.',
  },
  nobody: (seat) => `Place ${seat + 1}`,
  typeset,
};

export const words = wordsOf(catalogue);
