import type { Fault } from '@souterrain/kernel';
import { language } from './language.ts';

/** The sentence of a fault; these words are fetched when something first goes wrong. */
export async function sayFault(fault: Fault): Promise<string> {
  const { faultText } = await import('./fault-text.ts');
  return faultText(language.value, fault);
}

/** Why the file of a game is refused, and where in it. */
export async function sayRefused(fault: Fault, text: string): Promise<string> {
  const { refusedSave } = await import('./fault-text.ts');
  return refusedSave(language.value, { fault, text });
}
