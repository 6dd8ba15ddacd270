import type { Command } from './command.ts';
import { ALL } from './list.gen.ts';

/** All that the MJ may do, in the order of its panel. */
export const COMMANDS: readonly Command[] = ALL.toSorted((one, other) => one.place - other.place);
