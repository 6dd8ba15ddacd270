import { randomBytes } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { Game, loadGame, readSave, type SeatSetup, type System } from '@souterrain/kernel';
import { faultText, refusedSave } from '@souterrain/words';
import type { Context } from '../context.ts';
import { badUsage, type Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { wholeNumber } from '../numbers.ts';
import type { Playable } from '../systems.ts';
import { freePath, newPath } from './autosave.ts';
import { refuse } from './refuse.ts';
import { rehearsalOf } from './rehearsal.ts';

export interface PlayOptions {
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
  readonly path: string;
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
  const path = newPath(words, { save, system: system.id, seed, env: context.env });
  const seats = seatsOf(system, options, context);
  const dice = physicalDice ? 'physical' : 'seeded';
  const started = Game.start(system, { seats, variants: variantsOf(options.variant ?? [], context), seed, dice });
  if (!started.ok) throw badUsage(faultText(lang, started.fault));
  return { game: started.value, path };
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

function variantsOf(given: readonly string[], { words }: Context): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw badUsage(words.badPair('--variant', text));
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** Options that describe a new game say nothing about one that was saved. */
const NEW_ONLY = ['seed', 'physicalDice', 'players', 'name', 'class', 'variant'] as const;

export function resumeGame(playable: Playable, options: PlayOptions & { load: string }, context: Context): Started {
  const { system } = playable;
  const { words, lang } = context;
  const clash = NEW_ONLY.find((option) => options[option] !== undefined);
  if (clash) throw badUsage(words.notTogether('--load', `--${clash === 'physicalDice' ? 'physical-dice' : clash}`));
  const file = resolve(options.load);
  const text = readText(words, options.load);
  const refused = refuse(context, { path: options.load, text });
  const read = readSave(text);
  if (!read.ok) throw refused(read.fault);
  const { show, rehearse } = rehearsalOf(playable, context, read.value);
  const loaded = loadGame(system, read.value, show);
  if (!loaded.ok) throw refused(loaded.fault);
  const { game, warning } = loaded.value;
  if (!warning) return { game, path: options.save === undefined ? file : otherPath(file, options.save, context) };
  const broken = () => refused({ ...warning, params: { ...warning.params, checkpoint: 'broken' } });
  if (!rehearse(game)) throw broken();
  // What could not be replayed stays in the file it came from.
  const path = options.save === undefined ? freePath(file) : otherPath(file, options.save, context);
  return {
    game,
    path,
    notice: words.inFile(basename(file), words.fellBack(refusedSave(lang, { fault: warning, text }))),
    refused: broken,
  };
}

const otherPath = (file: string, save: string, { words, env }: Context): string =>
  resolve(save) === file ? file : newPath(words, { save, system: '', seed: '', env });
