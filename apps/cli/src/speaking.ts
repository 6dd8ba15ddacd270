import type { Command } from 'commander';
import type { Context } from './context.ts';

/** What every level of the command has in common: its language, its help, and errors that are ours to word. */
export function speaking(command: Command, { words: { help } }: Context): Command {
  return command
    .option('--lang <lang>', help.lang)
    .helpOption('-h, --help', help.help)
    .configureHelp({
      styleTitle: (title) => help.titles[title as keyof typeof help.titles] ?? title,
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined ? description : `${description} ${help.defaultIs(String(defaultValue))}`,
    })
    .configureOutput({ writeErr: () => {} })
    .exitOverride();
}
