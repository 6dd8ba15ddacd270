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
  const { words, colours, print, say, lang } = context;
  const count =
    Math.max(Number(options.players ?? 0) || 0, options.name?.length ?? 0) || (system.seats.usual ?? system.seats.min);
  if (count > system.seats.max) return options;
  const classes: string[] = [];
  while (classes.length < count) {
    const seat = classes.length;
    const offered = choice.values.map((value) => ({ value, ...said[lang].choice(choice.id, value) }));
    print(colours.bold(words.whichClass(options.name?.[seat] ?? words.player(seat + 1), choice.id)));
    for (const [i, { label, hint }] of offered.entries())
      say(`${label}${hint ? colours.dim(` — ${hint}`) : ''}`, `  ${colours.cyan(String(i + 1))}  `);
    const line = (await lines.next('> '))?.trim();
    if (line === undefined) return undefined;
    const typed = line.toLowerCase();
    const picked =
      // Somebody nobody plays yet, for whoever has no wish.
      line === ''
        ? (choice.values.find((value) => !classes.includes(value)) ?? choice.values[0])
        : (offered[Number(line) - 1] ?? offered.find((o) => o.value === typed || o.label.toLowerCase() === typed))
            ?.value;
    if (picked === undefined) print(words.notAChoice(line));
    else classes.push(picked);
  }
  return { ...options, class: classes };
}
