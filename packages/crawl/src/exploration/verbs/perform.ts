import type { Rule } from '@souterrain/kernel';
import type { Verb } from '../../content/types.ts';
import type { Crawl } from '../../state.ts';
import { damage, heroisme, mark, sante, unmark } from './body.ts';
import { check, choose, foresee, suits } from './chance.ts';
import type { Context } from './context.ts';
import { each, fits, gives, hews } from './each.ts';
import { encounter } from './encounter.ts';
import { deniers, destroy, item, search, treasure } from './goods.ts';
import { devour, feed } from './hunger.ts';
import { enlist, gone, note, reveals } from './place.ts';
import { die, effects, imposes, tally } from './written.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Qualifier = 'who' | 'rounds' | 'strikes' | 'success' | 'failure' | 'missing' | 'once' | 'value' | 'reach' | 'does';
export type VerbName = Exclude<KeysOf<Verb>, Qualifier>;
export type VerbOf<K extends VerbName> = Extract<Verb, { readonly [P in K]: unknown }>;

const VERBS: { readonly [K in VerbName]: (g: Crawl, verb: VerbOf<K>, context: Context) => Rule<void> } = {
  sante,
  heroisme,
  mark,
  unmark,
  deniers,
  item,
  treasure,
  search,
  damage,
  encounter,
  check,
  suits,
  choose,
  enlist,
  note,
  reveal: reveals,
  destroy,
  feed,
  devour,
  imposes,
  effects,
  die,
  tally,
  each,
  fits,
  foresee,
  gives,
  hews,
  gone,
};

export const VERB_NAMES = Object.keys(VERBS) as readonly VerbName[];

/** Verbs in order, each finished before the next. */
export function* perform(g: Crawl, verbs: readonly Verb[], context: Context): Rule<void> {
  for (const verb of verbs) {
    const name = VERB_NAMES.find((key) => key in verb)!;
    const act = VERBS[name] as (g: Crawl, verb: Verb, context: Context) => Rule<void>;
    yield* act(g, verb, context);
  }
}
