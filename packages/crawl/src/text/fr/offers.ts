import type { Labelled } from '@souterrain/words';
import type { Offered } from '../catalogue.ts';
import { square } from '../squares.ts';
import { hints, one } from './grammar.ts';
import { REASONS } from './movement.ts';

const TYPES: Readonly<Record<string, string>> = {
  mouvement: 'action de mouvement',
  standard: 'action standard',
  bonus: 'action bonus',
  complexe: 'action complexe',
  libre: 'gratuit',
};

export const typeOf = ({ option }: Offered): string | undefined => TYPES[option.cost ?? ''];
export const thing = ({ name, option }: Offered, key = 'item'): string => name(String(option.params[key]));
export const who = ({ figure, option }: Offered, key = 'figure'): string => figure(String(option.params[key]));
export const target = (o: Offered): Labelled => one(o.at ?? who(o));

/** A verb on a thing, with what it costs. */
export const on =
  (verb: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(`${verb} : ${thing(o)}`, hints(typeOf(o), ...more));

export const plain =
  (label: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(label, hints(typeOf(o), ...more));

export function strike(verb: string, ...more: readonly string[]) {
  return (o: Offered): Labelled => {
    const { attack, target } = o.option.params;
    const aim = target === undefined ? verb : `${verb} ${who(o, 'target')}`;
    return one(`${aim} : ${o.attack(String(attack))}`, hints(typeOf(o), o.attackFacts(String(attack)), ...more));
  };
}

/** A movement, with what asks for an Esquive; `dodges` says how hard it is. */
export function move(verb: string, dodges: Readonly<Record<string, string>>) {
  return (o: Offered): Labelled => {
    const { esquive, why } = o.option.params;
    const reason = REASONS[why as keyof typeof REASONS];
    const dear = o.option.cost === 'complexe' ? TYPES.complexe : undefined;
    return one(`${verb} en ${square(o.at)}`, hints(dear, dodges[String(esquive)], reason));
  };
}

/** A talent used on somebody, or on nobody. */
export const ability =
  (id: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(o.at === undefined ? o.name(id) : `${o.name(id)} : ${o.at}`, hints(typeOf(o), ...more));
