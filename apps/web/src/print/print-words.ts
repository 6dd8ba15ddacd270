import { type ByLang, WIDE } from '@souterrain/words';

export interface PrintWords {
  readonly heading: string;
  readonly print: string;
  readonly printHint: string;
  readonly what: string;
  readonly kinds: Readonly<Record<'heros' | 'monstres' | 'scenario', string>>;
  readonly scenario: string;
  readonly system: string;
  readonly backToTable: string;
  readonly backToHeroes: string;
  readonly noHero: string;
  readonly nobodyMet: string;
  readonly allMonsters: string;
  readonly noScenario: string;
  playedBy(name: string): string;
  pages(count: number): string;
}

const fr: PrintWords = {
  heading: 'À imprimer',
  print: 'Imprimer',
  printHint: 'Papier A4, sans marges, avec les images d’arrière-plan si le navigateur le demande.',
  what: 'Ce qu’on imprime',
  kinds: { heros: 'Fiches de héros', monstres: 'Cartes de monstres', scenario: 'Feuilles du scénario' },
  scenario: 'Scénario',
  system: 'Jeu',
  backToTable: 'Retour à la table',
  backToHeroes: 'Mes héros',
  noHero: `Aucun héros à imprimer${WIDE}: il n’est plus gardé sur cet appareil, ou aucun n’est encore créé.`,
  nobodyMet: 'Personne n’a encore été rencontré dans cette partie.',
  allMonsters: 'Tout le bestiaire',
  noScenario: 'Ce jeu se joue sans feuilles de scénario.',
  playedBy: (name) => `joué par ${name}`,
  pages: (count) => `${count} ${count > 1 ? 'fiches' : 'fiche'}`,
};

const en: PrintWords = {
  heading: 'To print',
  print: 'Print',
  printHint: 'A4 paper, no margins, with background pictures if the browser asks.',
  what: 'What to print',
  kinds: { heros: 'Hero sheets', monstres: 'Monster cards', scenario: 'Scenario sheets' },
  scenario: 'Scenario',
  system: 'Game',
  backToTable: 'Back to the table',
  backToHeroes: 'My heroes',
  noHero: 'No hero to print: it is no longer kept on this device, or none has been made yet.',
  nobodyMet: 'Nobody has been met in this game yet.',
  allMonsters: 'The whole bestiary',
  noScenario: 'This game has no scenario sheets.',
  playedBy: (name) => `played by ${name}`,
  pages: (count) => `${count} ${count === 1 ? 'sheet' : 'sheets'}`,
};

export const printWords: ByLang<PrintWords> = { fr, en };
