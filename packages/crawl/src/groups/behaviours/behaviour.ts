import type { Rule } from '@souterrain/kernel';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';

/** What a figure able to act does with the Actions it has left. */
export type Behaviour = (g: Crawl, figure: Figure) => Rule<void>;
