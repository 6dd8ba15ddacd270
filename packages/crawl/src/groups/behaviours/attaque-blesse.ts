import type { Rule } from '@souterrain/kernel';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Edition } from '../../world/edition.ts';
import { closeInAndAttack } from '../approach.ts';
import type { Criterion } from '../criterion.ts';
import { effortsFrom } from '../effort.ts';
import { candidatesOf } from '../reach.ts';
import { chooseTarget } from '../targets.ts';

const weakest = (edition: Edition): readonly Criterion<Figure>[] => [
  { label: 'sante', of: (candidate) => candidate.sante },
  { label: 'secoue', of: (candidate) => (edition.isShaken(candidate) ? 0 : 1) },
];

/** AD1-IA-09: the weakest of those a single movement away, or the nearest. AD1-IA-13: it may leave others for it. */
export function* attaqueBlesse(g: Crawl, figure: Figure): Rule<void> {
  const effort = effortsFrom(g, figure);
  const efforts = new Map<Figure, number>();
  for (const target of candidatesOf(g, figure)) efforts.set(target, effort(target));
  const near = [...efforts.keys()].filter((candidate) => efforts.get(candidate)! <= 1);
  const target = yield* chooseTarget(
    g,
    figure,
    near.length > 0
      ? { candidates: near, first: weakest(g.edition) }
      : { candidates: [...efforts.keys()], first: [{ label: 'effort', of: (each) => efforts.get(each)! }] },
  );
  if (target) yield* closeInAndAttack(g, figure, target);
  else g.emit({ type: 'figureStayed', figure: figure.id, why: 'sans-cible', rules: ['AD1-IA-05'] });
}
