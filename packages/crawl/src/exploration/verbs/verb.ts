import type { Rule } from '@souterrain/kernel';
import type { Verb } from '../../content/types.ts';
import type { Crawl } from '../../state.ts';
import type { Context } from './context.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Qualifier = 'who' | 'rounds' | 'strikes' | 'success' | 'failure' | 'missing' | 'once' | 'value' | 'reach' | 'does';
export type VerbName = Exclude<KeysOf<Verb>, Qualifier>;
export type VerbOf<K extends VerbName> = Extract<Verb, { readonly [P in K]: unknown }>;

/** What each verb does. */
export type Verbs = { readonly [K in VerbName]: (g: Crawl, verb: VerbOf<K>, context: Context) => Rule<void> };
