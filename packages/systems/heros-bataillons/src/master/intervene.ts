import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HB } from '../world.ts';
import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { masterOf } from './table.ts';

/** HB-GM-16, HB-GM-18: between two rounds, or in the turn of an adversary; false when the fight did not go on. */
export function* intervene(g: HB): Rule<boolean> {
  const command = yield* chooseCommand(g, [option<Command | null>('continuer', null)]);
  if (command === null) return true;
  yield* command.run(g);
  return false;
}

export function* chooseCommand(g: HB, first: readonly Option<Command | null>[]): Rule<Command | null> {
  const options = first.slice();
  for (const command of COMMANDS) if (command.isOffered?.(g) ?? true) options.push(option(command.id, command));
  return yield* ask({ id: 'mj', seat: masterOf(g.state), rule: 'HB-GM-01', options });
}
