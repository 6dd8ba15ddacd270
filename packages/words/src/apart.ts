import type { Asked, AskedOption } from '@souterrain/kernel';
import type { Labelled } from './system-words.ts';

/** The words of options, a number after those that are said alike: two daggers in hand are two ways to strike. */
export function toldApart(
  { options }: Asked,
  say: (option: AskedOption) => Labelled,
): (option: AskedOption) => Labelled {
  let all: readonly Labelled[] | undefined;
  return (option) => {
    all ??= options.map(say);
    // A log may hold a copy of an option.
    const own = all[options.findIndex(({ id }) => id === option.id)] ?? say(option);
    const alike = all.filter(({ label, hint }) => label === own.label && hint === own.hint);
    return alike.length > 1 ? { ...own, label: withNumber(own.label, alike.indexOf(own) + 1) } : own;
  };
}

/** « Ranger : Dague 2 », « Attaquer (Dague 2) ». */
const withNumber = (label: string, number: number): string => label.replace(/\)?$/, (end) => ` ${number}${end}`);
