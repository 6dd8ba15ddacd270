import type { Rule } from '@souterrain/kernel';
import { chooseAction } from '../../rounds/choose-action.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';

/** AD1-IA-16: an allied group without a tag is played by whoever controls it, two Actions for each figure. */
export function* libre(g: Crawl, figure: Figure): Rule<void> {
  for (;;) if (!(yield* chooseAction(g, figure))) return;
}
