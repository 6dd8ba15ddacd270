import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure } from '../../state.ts';

/** What a figure able to act does with the Actions it has left. */
export type Behaviour = (g: AD1, figure: Figure) => Rule<void>;
