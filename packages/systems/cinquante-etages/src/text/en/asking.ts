import { askingWordsOf } from '../ask.ts';
import type { Asking } from '../catalogue.ts';
import type { ThingId } from '../keys.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';
import { ofKey, things, title } from './things.ts';

const names = Object.fromEntries((Object.keys(things) as ThingId[]).map((id) => [id, title(things[id])])) as Record<
  ThingId,
  string
>;

export const asking: Asking = {
  prompts,
  options,
  terms,
  names,
  item: (key) => title(ofKey(key)),
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text,
};

export const words = askingWordsOf(asking);
