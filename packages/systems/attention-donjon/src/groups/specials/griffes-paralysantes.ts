import type { Feature } from '../../figures/features.ts';
import { gainMark, untilTurn } from '../../figures/marks.ts';
import { isImmune } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

/** A wound paralyses until the end of the victim's next turn, unless its Vigueur resists (Difficulty 2). */
export const griffesParalysantes: Feature = {
  id: 'griffes-paralysantes',
  rule: 'AD1-BEST-03',
  *wounded(g, _at, { target, wounds = 0 }) {
    if (wounds === 0 || target.status !== 'plateau' || isImmune(target, 'poison')) return;
    const { success } = yield* check(g, {
      who: target,
      purpose: 'resistance',
      trait: 'vigueur',
      difficulty: [DEFAULT_DIFFICULTY],
      seuil: false,
    });
    if (success) return;
    gainMark(g, target, { id: 'paralyse', until: untilTurn(g, target, 'end') }, ['AD1-BEST-03', 'AD1-ETAT-03']);
  },
};
