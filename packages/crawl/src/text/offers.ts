import type { Labelled } from '@souterrain/words';
import type { Offered } from './catalogue.ts';

export const one = (label: string, hint?: string): Labelled => (hint ? { label, hint } : { label });

/** Parts that may be missing, in one hint. */
export const hints = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(', ');

/** What an option is about, by one of its params. */
export const chosen = ({ name, option }: Offered, key = 'item'): string => name(String(option.params[key]));
export const who = ({ figure, option }: Offered, key = 'figure'): string => figure(String(option.params[key]));
export const offered = ({ card, option }: Offered): string => card(String(option.params.card));
export const target = (o: Offered): Labelled => one(o.at ?? who(o));

/** A verb on a thing, with what it costs. */
export const on =
  (verb: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(`${verb}${o.colon}${chosen(o)}`, hints(o.type, ...more));

export const plain =
  (label: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(label, hints(o.type, ...more));

export function strike(verb: string, ...more: readonly string[]) {
  return (o: Offered): Labelled => {
    const { attack, target } = o.option.params;
    const aim = target === undefined ? verb : `${verb} ${who(o, 'target')}`;
    return one(`${aim}${o.colon}${o.attack(String(attack))}`, hints(o.type, o.attackFacts(String(attack)), ...more));
  };
}

/** A talent used on somebody, or on nobody. */
export const ability =
  (id: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(o.at === undefined ? o.name(id) : `${o.name(id)}${o.colon}${o.at}`, hints(o.type, ...more));

/** A thing, with what it is good for. */
export const named =
  (id: string, hint: string) =>
  ({ name }: Offered) =>
    one(name(id), hint);

/** A movement, with what asks for an Esquive; `dodges` says how hard it is. */
export const move = (verb: string, dodges: Readonly<Record<string, string>>) => (o: Offered) => {
  const { esquive, why } = o.option.params;
  const dear = o.option.cost === 'complexe' ? o.type : undefined;
  return one(
    `${verb} ${o.at}`,
    hints(dear, dodges[String(esquive)], why === undefined ? '' : o.name(`esquive-${why}`)),
  );
};

export const price = ({ deniers, option }: Offered): string => deniers(Number(option.params.price));
export const facts = ({ itemFacts, option }: Offered): string => itemFacts(String(option.params.item));

/** What adds dice to a roll. */
export const bonusDice =
  (id: string) =>
  ({ name, dice, option }: Offered) =>
    one(name(id), `+${dice(Number(option.params.dice))}`);
