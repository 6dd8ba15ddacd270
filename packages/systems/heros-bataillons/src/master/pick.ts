import type { RuleId } from '@souterrain/catalog';
import { ask, askSome, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { masterOf } from './table.ts';

export interface Pick {
  readonly id: string;
  readonly rule: RuleId;
  readonly params?: Params;
}

const optionFor = (being: Being): Option<Being> =>
  option(being.id, being, { label: 'etre', params: { being: being.id }, at: { figure: being.id } });

/** One being, named by the MJ; null when there is nobody, or the MJ gives up. */
export function* pickBeing(g: HB, { id, rule, params }: Pick, beings: readonly Being[]): Rule<Being | null> {
  if (beings.length === 0) return null;
  const options: Option<Being | null>[] = beings.map(optionFor);
  options.push(option('abandonner', null));
  return yield* ask({ id, seat: masterOf(g.state), rule, options, ...(params && { params }) });
}

/** One being or more. */
export function* pickBeings(g: HB, { id, rule, params }: Pick, beings: readonly Being[]): Rule<readonly Being[]> {
  const question = { id, seat: masterOf(g.state), rule, options: beings.map(optionFor), ...(params && { params }) };
  return yield* askSome(question, { min: Math.min(1, beings.length), max: beings.length });
}

/** One of several things with a name, or nothing. */
export function* pickOne(g: HB, { id, rule, params }: Pick, names: readonly string[]): Rule<string | null> {
  const options: Option<string | null>[] = names.map((name) => option<string | null>(name, name));
  options.push(option('abandonner', null));
  return yield* ask({ id, seat: masterOf(g.state), rule, options, ...(params && { params }) });
}

/** HB-GM-21: heroes of the scene, whatever their state but dead or gone. */
export const heroesHere = ({ beings, table }: HBState): readonly Being[] =>
  beings.filter(
    ({ hero, id, status }) => hero !== null && (status === 'present' || status === 'coma') && !table.away.includes(id),
  );

/** Everybody in the scene. */
export const everybodyHere = ({ beings, table }: HBState): readonly Being[] =>
  beings.filter(({ id, status }) => (status === 'present' || status === 'coma') && !table.away.includes(id));
