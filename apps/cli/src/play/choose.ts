import type { Context } from '../context.ts';
import type { Playable } from '../systems.ts';
import type { Lines } from './lines.ts';
import { choiceOf, type PlayOptions } from './start.ts';

/**
 * Asks each player for a class on a terminal, when the command line names none. A pipe holds answers to the
 * game alone. Undefined when the person leaves.
 */
export async function chooseClasses(
  { system, words: said }: Playable,
  options: PlayOptions,
  { lines, context }: { lines: Lines; context: Context },
): Promise<PlayOptions | undefined> {
  const choice = choiceOf(system);
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (!choice || options.class || !terminal) return options;
  const { words, colours, print, lang } = context;
  const count =
    Math.max(Number(options.players ?? 0) || 0, options.name?.length ?? 0) || (system.seats.usual ?? system.seats.min);
  if (count > system.seats.max) return options;
  const classes: string[] = [];
  for (let seat = 0; seat < count; seat++) {
    print(colours.bold(words.whichClass(options.name?.[seat] ?? words.player(seat + 1))));
    for (const [i, value] of choice.values.entries()) {
      const { label, hint } = said[lang].choice(choice.id, value);
      print(`  ${colours.cyan(String(i + 1))}  ${label}${hint ? colours.dim(` — ${hint}`) : ''}`);
    }
    const line = (await lines.next('> '))?.trim().toLowerCase();
    if (line === undefined) return undefined;
    classes.push(choice.values[Number(line) - 1] ?? choice.values.find((value) => value === line) ?? choice.values[0]);
  }
  return { ...options, class: classes };
}
