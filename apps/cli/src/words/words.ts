import type { OddsCommandWords } from '../odds/words/words.ts';
import type { Instead } from '../suggest.ts';
import type { ChanceWords } from './chances.ts';

/** What each command and option says of itself in the help. */
export interface HelpWords {
  readonly about: string;
  readonly usage: string;
  readonly commandUsage: string;
  readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
  readonly defaultIs: (value: string) => string;
  readonly help: string;
  readonly helpCommand: string;
  readonly version: string;
  readonly lang: string;
  readonly json: string;
  readonly systemArgument: string;
  readonly systems: string;
  readonly play: string;
  readonly playSeed: string;
  readonly physicalDice: string;
  readonly players: string;
  readonly name: string;
  readonly class: string;
  readonly variant: string;
  readonly save: string;
  readonly load: string;
  readonly simulate: string;
  readonly games: string;
  readonly simulateSeed: string;
  readonly bot: string;
  readonly jobs: string;
  readonly out: string;
  readonly ownPack: string;
  readonly replay: string;
  readonly saveArgument: string;
  readonly events: string;
  readonly pack: string;
  readonly packPaths: string;
  readonly case: string;
  readonly casePaths: string;
  readonly rules: string;
  readonly ruleArgument: string;
  readonly where: string;
  readonly coverage: string;
  readonly serve: string;
  readonly port: string;
}

interface NumberFault {
  readonly option: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
}

interface Replayed {
  readonly system: string;
  readonly version: string;
  readonly seed: string;
  readonly decisions: number;
  readonly events: number;
  readonly result: string;
  readonly hash: string;
}

interface InUse {
  readonly path: string;
  readonly lock: string;
  readonly holder: { readonly pid: number; readonly host: string } | undefined;
}

interface PackChecked {
  /** Its id and version, where it says them. */
  readonly pack: string | undefined;
  readonly files: number;
  readonly entries: number;
  readonly issues: number;
  readonly warnings: number;
}

/** All that the command says in one language. */
export interface Words {
  readonly help: HelpWords;
  readonly odds: OddsCommandWords;
  /** Faults of the command line, by what the parser found. */
  readonly unknownCommand: (name: string, meant?: string) => string;
  readonly unknownOption: (name: string, meant?: string) => string;
  readonly missingArgument: (name: string) => string;
  readonly missingValue: (option: string) => string;
  readonly missingOption: (option: string) => string;
  readonly tooManyArguments: (command: string) => string;
  readonly badLang: (got: string) => string;
  readonly badNumber: (fault: NumberFault) => string;
  readonly badValue: (option: string, got: string, known: readonly string[]) => string;
  readonly badPair: (option: string, got: string) => string;
  readonly tooMany: (option: string, got: number, seats: number) => string;
  readonly notTogether: (option: string, other: string) => string;
  readonly unknownSystem: (id: string, instead: Instead) => string;
  readonly casesUnread: (system: string) => string;
  readonly unknownBot: (id: string, instead: Instead) => string;
  readonly unknownRule: (id: string, meant?: string) => string;
  readonly onlyInCheckout: (option: string) => string;
  readonly cannotRead: (path: string, code: string) => string;
  /** More bytes than are read of any file of that kind. */
  readonly tooLarge: (path: string, most: number) => string;
  readonly cannotWrite: (path: string, code: string) => string;
  readonly inFile: (file: string, text: string) => string;
  readonly untouched: string;
  /** The way out where a game is not played with the packs that were given, or with none. */
  readonly withoutPack: string;
  readonly withPack: string;
  readonly loadWith: (system: string, path: string) => string;
  readonly saveExists: (path: string) => string;
  /** Another process plays in that file, and this lock says so: who, where it says that. */
  readonly inUse: (use: InUse) => string;
  /** Somebody wrote to the file of a game, which goes on in another. */
  readonly movedOn: (from: string, to: string) => string;
  /** `report` is the file that tells more, where one could be written. */
  readonly internal: (message: string, report: string | undefined) => string;

  readonly playable: (min: number, max: number) => string;

  readonly progress: string;
  readonly share: (count: number, of: number) => string;

  readonly unfinished: string;
  readonly replayed: (report: Replayed) => string;

  readonly noYaml: (folder: string) => string;
  readonly casesRan: (report: { files: number; passed: number; failed: number; refused: number }) => string;
  readonly packChecked: (report: PackChecked) => string;
  readonly warning: string;
  readonly broken: Readonly<Record<'given' | 'script' | 'rule', string>>;
  readonly expected: string;
  readonly got: string;
  readonly nothing: string;

  readonly switches: string;
  readonly ruling: string;
  readonly alternative: string;
  readonly vector: string;
  readonly coverage: (report: { system: string; ids: number; covered: number; planned: number }) => string;

  readonly noWeb: string;
  readonly portInUse: (port: number) => string;
  readonly cannotListen: (port: number, code: string) => string;
  readonly serving: (address: string) => string;
  readonly building: string;
  readonly portMoved: (from: number, to: number) => string;
  readonly startUsage: string;

  readonly player: (number: number) => string;
  readonly whichClass: (name: string, choice: string) => string;
  readonly notAChoice: (typed: string) => string;
  readonly seedIs: (seed: string) => string;
  readonly savedIn: (path: string) => string;
  readonly askHelp: string;
  readonly playHelp: string;
  readonly chances: ChanceWords;
  readonly several: (min: number, max: number) => string;
  readonly wrongAnswer: {
    /** None of so many choices. */
    readonly choice: (typed: string, count: number) => string;
    /** None of the numbers that are answers themselves, such as the faces of a die. */
    readonly number: (typed: string, known: readonly number[] | { low: number; high: number }) => string;
    readonly twice: (choice: number) => string;
    readonly count: (wanted: { min: number; max: number; got: number }) => string;
  };
  readonly nothingToExplain: string;
  readonly undone: string;
  readonly howToAgree: string;
  readonly fellBack: (why: string) => string;
  readonly notSaved: (path: string, code: string) => string;
  readonly frozen: (reason: string, report: string) => string;
  readonly howToResume: (system: string, path: string) => string;
  readonly howToReplay: (path: string) => string;
}
