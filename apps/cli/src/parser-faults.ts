import type { CommanderError } from 'commander';
import type { Words } from './words/index.ts';

/** The parser's English sentence for a fault, in our words. Undefined for what is no fault, such as a shown help. */
export function parserFault(
  words: Words,
  { code, message, exitCode }: CommanderError,
  argv: readonly string[],
): string | undefined {
  const thing = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /\(Did you mean (?:one of )?([^,?)]+)/.exec(message)?.[1];
  switch (code) {
    case 'commander.help':
      // The parser shows its help to whoever asks for that of a command it does not know.
      return exitCode === 0 ? undefined : words.unknownCommand(argv[argv.indexOf('help') + 1] ?? '');
    case 'commander.helpDisplayed':
    case 'commander.version':
      return undefined;
    case 'commander.unknownCommand':
      return words.unknownCommand(thing, meant);
    case 'commander.unknownOption':
      return words.unknownOption(thing, meant);
    case 'commander.missingArgument':
      return words.missingArgument(thing);
    case 'commander.missingMandatoryOptionValue':
      return words.missingOption(thing.split(' ')[0]!);
    case 'commander.conflictingOption':
      return words.notTogether(...optionsIn(message));
    case 'commander.optionMissingArgument':
      return words.missingValue(thing.split(' ')[0]!);
    case 'commander.excessArguments':
      return words.tooManyArguments(thing);
    default:
      return message.replace(/^error: /, '');
  }
}

/** The first two options that a message names. */
function optionsIn(message: string): [string, string] {
  const [first = '', second = ''] = message.match(/--[a-z-]+/g) ?? [];
  return [first, second];
}
