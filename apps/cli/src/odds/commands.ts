import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { badUsage, type Status } from '../failure.ts';
import { speaking } from '../speaking.ts';
import { closest } from '../suggest.ts';
import { SYSTEMS } from '../systems.ts';
import { type FlagName, type Flags, QUESTIONS, type QuestionName } from './flags.ts';
import { optionFor } from './options.ts';
import type { Output } from './report.ts';

type Done = (status: Status) => void;

/** `odds`: an expression, or a system and one of its questions. */
export function addOdds(program: Command, context: Context, done: Done): void {
  const { help } = context.words.odds;
  const odds = speaking(program.command('odds').description(help.odds), context)
    .argument('<expression...>', help.expression)
    .usage(help.usage)
    .addHelpText('after', `\n${help.grammar}`)
    .action(async (parts: readonly string[], output: Output) =>
      done(await (await import('./expression.ts')).expressionOdds(parts.join(' '), output, context)),
    );
  addOutput(odds, context);
  for (const [id, questions] of Object.entries(QUESTIONS)) {
    const system = speaking(odds.command(id).description(SYSTEMS[id]!.title), context)
      .usage(help.systemUsage)
      .argument('[question]', help.question)
      .action((typed?: string) => {
        if (typed === undefined) return system.outputHelp();
        const known = Object.keys(questions);
        throw badUsage(context.words.odds.unknownQuestion(typed, closest(typed, known) ?? known.join(', ')));
      });
    for (const [question, flags] of Object.entries<Flags>(questions)) {
      const command = speaking(system.command(question), context);
      command.description(help.questions[`${id} ${question}` as QuestionName]);
      for (const [name, flag] of Object.entries(flags)) command.addOption(optionFor(name as FlagName, flag, context));
      addOutput(command, context).action(async () => {
        const asked = { system: id, question, given: givenOf(flags, command.opts()) };
        // The parser gives to `odds` itself the options that both levels know.
        done(await (await import('./system.ts')).systemOdds(asked, command.optsWithGlobals(), context));
      });
    }
  }
}

const addOutput = (command: Command, { words }: Context): Command =>
  command
    .option('--json', words.help.json)
    .option('--exact', words.odds.help.exact)
    .option('--plot <file>', words.odds.help.plot);

/** The flags of a question alone; a switch that was not given is off. */
const givenOf = (flags: Flags, options: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [name, kind === 'switch' ? options[name] === true : options[name]]),
  );
