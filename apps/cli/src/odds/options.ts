import { type Field, hyphenated, readField, type SystemField } from '@souterrain/odds/questions';
import { Option } from 'commander';
import type { Context } from '../context.ts';
import { badUsage } from '../failure.ts';

/** A field as the parser of the command line knows it: it refuses in our words what is out of bounds or no known word. */
export function optionFor(name: SystemField, field: Field, context: Context): Option {
  const option = `--${hyphenated(name)}`;
  const said = context.words.odds.help.flags[name];
  const read = (text: string): unknown => readOption(field, { option, text }, context);
  switch (field.kind) {
    case 'switch': {
      const made = new Option(option, said);
      return field.against ? made.conflicts(field.against) : made;
    }
    case 'numbers':
      return new Option(`${option} <n...>`, said)
        .makeOptionMandatory()
        .argParser((text, before?: number[]) => [...(before ?? []), ...(read(text) as number[])]);
    case 'number':
    case 'choice': {
      const holder = field.kind === 'number' ? 'n' : field.of.join('|');
      const made = new Option(`${option} <${holder}>`, said).argParser(read);
      if (field.start === undefined) return made;
      return field.optional ? made.default(field.start) : made.makeOptionMandatory();
    }
    case 'text':
      throw new Error(`${option} is no option: text stands by itself`);
  }
}

function readOption(field: Field, { option, text }: { option: string; text: string }, { words }: Context): unknown {
  const read = readField(field, text);
  if ('value' in read) return read.value;
  const { trouble } = read;
  if ('min' in trouble) throw badUsage(words.badNumber({ option, text, min: trouble.min, max: trouble.max }));
  throw badUsage(words.badValue(option, text, field.kind === 'choice' ? field.of : []));
}
