import type { Decision } from '@souterrain/kernel';
import { byDigit, type Choice } from '../choice.ts';

export interface Commands {
  undo(): void;
  journal(): void;
  odds(): void;
  help(): void;
  close(): void;
}

const NAMED: Readonly<Record<string, keyof Commands>> = {
  a: 'undo',
  u: 'undo',
  j: 'journal',
  o: 'odds',
  '?': 'help',
  Escape: 'close',
};

/** What one key does at the table; true when it did something, so that the page does not use it too. */
export function pressKey(
  key: string,
  at: { decision: Decision | undefined; choice: Choice; ends?: string | undefined; commands: Commands },
): boolean {
  const { decision, choice, commands } = at;
  const command = NAMED[key];
  if (command) {
    commands[command]();
    return true;
  }
  if (!decision) return false;
  if (key === 'Enter' && choice.several) {
    choice.confirm();
    return true;
  }
  const option = byDigit(decision, at.ends).get(key);
  if (option) choice.pick(option);
  return option !== undefined;
}

/** True for the faces of a large die: their number is typed, digit by digit, rather than picked by place. */
export const isTyped = ({ options }: Decision): boolean =>
  options.length > 10 && options.every(({ id }) => /^\d+$/.test(id));

/** The number typed so far once a digit is added; a digit that leads nowhere starts a new one. */
export function typeDigit(typed: string, digit: string, { options }: Decision): string {
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
