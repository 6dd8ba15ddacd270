import type { JsonExcess } from '@souterrain/kernel';
import type { ByLang } from '../lang.ts';
import { quoted, THIN, WIDE } from '../typography.ts';

interface MisfitDecision {
  readonly at: number;
  readonly line: number | undefined;
  readonly got: string;
  readonly offered: readonly string[];
}

interface ExcessPlace extends Pick<JsonExcess, 'line' | 'column'> {
  /** The characters that are read. */
  readonly most: number;
}

/** What is said of the file of a game that is refused. */
export interface SaveWords {
  readonly empty: string;
  readonly binary: string;
  readonly notSave: string;
  /** More than any game holds, of what and where. */
  readonly excess: Readonly<Record<JsonExcess['of'], (at: ExcessPlace) => string>>;
  cut(line: number): string;
  broken(line: number, column: number): string;
  readonly hero: string;
  readonly everything: string;
  readonly noFormat: string;
  unknownFormat(format: string): string;
  unknownSystem(id: string): string;
  readonly noCheck: string;
  field(name: string, line: number | undefined): string;
  readonly fields: Readonly<Record<string, string>>;
  strayed(at: number): string;
  /** A result that the decisions do not give: either is empty where there is none. */
  result(got: string, expected: string): string;
  /** A decision after the end. */
  beyond(at: number): string;
  /** A decision after a rule that failed. */
  frozen(at: number, reason: string): string;
  decision(misfit: MisfitDecision): string;
  /** Said after what is wrong with the decisions. */
  readonly brokenCheckpoint: string;
}

/** So many of the options that a decision offered are named. */
const NAMED = 5;

const fr: SaveWords = {
  empty: 'Le fichier est vide.',
  binary: `Ce n’est pas du texte, et une partie en est${WIDE}: c’est peut-être une image ou une archive.`,
  notSave: 'Le fichier n’est pas une sauvegarde de Souterrain.',
  excess: {
    'too-long': ({ most }) =>
      `Le fichier est trop gros pour être une partie${WIDE}: ${most / 1_000_000}${THIN}Mo au plus sont lus. C’est peut-être un autre fichier.`,
    'too-deep': ({ line, column }) =>
      `Le fichier n’est pas celui d’une partie${WIDE}: ses valeurs s’emboîtent trop à la ligne ${line}, caractère ${column}.`,
    'too-many': ({ line, column }) =>
      `Le fichier n’est pas celui d’une partie${WIDE}: il contient trop de valeurs, dès la ligne ${line}, caractère ${column}.`,
    'too-many-digits': ({ line, column }) =>
      `Le fichier n’est pas celui d’une partie${WIDE}: il y a un nombre trop long à la ligne ${line}, caractère ${column}.`,
  },
  cut: (line) => `Le fichier est tronqué${WIDE}: il s’arrête à la ligne ${line}, avant la fin de la partie.`,
  broken: (line, column) =>
    `Le fichier n’est pas une sauvegarde lisible${WIDE}: il y a une faute à la ligne ${line}, caractère ${column}.`,
  hero: `C’est la fiche d’un héros, pas une partie${WIDE}: elle se reprend dans ${quoted('Mes héros')}, sur la page de Souterrain.`,
  everything: `Ce fichier contient tout ce que garde un appareil${WIDE}: il se reprend à l’accueil de la page de Souterrain.`,
  noFormat: 'Ce fichier n’est pas une sauvegarde de Souterrain (il ne dit pas son format).',
  unknownFormat: (format) => `Cette sauvegarde est d’un format inconnu ici (${format}).`,
  unknownSystem: (id) => `Cette sauvegarde est d’un jeu inconnu ici (${quoted(id)}).`,
  noCheck: `La sauvegarde est abîmée${WIDE}: il lui manque sa somme de contrôle.`,
  field: (name, line) =>
    `La sauvegarde est abîmée${WIDE}: ${name} ${line === undefined ? 'manque' : `n’est pas lisible (ligne ${line})`}.`,
  fields: {
    engine: 'la version du moteur',
    system: 'le nom du jeu',
    version: 'la version du jeu',
    variants: 'le choix des variantes',
    packs: 'la liste des contenus',
    generator: 'le nom du générateur',
    seed: 'la graine',
    dice: 'la sorte de dés',
    seats: 'la liste des joueurs',
    decisions: 'la liste des décisions',
    hashes: 'la liste des empreintes',
    checkpoint: 'le point de reprise',
    result: 'le résultat',
  },
  strayed: (at) =>
    `Rejouée jusqu’à la décision ${at}, la partie n’est plus celle du fichier${WIDE}: le fichier ou les règles ont changé.`,
  result: (got, expected) =>
    `Le résultat n’est pas celui de la partie${WIDE}: le fichier dit ${got === '' ? 'qu’elle continue' : quoted(got)}, et ses décisions ${expected === '' ? 'ne la finissent pas' : `donnent ${quoted(expected)}`}.`,
  beyond: (at) => `La décision ${at} est de trop${WIDE}: la partie est déjà finie.`,
  frozen: (at, reason) => `La décision ${at} ne peut pas être prise${WIDE}: une règle a échoué avant elle (${reason}).`,
  decision: ({ at, line, got, offered }) => {
    const where = line === undefined ? '' : ` (ligne ${line})`;
    const rest = offered.length > NAMED ? ` et ${offered.length - NAMED} de plus` : '';
    const choices = offered.length > 0 ? `${THIN}; le jeu propose ${offered.slice(0, NAMED).join(', ')}${rest}` : '';
    return `La décision ${at} ne convient pas${where}${WIDE}: le fichier dit ${quoted(got)}${choices}.`;
  },
  brokenCheckpoint: `Son point de reprise ne peut pas être joué non plus${WIDE}: ce n’est pas celui d’une partie.`,
};

