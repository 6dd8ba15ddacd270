import { useOnce, wasUsed } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { roll, sum } from '@souterrain/kernel';
import { totalOf } from '../../figures/values.ts';
import { enemiesAround } from '../../health/enemies-around.ts';
import { resultOf } from '../../jets/count.ts';
import { PLAIN, thrown, verdictOf } from '../../rolls/index.ts';
import type { ItemEffect } from '../use.ts';

const RULE = 'AD1-TMAG-04';
const DICE = 3;

/** AD1-TMAG-04: the imp throws three dice of its own for its bearer, once a Round, as Soins would (AD2-XSANTE-08). */
export const diablotinMedecin: ItemEffect = {
  use: {
    id: 'diablotin-medecin',
    rule: RULE,
    type: 'bonus',
    kept: true,
    can: (_g, { who, item }) => who.sante < who.santeMax && !wasUsed(who, 'round', `diablotin-${item.id}`),
    *run(g, { who, item }) {
      useOnce(g, who, { span: 'round', key: `diablotin-${item.id}`, rules: [RULE] });
      const terms = [{ label: 'base', value: 5, rule: 'AD2-XSANTE-08' as const }, ...enemiesAround(g, [who])];
      const difficulty = totalOf(terms);
      const faces = yield* roll(g, { seat: who.hero!.seat, count: DICE, sides: 6, rule: RULE });
      g.emit({ type: 'diceThrown', figure: who.id, faces, rules: [RULE] });
      const verdict = verdictOf(thrown(faces), { added: 0, difficulty, fortune: PLAIN });
      const sums = [resultOf([], verdict), sum('difficulte', terms)];
      g.emit({
        type: 'jetSettled',
        figure: who.id,
        purpose: 'soins',
        faces,
        difficulty,
        ...verdict,
        rules: [RULE],
        sums,
      });
      // The second point costs two Réussites; the imp removes no state.
      const amount = verdict.surplus >= 2 ? 2 : 1;
      if (verdict.success) heal(g, who, { amount, by: 'diablotin-medecin', rules: [RULE] });
    },
  },
};
