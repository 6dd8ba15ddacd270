import { pluralFr, quoted, THIN, WIDE } from '@souterrain/words';
import { fr as odds } from '../odds/words/fr.ts';
import { chancesFr } from './chances-fr.ts';
import { insteadFr } from './instead.ts';
import { HERO_NAMES } from './names.ts';
import type { Words } from './words.ts';

const meant = (word: string | undefined): string => (word ? insteadFr({ meant: word }) : '');
const count = (n: number, one: string, many: string): string => `${n} ${pluralFr(n, one, many)}`;
const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(1).replace('.', ',')}${THIN}%`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'il n’existe pas',
  EISDIR: 'c’est un dossier',
  EACCES: 'l’accès est refusé',
  ENOSPC: 'le disque est plein',
  EROFS: 'le disque est en lecture seule',
  ERR_STRING_TOO_LONG: 'il est trop gros',
  ERR_FS_FILE_TOO_LARGE: 'il est trop gros',
  ENOTDIR: 'un dossier du chemin est un fichier',
};
const because = (code: string): string => reasons[code] ?? code;

export const fr: Words = {
  help: {
    about: 'Souterrain, les donjons de papier à la française, dans un terminal.',
    usage: '[options] [commande]',
    commandUsage: '[options]',
    titles: {
      'Usage:': `Usage${WIDE}:`,
      'Arguments:': `Arguments${WIDE}:`,
      'Options:': `Options${WIDE}:`,
      'Commands:': `Commandes${WIDE}:`,
    },
    defaultIs: (value) => `(par défaut${WIDE}: ${value})`,
    help: 'affiche cette aide',
    helpCommand: 'affiche l’aide d’une commande',
    version: 'affiche le numéro de version',
    lang: `langue des messages${WIDE}: fr ou en`,
    json: 'écrit le résultat en JSON',
    systemArgument: `système de jeu (voir ${quoted('souterrain systems')})`,
    systems: 'liste les systèmes de jeu',
    play: 'joue une partie dans le terminal',
    playSeed: 'graine du hasard (tirée au sort sinon)',
    physicalDice: 'vous lancez de vrais dés et tapez les faces',
    players: 'nombre de joueurs',
    name: 'noms des joueurs, dans l’ordre des places',
    class: 'classes des joueurs, dans l’ordre des places',
    variant: 'variantes de règles, sous la forme nom=valeur',
    save: 'fichier où garder la partie',
    load: 'reprend la partie gardée dans ce fichier',
    simulate: 'joue beaucoup de parties avec un robot et compte les résultats',
    games: 'nombre de parties',
    simulateSeed: 'graine du hasard',
    bot: 'robot qui choisit',
    out: 'dossier où garder chaque partie, à revoir avec souterrain replay',
    ownPack: 'joue aussi avec ce contenu (fichier ou dossier YAML)\u00A0; une fois pour chacun',
    jobs: 'nombre de fils d’exécution (un par cœur sinon)',
    replay: 'rejoue une partie gardée et vérifie qu’elle donne le même résultat',
    saveArgument: 'fichier d’une partie',
    events: 'écrit aussi le journal',
    pack: 'vérifie un contenu écrit en YAML (créatures, salles, scénarios…)',
    packPaths: 'fichiers YAML ou dossiers du contenu',
    case: 'joue des cas de règles et vérifie ce qu’ils attendent',
    casePaths: 'fichiers YAML ou dossiers',
    rules: 'affiche une règle, une section ou la liste des sections',
    ruleArgument: 'règle (C50-MOVE-01), section (C50-MOVE) ou système (C50)',
    where: 'dit où la règle est appliquée dans les sources, fichier et ligne',
    coverage: 'compte les règles couvertes par les tests (dans le dépôt seulement)',
    serve: 'sert l’application web sur cette machine',
    port: 'port d’écoute',
  },
  odds,
  unknownCommand: (name, word) => `Commande inconnue${WIDE}: ${quoted(name)}.${meant(word)}`,
  unknownOption: (name, word) => `Option inconnue${WIDE}: ${name}.${meant(word)}`,
  missingArgument: (name) => `Il manque l’argument <${name}>.`,
  missingOption: (option) => `Il manque l’option ${option}.`,
  missingValue: (option) => `L’option ${option} attend une valeur.`,
  tooManyArguments: (command) => `Il y a trop d’arguments pour ${quoted(command)}.`,
  badLang: (got) => `La langue ${quoted(got)} n’existe pas ici${WIDE}: fr ou en.`,
  badNumber: ({ option, text, min, max }) =>
    `${option} attend un nombre entier de ${min} à ${max}, reçu ${quoted(text)}.`,
  badValue: (option, got, known) =>
    known.length > 0
      ? `${option} ne connaît pas ${quoted(got)} (possible${WIDE}: ${known.join(', ')}).`
      : `Ce système n’a pas d’option ${option}.`,
  badPair: (option, got) => `${option} attend nom=valeur, reçu ${quoted(got)}.`,
  tooMany: (option, got, seats) => `${option} est donné ${got} fois pour ${count(seats, 'joueur', 'joueurs')}.`,
  notTogether: (option, other) => `${option} et ${other} ne vont pas ensemble.`,
  unknownSystem: (id, word) => `Système inconnu${WIDE}: ${quoted(id)}.${insteadFr(word)}`,
  casesUnread: (system) => `Le système ${system} ne lit pas encore de cas.`,
  unknownBot: (id, word) => `Robot inconnu${WIDE}: ${quoted(id)}.${insteadFr(word)}`,
  unknownRule: (id, word) => `Aucune règle ni section ne s’appelle ${quoted(id)}.${meant(word)}`,
  onlyInCheckout: (option) => `${option} ne marche que dans le dépôt des sources.`,
  cannotRead: (path, code) => `Impossible de lire ${path}${WIDE}: ${because(code)}.`,
  tooLarge: (path, most) =>
    `${path} est trop gros (${most / 1_000_000}${THIN}Mo au plus)${WIDE}: ce n’est sans doute pas le bon fichier.`,
  cannotWrite: (path, code) => `Impossible d’écrire ${path}${WIDE}: ${because(code)}.`,
  inFile: (file, text) => `${file}${WIDE}: ${text}`,
  withoutPack: 'Sans --pack, elle se rouvre avec les contenus qu’elle porte.',
  withPack: 'Donnez ce contenu avec --pack, tel qu’il était.',
  untouched: 'Le fichier n’a pas été touché.',
  loadWith: (system, path) => `Pour la reprendre${WIDE}: souterrain play ${system} --load ${path}.`,
  inUse: ({ path, lock, holder }) =>
    `${path} est déjà en jeu dans un autre Souterrain${holder ? ` (processus ${holder.pid}, machine ${holder.host})` : ''}${WIDE}: quittez-le d’abord, ou donnez un autre fichier à --save. Si plus personne n’y joue, supprimez ${lock}.`,
  movedOn: (from, to) =>
    `${from} a été changé par un autre programme${WIDE}: il reste tel quel, et la partie continue dans ${to}.`,
  saveExists: (path) => `${path} existe déjà${THIN}; pour reprendre cette partie, utilisez --load.`,
  internal: (message, report) =>
    `Erreur interne de Souterrain${WIDE}: ${message}.${report ? ` De quoi la comprendre est gardé dans ${report}.` : ''}`,

  playable: (min, max) => (min === max ? count(min, 'joueur', 'joueurs') : `${min} à ${max} joueurs`),

  progress: `{bar} {percentage}${THIN}% · {value}/{total} parties · reste {eta_formatted}`,
  share: (part, whole) => `${part} (${percent(part, whole)})`,

  unfinished: 'Partie non finie.',
  replayed: ({ system, version, seed, decisions, events, result, hash }) =>
    [
      `${system} ${version}, graine ${quoted(seed)}${WIDE}: ${count(decisions, 'décision', 'décisions')}, ${count(events, 'événement', 'événements')}`,
      result,
      `empreinte ${hash}`,
    ].join('\n'),

  noYaml: (folder) => `Le dossier ${folder} ne contient aucun fichier .yaml.`,
  casesRan: ({ files, passed, failed, refused }) =>
    [
      `${count(files, 'fichier', 'fichiers')}${WIDE}: ${count(passed, 'cas réussi', 'cas réussis')}, ${count(failed, 'raté', 'ratés')}`,
      ...(refused > 0 ? [count(refused, 'défaut de lecture', 'défauts de lecture')] : []),
    ].join(', '),
  packChecked: ({ pack, files, entries, issues, warnings }) => {
    const read = `${pack ?? 'Contenu sans nom'}${WIDE}: ${count(files, 'fichier', 'fichiers')}`;
    const remarks = warnings > 0 ? [count(warnings, 'avertissement', 'avertissements')] : [];
    return issues > 0
      ? `${[read, count(issues, 'défaut', 'défauts'), ...remarks].join(', ')}. Le contenu est refusé en entier.`
      : `${[read, count(entries, 'entrée', 'entrées'), ...remarks].join(', ')}. Le contenu est accepté.`;
  },
  warning: `avertissement${WIDE}: `,
  broken: {
    given: `situation impossible${WIDE}:`,
    script: `le script ne convient pas${WIDE}:`,
    rule: `une règle a échoué${WIDE}:`,
  },
  expected: `attendu${WIDE}:`,
  got: `obtenu${WIDE}: `,
  nothing: 'rien',

  switches: 'Variantes',
  ruling: `Décision${WIDE}:`,
  alternative: `Autre lecture${WIDE}:`,
  vector: `Vérification${WIDE}:`,
  coverage: ({ system, ids, covered, planned }) =>
    `${system}${WIDE}: ${count(ids, 'règle', 'règles')}, ${count(covered, 'couverte', 'couvertes')}, ${count(planned, 'prévue', 'prévues')}`,

  noWeb: `L’application web n’est pas construite${WIDE}: lancez ${quoted('npm start')} à la racine du dépôt.`,
  portInUse: (port) => `Le port ${port} est déjà pris${THIN}; choisissez-en un autre avec --port.`,
  cannotListen: (port, code) => `Impossible d’écouter sur le port ${port}${WIDE}: ${because(code)}.`,
  serving: (address) => `Souterrain est servi sur ${address} (Ctrl+C pour arrêter)`,
  building: 'Construction de l’application web…',
  portMoved: (from, to) => `Le port ${from} est déjà pris${WIDE}: le port ${to} le remplace.`,
  startUsage: `Usage${WIDE}: npm start -- [--port <port>] [--lang fr|en]`,

  player: (number) => HERO_NAMES[number - 1] ?? `Joueur ${number}`,
  whichClass: (name, choice) => `${choice === 'classe' ? 'Quelle classe' : 'Quel héros'} pour ${name}${THIN}?`,
  notAChoice: (typed) => `${quoted(typed)} n’est pas un de ces choix.`,
  seedIs: (seed) => `graine ${quoted(seed)}`,
  savedIn: (path) => `partie gardée dans ${path}`,
  askHelp: `Tapez le numéro ou le nom d’un choix${THIN}; ${quoted('?')} pour l’aide.`,
  playHelp: [
    `  1, 2, 3…   choisir par le numéro (ou taper le nom du choix)`,
    `  p          pourquoi${THIN}? explique la dernière ligne${THIN}; p 2, celle d’avant`,
    `  o          les chances de chaque choix, quand elles se calculent`,
    `  j          les dernières lignes du journal`,
    `  b          le plateau`,
    `  u          annuler la dernière décision${THIN}; u!, avec l’accord de la table`,
    `  q          garder la partie et quitter`,
  ].join('\n'),
  chances: chancesFr,
  several: (min, max) =>
    `${min === max ? `${min} choix` : `De ${min} à ${max} choix`}, séparés par des espaces${min === 0 ? `${THIN}; Entrée pour aucun` : ''}.`,
  wrongAnswer: {
    choice: (typed, count) =>
      `${quoted(typed)} n’est pas un de ces choix${WIDE}: tapez un numéro de 1 à ${count}, ou le nom d’un choix${THIN}; ${quoted('?')} pour l’aide.`,
    number: (typed, known) =>
      `${quoted(typed)} ne convient pas${WIDE}: ${'low' in known ? `de ${known.low} à ${known.high}` : known.join(', ')}.`,
    twice: (choice) => `Le choix ${choice} est là deux fois.`,
    count: ({ min, max, got }) =>
      `${min === max ? `${count(min, 'choix est attendu', 'choix sont attendus')}` : `De ${min} à ${max} choix sont attendus`}, reçu ${got}.`,
  },
  nothingToExplain: 'Il n’y a rien à expliquer.',
  undone: 'Décision annulée.',
  howToAgree: `(${quoted('u!')} si tout le monde est d’accord${WIDE}: le hasard sera retiré.)`,
  fellBack: (why) => `la partie reprend à son dernier point sûr. ${why}`,
  notSaved: (path, code) => `La partie n’a pas pu être gardée dans ${path}${WIDE}: ${because(code)}.`,
  frozen: (reason, report) => `Une règle a échoué (${reason})${THIN}; de quoi la rejouer est gardé dans ${report}.`,
  howToResume: (system, path) => `Partie gardée. Pour reprendre${WIDE}: souterrain play ${system} --load ${path}`,
  howToReplay: (path) => `Partie gardée. Pour la revoir${WIDE}: souterrain replay ${path} --events`,
};
