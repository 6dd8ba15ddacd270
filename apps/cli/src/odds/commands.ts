import {
  type Asked,
  type Fields,
  SYSTEM_QUESTIONS,
  type SystemField,
  type SystemQuestion,
} from '@souterrain/odds/questions';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { badUsage, type Status } from '../failure.ts';
import type { PackOptions } from '../own-packs.ts';
import { packOption } from '../pack-option.ts';
import { speaking } from '../speaking.ts';
import { insteadOf } from '../suggest.ts';
import { manifestOf } from '../systems.ts';
import { optionFor } from './options.ts';
import type { Output } from './show.ts';

type Done = (status: Status) => void;

const NAMES = Object.keys(SYSTEM_QUESTIONS) as readonly SystemQuestion[];

/** `odds`: an expression, or a system and one of its questions. */
export function addOdds(program: Command, context: Context, done: Done): void {
  const { help } = context.words.odds;
  const ask = async (asked: Asked, output: Output, packs?: PackOptions) => {
    const { askOdds } = await import('./ask.ts');
    done(
      await askOdds(
        asked,
        { ...output, ...(packs?.pack && { notes: [await checked(asked.name, packs, context)] }) },
        context,
      ),
    );
  };
  const odds = speaking(program.command('odds').description(help.odds), context)
    .argument('<expression...>', help.expression)
    .usage(help.usage)
    .addHelpText('after', `\n${help.grammar}`)
    .action((parts: readonly string[], output: Output) =>
      ask({ name: 'des/expression', given: { text: parts.join(' ') } }, output),
    );
  addOutput(odds, context);
  const systems = new Map<string, Command>();
  for (const name of NAMES) {
    const [id, question] = name.split('/') as [string, string];
    const system = systems.get(id) ?? addSystem(odds, id, context);
    systems.set(id, system);
    const fields: Fields = SYSTEM_QUESTIONS[name];
    const command = speaking(system.command(question), context);
    command.description(help.questions[name]);
    for (const [field, kind] of Object.entries(fields))
      command.addOption(optionFor(field as SystemField, kind, context));
    // The parser gives to `odds` itself the options that both levels know.
    addOutput(command, context)
      .addOption(packOption(context))
      .action(() =>
        ask({ name, given: givenOf(fields, command.opts()) }, command.optsWithGlobals(), command.opts<PackOptions>()),
      );
  }
}

function addSystem(odds: Command, id: string, context: Context): Command {
  const { help, unknownQuestion } = context.words.odds;
  const system = speaking(odds.command(id).description(manifestOf(id)!.title), context)
    .usage(help.systemUsage)
    .argument('[question]', help.question)
    .action((typed?: string) => {
      if (typed === undefined) return system.outputHelp();
      const known = system.commands.map((command) => command.name());
      throw badUsage(unknownQuestion(typed, insteadOf(typed, known)));
    });
  return system;
}

/** Questions are asked in figures: packs are checked, and change nothing to the answer. */
async function checked(name: string, packs: PackOptions, context: Context): Promise<string> {
  const { playableWith } = await import('../own-packs.ts');
  await playableWith(name.split('/')[0]!, packs, context);
  return context.words.odds.asFigures;
}

const addOutput = (command: Command, { words }: Context): Command =>
  command
    .option('--json', words.help.json)
    .option('--exact', words.odds.help.exact)
    .option('--plot <file>', words.odds.help.plot);

/** The options of a question alone; a switch that was not given is off. */
const givenOf = (fields: Fields, options: Readonly<Record<string, unknown>>): Asked['given'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'switch' ? options[name] === true : options[name],
    ]),
  );
