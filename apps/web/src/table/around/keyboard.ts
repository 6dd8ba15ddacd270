import type { OfferedDecision } from '@souterrain/kernel';
import { byDigit, type Choice, pagesOf } from '../choice.ts';
import type { Topic } from './spoken/spoken-state.ts';

export interface Commands {
  undo(): void;
  journal(): void;
  odds(): void;
  help(): void;
  close(): void;
  /** Opens the field where an option is typed. */
  type(): void;
  /** The map drawn, or in words. */
  mapView(): void;
  say(topic: Topic): void;
}

const NAMED: Readonly<Record<string, Exclude<keyof Commands, 'say'>>> = {
  a: 'undo',
  u: 'undo',
  j: 'journal',
  o: 'odds',
  v: 'mapView',
  '/': 'type',
  ':': 'type',
  '?': 'help',
  Escape: 'close',
};

/** The first letter of each, in French and in English: both always work. */
const SPOKEN: Readonly<Record<string, Topic>> = {
  d: 'last',
  l: 'last',
  e: 'state',
  s: 'state',
  m: 'threats',
  t: 'threats',
  i: 'order',
  c: 'map',
  w: 'map',
};

const PAGES: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** What one key does at the table; true when it did something, so that the page does not use it too. */
export function pressKey(
  key: string,
  at: { decision: OfferedDecision | undefined; choice: Choice; ends?: string | undefined; commands: Commands },
): boolean {
  const { decision, choice, commands } = at;
  // Shift and Caps Lock do not matter.
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const command = NAMED[letter];
  if (command) {
    commands[command]();
    return true;
  }
  const topic = SPOKEN[letter];
  if (topic) {
    commands.say(topic);
    return true;
  }
  if (!decision) return false;
  if (key === 'Enter' && choice.several) {
    choice.confirm();
    return true;
  }
  const pages = pagesOf(decision, at.ends);
  if (PAGES[key] && pages > 1) {
    choice.page.value = (choice.page.value + PAGES[key] + pages) % pages;
    return true;
  }
  const option = byDigit(decision, at.ends, choice.page.value).get(key);
  if (option) choice.pick(option);
  return option !== undefined;
}

/** True for the faces of a large die: their number is typed, digit by digit, rather than picked by place. */
export const isTyped = ({ options }: OfferedDecision): boolean =>
  options.length > 10 && options.every(({ id }) => /^\d+$/.test(id));

/** The number typed so far once a digit is added; a digit that leads nowhere starts a new one. */
export function typeDigit(typed: string, digit: string, { options }: OfferedDecision): string {
  const longer = typed + digit;
  return options.some(({ id }) => id === longer) ? longer : digit;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves the focus between the options with the arrow keys. */
export function moveFocus(key: string, bar: HTMLElement): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const buttons = [...bar.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}
