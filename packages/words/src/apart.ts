import type { Decision, Option } from '@souterrain/kernel';
import type { Labelled } from './system-words.ts';

/** The words of options, a number after those that are said alike: two daggers in hand are two ways to strike. */
export function toldApart({ options }: Decision, say: (option: Option) => Labelled): (option: Option) => Labelled {
  let told: ReadonlyMap<Option, Labelled> | undefined;
  return (option) => {
    told ??= numbered(options, say);
    return told.get(option) ?? say(option);
  };
}

function numbered(options: readonly Option[], say: (option: Option) => Labelled): ReadonlyMap<Option, Labelled> {
  const alike = new Map<string, [Option, Labelled][]>();
  for (const option of options) {
    const said = say(option);
    const key = `${said.label}\n${said.hint ?? ''}`;
    alike.set(key, [...(alike.get(key) ?? []), [option, said]]);
  }
  return new Map(
    [...alike.values()].flatMap((group) =>
      group.map(([option, said], i): [Option, Labelled] =>
        group.length === 1 ? [option, said] : [option, { ...said, label: withNumber(said.label, i + 1) }],
      ),
    ),
  );
}

/** « Ranger : Dague 2 », « Attaquer (Dague 2) ». */
const withNumber = (label: string, number: number): string =>
  label.endsWith(')') ? `${label.slice(0, -1)} ${number})` : `${label} ${number}`;
