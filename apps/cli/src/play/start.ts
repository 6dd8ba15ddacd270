import { randomBytes } from 'node:crypto';
import { Game, type SeatSetup, type System } from '@souterrain/kernel';
import { faultText } from '@souterrain/words';
import type { Context } from '../context.ts';
import { badUsage, type Failure } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import type { PackOptions } from '../own-packs.ts';
import type { Playable } from '../systems.ts';
import { newPlace, type Place } from './place.ts';

export interface PlayOptions extends PackOptions {
  readonly seed?: string;
  readonly physicalDice?: boolean;
  readonly players?: string;
  readonly name?: readonly string[];
  readonly class?: readonly string[];
  readonly variant?: readonly string[];
  readonly save?: string;
  readonly load?: string;
}

export interface Started {
  readonly game: Game;
  readonly place: Place;
  /** What the person must know before going on. */
  readonly notice?: string;
  /** For a game that goes on from a checkpoint: what is said once it turns out that nobody can play it. */
  readonly refused?: () => Failure;
}

/** Short, easy to read aloud, and different each time. */
export const newSeed = (): string => randomBytes(5).toString('hex');

/** The choice that --class makes: who a player plays, the first choice of every system. */
export const choiceOf = ({ choices }: System) => choices[0];

export function startGame({ system }: Playable, options: PlayOptions, context: Context): Started {
  const { words, lang } = context;
  const { seed = newSeed(), physicalDice, save } = options;
  const seats = seatsOf(system, options, context);
  const dice = physicalDice ? 'physical' : 'seeded';
  const started = Game.start(system, { seats, variants: variantsOf(options.variant ?? [], context), seed, dice });
  if (!started.ok) throw badUsage(faultText(lang, started.fault));
  return { game: started.value, place: newPlace(words, { save, system: system.id, seed, env: context.env }) };
}

function seatsOf(
  system: System,
  { players, name = [], class: classes = [] }: PlayOptions,
  { words }: Context,
): SeatSetup[] {
  const { min, max } = system.seats;
  const { usual = min } = system.seats;
  const asked = players ?? String(Math.max(name.length, classes.length) || usual);
  const count = wholeNumber(words, { option: '--players', text: asked, min, max });
  if (name.length > count) throw badUsage(words.tooMany('--name', name.length, count));
  if (classes.length > count) throw badUsage(words.tooMany('--class', classes.length, count));
  const choice = choiceOf(system);
  const unknown = classes.find((value) => !choice?.values.includes(value));
  if (unknown !== undefined) throw badUsage(words.badValue('--class', unknown, choice?.values ?? []));
  return Array.from({ length: count }, (_, i) => ({
    name: name[i]?.trim() || words.player(i + 1),
    choices: Object.fromEntries(
      system.choices.map(({ id, values }) => [
        id,
        (id === choice?.id ? classes[i] : undefined) ?? values[i % values.length]!,
      ]),
    ),
  }));
}

export function variantsOf(given: readonly string[], { words }: Context): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw badUsage(words.badPair('--variant', text));
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
