import type { Decision } from '@souterrain/kernel';
import { type Choice, DIGITS } from '../choice.ts';

export interface Commands {
  undo(): void;
  journal(): void;
  help(): void;
  close(): void;
}

const NAMED: Readonly<Record<string, keyof Commands>> = {
  a: 'undo',
  u: 'undo',
  j: 'journal',
  '?': 'help',
  Escape: 'close',
};

/** What one key does at the table; true when it did something, so that the page does not use it too. */
export function pressKey(
  key: string,
  at: { decision: Decision | undefined; choice: Choice; commands: Commands },
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
  const index = DIGITS.indexOf(key);
  const option = key.length === 1 && index >= 0 ? decision.options[index] : undefined;
  if (option) choice.pick(option);
  return option !== undefined;
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
