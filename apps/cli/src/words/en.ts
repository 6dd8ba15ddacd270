import { pluralEn } from '@souterrain/words';
import { en as odds } from '../odds/words/en.ts';
import { chancesEn } from './chances-en.ts';
import { insteadEn } from './instead.ts';
import { HERO_NAMES } from './names.ts';
import type { Words } from './words.ts';

const meant = (word: string | undefined): string => (word ? insteadEn({ meant: word }) : '');
const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ERR_STRING_TOO_LONG: 'it is too large',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ENOTDIR: 'a folder of the path is a file',
};
const because = (code: string): string => reasons[code] ?? code;

export const en: Words = {
  help: {
    about: 'Souterrain: French tabletop dungeon crawls in a terminal.',
    usage: '[options] [command]',
    commandUsage: '[options]',
    titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
    defaultIs: (value) => `(default: ${value})`,
    help: 'shows this help',
    helpCommand: 'shows the help of a command',
    version: 'shows the version number',
    lang: 'language of the messages: fr or en',
    json: 'writes the result as JSON',
    systemArgument: 'game system (see "souterrain systems")',
    systems: 'lists the game systems',
    play: 'plays a game in the terminal',
    playSeed: 'seed of chance (drawn at random otherwise)',
    physicalDice: 'you throw real dice and type the faces',
    players: 'number of players',
    name: 'names of the players, in seat order',
    class: 'classes of the players, in seat order',
    variant: 'rule variants, as name=value',
    save: 'file to keep the game in',
    load: 'resumes the game kept in this file',
    simulate: 'plays many games with a bot and counts the outcomes',
    games: 'number of games',
    simulateSeed: 'seed of chance',
    bot: 'bot that chooses',
    out: 'folder to keep every game in, to be seen again with souterrain replay',
    ownPack: 'plays with this pack too (a YAML file or folder); once for each of them',
    jobs: 'number of threads (one a core otherwise)',
    replay: 'plays a saved game again and checks that it gives the same result',
    saveArgument: 'file of a game',
    events: 'writes the journal too',
    pack: 'checks a pack written in YAML (creatures, rooms, scenarios…)',
    packPaths: 'YAML files or folders of the pack',
    case: 'plays rule cases and checks what they expect',
    casePaths: 'YAML files or folders',
    rules: 'shows a rule, a section or the list of sections',
    ruleArgument: 'rule (C50-MOVE-01), section (C50-MOVE) or system (C50)',
    where: 'says where in the sources the rule is applied, file and line',
    coverage: 'counts the rules covered by the tests (in the repository only)',
    serve: 'serves the web app on this machine',
    port: 'port to listen on',
  },
  odds,
  unknownCommand: (name, word) => `Unknown command: "${name}".${meant(word)}`,
  unknownOption: (name, word) => `Unknown option: ${name}.${meant(word)}`,
  missingArgument: (name) => `The argument <${name}> is missing.`,
  missingOption: (option) => `The option ${option} is missing.`,
  missingValue: (option) => `The option ${option} needs a value.`,
  tooManyArguments: (command) => `There are too many arguments for "${command}".`,
  badLang: (got) => `There is no language "${got}" here: fr or en.`,
  badNumber: ({ option, text, min, max }) => `${option} needs a whole number from ${min} to ${max}, got "${text}".`,
  badValue: (option, got, known) =>
    known.length > 0
      ? `${option} does not know "${got}" (possible: ${known.join(', ')}).`
      : `This system has no option ${option}.`,
  badPair: (option, got) => `${option} needs name=value, got "${got}".`,
  tooMany: (option, got, seats) => `${option} is given ${got} times for ${count(seats, 'player', 'players')}.`,
  notTogether: (option, other) => `${option} and ${other} do not go together.`,
  unknownSystem: (id, word) => `Unknown system: "${id}".${insteadEn(word)}`,
  casesUnread: (system) => `The system ${system} does not read cases yet.`,
  unknownBot: (id, word) => `Unknown bot: "${id}".${insteadEn(word)}`,
  unknownRule: (id, word) => `No rule and no section is called "${id}".${meant(word)}`,
  onlyInCheckout: (option) => `${option} works in the source repository only.`,
  cannotRead: (path, code) => `Cannot read ${path}: ${because(code)}.`,
  tooLarge: (path, most) => `${path} is too large (at most ${most / 1_000_000} MB): it is probably not the right file.`,
  cannotWrite: (path, code) => `Cannot write ${path}: ${because(code)}.`,
  inFile: (file, text) => `${file}: ${text}`,
  withoutPack: 'Without --pack, it opens with the packs that it carries.',
  withPack: 'Give this pack with --pack, as it was.',
  untouched: 'The file was left as it is.',
  loadWith: (system, path) => `To resume it: souterrain play ${system} --load ${path}.`,
  inUse: ({ path, lock, holder }) =>
    `${path} is already being played in another Souterrain${holder ? ` (process ${holder.pid}, machine ${holder.host})` : ''}: leave it first, or give another file with --save. If nobody plays there any more, delete ${lock}.`,
  movedOn: (from, to) => `${from} was changed by another program: it is left as it is, and the game goes on in ${to}.`,
  saveExists: (path) => `${path} exists already; to resume that game, use --load.`,
  internal: (message, report) =>
    `Internal error of Souterrain: ${message}.${report ? ` What is needed to understand it is kept in ${report}.` : ''}`,

  playable: (min, max) => (min === max ? count(min, 'player', 'players') : `${min} to ${max} players`),

  progress: '{bar} {percentage}% · {value}/{total} games · {eta_formatted} left',
  share: (part, whole) => `${part} (${percent(part, whole)})`,

  unfinished: 'Unfinished game.',
  replayed: ({ system, version, seed, decisions, events, result, hash }) =>
    [
      `${system} ${version}, seed "${seed}": ${count(decisions, 'decision', 'decisions')}, ${count(events, 'event', 'events')}`,
      result,
      `hash ${hash}`,
    ].join('\n'),

  noYaml: (folder) => `The folder ${folder} holds no .yaml file.`,
  casesRan: ({ files, passed, failed, refused }) =>
    [
      `${count(files, 'file', 'files')}: ${count(passed, 'case passed', 'cases passed')}, ${failed} failed`,
      ...(refused > 0 ? [count(refused, 'reading fault', 'reading faults')] : []),
    ].join(', '),
  packChecked: ({ pack, files, entries, issues, warnings }) => {
    const read = `${pack ?? 'Nameless pack'}: ${count(files, 'file', 'files')}`;
    const remarks = warnings > 0 ? [count(warnings, 'warning', 'warnings')] : [];
    return issues > 0
      ? `${[read, count(issues, 'fault', 'faults'), ...remarks].join(', ')}. The pack is refused whole.`
      : `${[read, count(entries, 'entry', 'entries'), ...remarks].join(', ')}. The pack is accepted.`;
  },
  warning: 'warning: ',
  broken: { given: 'impossible situation:', script: 'the script does not fit:', rule: 'a rule failed:' },
  expected: 'expected:',
  got: 'got:     ',
  nothing: 'nothing',

  switches: 'Variants',
  ruling: 'Ruling:',
  alternative: 'Other reading:',
  vector: 'Check:',
  coverage: ({ system, ids, covered, planned }) =>
    `${system}: ${count(ids, 'rule', 'rules')}, ${covered} covered, ${planned} planned`,

  noWeb: 'The web app is not built: run "npm start" at the root of the repository.',
  portInUse: (port) => `Port ${port} is in use; choose another with --port.`,
  cannotListen: (port, code) => `Cannot listen on port ${port}: ${because(code)}.`,
  serving: (address) => `Souterrain is served on ${address} (Ctrl+C to stop)`,
  building: 'Building the web app…',
  portMoved: (from, to) => `Port ${from} is in use: port ${to} takes its place.`,
  startUsage: 'Usage: npm start -- [--port <port>] [--lang fr|en]',

  player: (number) => HERO_NAMES[number - 1] ?? `Player ${number}`,
  whichClass: (name, choice) => `Which ${choice === 'classe' ? 'class' : 'hero'} for ${name}?`,
  notAChoice: (typed) => `"${typed}" is none of these choices.`,
  seedIs: (seed) => `seed "${seed}"`,
  savedIn: (path) => `game kept in ${path}`,
  askHelp: 'Type the number or the name of a choice; ? for help.',
  playHelp: [
    '  1, 2, 3…   choose by number (or type the name of the choice)',
    '  p          why? explains the last line; p 2, the one before',
    '  o          the chances of each choice, where they can be worked out',
    '  j          the last lines of the journal',
    '  b          the board',
    '  u          undo the last decision; u!, when the whole table agrees',
    '  q          keep the game and quit',
  ].join('\n'),
  chances: chancesEn,
  several: (min, max) =>
    `${min === max ? `${min} choices` : `From ${min} to ${max} choices`}, separated by spaces${min === 0 ? '; Enter for none' : ''}.`,
  wrongAnswer: {
    choice: (typed, count) =>
      `"${typed}" is none of these choices: type a number from 1 to ${count}, or the name of a choice; "?" for help.`,
    number: (typed, known) =>
      `"${typed}" does not fit: ${'low' in known ? `${known.low} to ${known.high}` : known.join(', ')}.`,
    twice: (choice) => `Choice ${choice} is there twice.`,
    count: ({ min, max, got }) =>
      `${min === max ? count(min, 'choice is', 'choices are') : `From ${min} to ${max} choices are`} expected, got ${got}.`,
  },
  nothingToExplain: 'There is nothing to explain.',
  undone: 'Decision taken back.',
  howToAgree: '("u!" if everybody agrees: chance will be drawn again.)',
  fellBack: (why) => `the game goes on from its last safe point. ${why}`,
  notSaved: (path, code) => `The game could not be kept in ${path}: ${because(code)}.`,
  frozen: (reason, report) => `A rule failed (${reason}); all it takes to replay it is kept in ${report}.`,
  howToResume: (system, path) => `Game kept. To resume: souterrain play ${system} --load ${path}`,
  howToReplay: (path) => `Game kept. To see it again: souterrain replay ${path} --events`,
};