const en: SaveWords = {
  empty: 'The file is empty.',
  binary: 'This is not text, and a game is: it may be a picture or an archive.',
  notSave: 'The file is not a Souterrain save.',
  excess: {
    'too-long': ({ most }) =>
      `The file is too large to be a game: at most ${most / 1_000_000} MB are read. It may be another file.`,
    'too-deep': ({ line, column }) =>
      `The file is not that of a game: its values hold one another too deep at line ${line}, character ${column}.`,
    'too-many': ({ line, column }) =>
      `The file is not that of a game: it holds too many values, from line ${line}, character ${column} on.`,
    'too-many-digits': ({ line, column }) =>
      `The file is not that of a game: there is too long a number at line ${line}, character ${column}.`,
  },
  cut: (line) => `The file is truncated: it stops at line ${line}, before the end of the game.`,
  broken: (line, column) => `The file is not a readable save: there is a mistake at line ${line}, character ${column}.`,
  hero: 'This is the sheet of a hero, not a game: it is taken back in “My heroes”, on the page of Souterrain.',
  everything: 'This file holds all that a device keeps: it is taken back on the home page of Souterrain.',
  noFormat: 'This file is not a Souterrain save (it does not say its format).',
  unknownFormat: (format) => `This save is of a format unknown here (${format}).`,
  unknownSystem: (id) => `This save is of a game unknown here ("${id}").`,
  noCheck: 'The save is damaged: its checksum is missing.',
  field: (name, line) =>
    `The save is damaged: ${name} ${line === undefined ? 'is missing' : `cannot be read (line ${line})`}.`,
  fields: {
    engine: 'the version of the engine',
    system: 'the name of the game',
    version: 'the version of the game',
    variants: 'the choice of variants',
    packs: 'the list of contents',
    generator: 'the name of the generator',
    seed: 'the seed',
    dice: 'the kind of dice',
    seats: 'the list of players',
    decisions: 'the list of decisions',
    hashes: 'the list of hashes',
    checkpoint: 'the checkpoint',
    result: 'the result',
  },
  strayed: (at) =>
    `Played again up to decision ${at}, the game is no longer that of the file: the file or the rules have changed.`,
  result: (got, expected) =>
    `The result is not that of the game: the file says ${got === '' ? 'that it goes on' : `"${got}"`}, and its decisions ${expected === '' ? 'do not end it' : `give "${expected}"`}.`,
  beyond: (at) => `Decision ${at} is one too many: the game is already over.`,
  frozen: (at, reason) => `Decision ${at} cannot be taken: a rule failed before it (${reason}).`,
  decision: ({ at, line, got, offered }) => {
    const where = line === undefined ? '' : ` (line ${line})`;
    const rest = offered.length > NAMED ? ` and ${offered.length - NAMED} more` : '';
    const choices = offered.length > 0 ? `; the game offers ${offered.slice(0, NAMED).join(', ')}${rest}` : '';
    return `Decision ${at} does not fit${where}: the file says "${got}"${choices}.`;
  },
  brokenCheckpoint: 'Its checkpoint cannot be played either: it is not that of a game.',
};

export const saveWords: ByLang<SaveWords> = { fr, en };
