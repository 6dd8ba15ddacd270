import { Option } from 'commander';
import type { Context } from '../context.ts';
import { badUsage } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import { type Flag, type FlagName, optionOf } from './flags.ts';

/** A flag as the parser of the command line knows it: it refuses in our words what is out of bounds or no known word. */
export function optionFor(name: FlagName, flag: Flag, { words }: Context): Option {
  const option = optionOf(name);
  const said = words.odds.help.flags[name];
  switch (flag.kind) {
    case 'switch': {
      const made = new Option(option, said);
      return flag.against ? made.conflicts(flag.against) : made;
    }
    case 'number': {
      const { min, max } = flag;
      const made = new Option(`${option} <n>`, said).argParser((text) =>
        wholeNumber(words, { option, text, min, max }),
      );
      return flag.else === 'nothing' ? made : withDefault(made, flag.else);
    }
    case 'numbers': {
      const { min, max } = flag;
      return new Option(`${option} <n...>`, said)
        .makeOptionMandatory()
        .argParser((text, before?: number[]) => [...(before ?? []), wholeNumber(words, { option, text, min, max })]);
    }
    case 'choice': {
      const made = new Option(`${option} <${flag.of.join('|')}>`, said).argParser((text) => {
        if (flag.of.includes(text)) return text;
        throw badUsage(words.badValue(option, text, flag.of));
      });
      return withDefault(made, flag.else);
    }
  }
}

const withDefault = (option: Option, value: number | string | undefined): Option =>
  value === undefined ? option.makeOptionMandatory() : option.default(value);
