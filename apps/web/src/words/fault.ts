import type { Fault } from '@souterrain/kernel';
import { language } from './language.ts';

/** The sentence of a fault; these words are fetched when something first goes wrong. */
export async function sayFault(fault: Fault): Promise<string> {
  const { faultText } = await import('./fault-text.ts');
  return faultText(language.value, fault);
}
