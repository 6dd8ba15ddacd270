import { createContext } from 'preact';
import type { Sitting } from './sitting.ts';

/** Asks the game on this screen what an option is worth. */
export const AskOdds = createContext<Sitting['odds']>(() => undefined);
