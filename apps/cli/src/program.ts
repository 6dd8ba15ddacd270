import { Command } from 'commander';
import pkg from '../package.json' with { type: 'json' };
import type { Context } from './context.ts';
import type { Status } from './failure.ts';
import { addOdds } from './odds/commands.ts';
import { packOption } from './pack-option.ts';
import { speaking } from './speaking.ts';

/** The commands and their options. Each command is loaded when it is called, so that the help stays quick. */
export function programOf(context: Context, done: (status: Status) => void): Command {
  const { help } = context.words;
  const program = new Command('souterrain')
    .description(help.about)
    .usage(help.usage)
    .version(pkg.version, '-V, --version', help.version)
    .helpCommand('help [command]', help.helpCommand);

  const add = (usage: string, description: string) =>
    speaking(program.command(usage).description(description), context);

  const addPlaying = (usage: string, description: string) => add(usage, description).addOption(packOption(context));

  speaking(program, context);
  add('systems', help.systems)
    .option('--json', help.json)
    .action(async (options) => done(await (await import('./commands/systems.ts')).systems(options, context)));

  addPlaying('play', help.play)
    .argument('<system>', help.systemArgument)
    .option('--seed <seed>', help.playSeed)
    .option('--physical-dice', help.physicalDice)
    .option('--players <n>', help.players)
    .option('--name <names...>', help.name)
    .option('--class <classes...>', help.class)
    .option('--variant <pairs...>', help.variant)
    .option('--save <file>', help.save)
    .option('--load <file>', help.load)
    .action(async (id, options) => done(await (await import('./commands/play.ts')).play(id, options, context)));

  addPlaying('simulate', help.simulate)
    .argument('<system>', help.systemArgument)
    .option('--games <n>', help.games, '1000')
    .option('--seed <seed>', help.simulateSeed, 'souterrain')
    .option('--bot <bot>', help.bot, 'random')
    .option('--seats <n>', help.players)
    .option('--variant <pairs...>', help.variant)
    .option('--out <folder>', help.out)
    .option('--jobs <n>', help.jobs)
    .option('--json', help.json)
    .action(async (id, options) => done(await (await import('./commands/simulate.ts')).simulate(id, options, context)));

  addPlaying('replay', help.replay)
    .argument('<file>', help.saveArgument)
    .option('--json', help.json)
    .option('--events', help.events)
    .action(async (file, options) => done(await (await import('./commands/replay.ts')).replay(file, options, context)));

  addPlaying('case', help.case)
    .argument('<path...>', help.casePaths)
    .option('--json', help.json)
    .action(async (paths, options) =>
      done(await (await import('./commands/case.ts')).runCases(paths, options, context)),
    );

  add('pack', help.pack)
    .argument('<system>', help.systemArgument)
    .argument('<path...>', help.packPaths)
    .option('--json', help.json)
    .action(async (id, paths, options) =>
      done(await (await import('./commands/pack.ts')).checkPack(id, paths, { ...options, context })),
    );

  add('rules', help.rules)
    .argument('[id]', help.ruleArgument)
    .option('--where', help.where)
    .option('--coverage', help.coverage)
    .option('--json', help.json)
    .action(async (id, options) => done(await (await import('./commands/rules.ts')).rules(id, options, context)));

  addOdds(program, context, done);

  add('serve', help.serve)
    .option('--port <port>', help.port, '3000')
    .action(async (options) => done(await (await import('./commands/serve.ts')).serve(options, context)));

  return program;
}
