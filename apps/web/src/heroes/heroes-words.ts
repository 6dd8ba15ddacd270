import { type ByLang, deFr, THIN, WIDE } from '@souterrain/words';

export interface HeroesWords {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noneHere: string;
  readonly create: string;
  createFor(system: string): string;
  resume(name: string): string;
  readonly readyMade: string;
  readonly bestiary: string;
  readonly importHero: string;
  imported(name: string): string;
  readonly already: string;
  refused(file: string): string;
  readonly play: string;
  readonly town: string;
  /** A visit was left midway. */
  readonly townResume: string;
  readonly townDone: string;
  readonly print: string;
  readonly export: string;
  readonly sheet: string;
  readonly unreadable: string;
  readonly creation: string;
  readonly name: string;
  readonly begin: string;
  readonly soFar: string;
  readonly nothingYet: string;
  readonly back: string;
  readonly leave: string;
  made(name: string): string;
  readonly again: string;
  readonly library: string;
  townHeading(name: string): string;
  readonly townLead: string;
  readonly townOver: string;
  readonly gone: string;
}

const fr: HeroesWords = {
  heading: 'Mes héros',
  lead: 'Ceux que cet appareil garde d’une aventure à l’autre, jeu par jeu.',
  none: 'Personne n’attend encore une prochaine aventure.',
  noneHint: `Créez un héros, importez sa fiche, ou ramenez-en un vivant d’un donjon${WIDE}: il sera ici.`,
  noneHere: 'Aucun héros gardé.',
  create: 'Créer un héros',
  createFor: (system) => `Créer un héros pour ${system}`,
  resume: (name) => `Continuer la création ${deFr(name)}`,
  readyMade: 'Imprimer les héros prêts à jouer',
  bestiary: 'Imprimer le bestiaire',
  importHero: 'Importer une fiche',
  imported: (name) => `${name} est parmi vos héros.`,
  already: 'Cette fiche est déjà ici.',
  refused: (file) => `${file} ne peut pas être joué${WIDE}:`,
  play: 'Jouer',
  town: 'En ville',
  townResume: 'Continuer sa visite en ville',
  townDone: 'prochaine visite en ville après une aventure',
  print: 'Imprimer',
  export: 'Exporter',
  sheet: 'Sa fiche',
  unreadable: 'Cette fiche ne peut plus être lue ici. Elle peut encore être exportée.',
  creation: 'Créer un héros',
  name: 'Nom',
  begin: 'Commencer',
  soFar: 'Jusqu’ici',
  nothingYet: 'Rien n’est encore choisi.',
  back: 'Revenir d’un choix',
  leave: 'Abandonner',
  made: (name) => `Voici ${name}${THIN}!`,
  again: 'Recommencer',
  library: 'Mes héros',
  townHeading: (name) => `${name} en ville`,
  townLead: 'Soins, ventes, achats, apprentissage. Une visite après chaque aventure.',
  townOver: 'La visite est finie.',
  gone: 'Ce héros n’est plus gardé sur cet appareil.',
};

const en: HeroesWords = {
  heading: 'My heroes',
  lead: 'Those that this device keeps from one adventure to the next, game by game.',
  none: 'Nobody is waiting for another adventure yet.',
  noneHint: 'Make a hero, import a sheet, or bring one back alive from a dungeon: it will be here.',
  noneHere: 'No hero kept.',
  create: 'Make a hero',
  createFor: (system) => `Make a hero for ${system}`,
  resume: (name) => `Go on making ${name}`,
  readyMade: 'Print the ready-made heroes',
  bestiary: 'Print the bestiary',
  importHero: 'Import a sheet',
  imported: (name) => `${name} is among your heroes.`,
  already: 'This sheet is already here.',
  refused: (file) => `${file} cannot be played:`,
  play: 'Play',
  town: 'Go to town',
  townResume: 'Go on with the visit to town',
  townDone: 'next visit to town after an adventure',
  print: 'Print',
  export: 'Export',
  sheet: 'The sheet',
  unreadable: 'This sheet can no longer be read here. It can still be exported.',
  creation: 'Make a hero',
  name: 'Name',
  begin: 'Begin',
  soFar: 'So far',
  nothingYet: 'Nothing chosen yet.',
  back: 'Take the last choice back',
  leave: 'Give up',
  made: (name) => `Here is ${name}!`,
  again: 'Start again',
  library: 'My heroes',
  townHeading: (name) => `${name} in town`,
  townLead: 'Care, sales, purchases, learning. One visit after each adventure.',
  townOver: 'The visit is over.',
  gone: 'This hero is no longer kept on this device.',
};

export const heroesWords: ByLang<HeroesWords> = { fr, en };
