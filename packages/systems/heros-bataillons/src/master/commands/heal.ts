import type { Rule } from '@souterrain/kernel';
import { regain } from '../../beings/damage.ts';
import type { Attribute } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { fill, others } from '../form.ts';
import { everybodyHere, pickBeings } from '../pick.ts';
import { defineCommand } from './command.ts';

/** HB-GM-08: never above the maximum; FOR regained ends a coma. */
export const heal = defineCommand({
  id: 'soigner',
  rule: 'HB-GM-08',
  place: 10,
  name: { fr: 'soigner', en: 'heal' },
  words: {
    fr: {
      prompts: {
        'qui-est-soigne': () => 'Qui est soigné ?',
        'fiche-de-soin': (a) => `Soin : ${a.params.points} en ${a.of('attribute')}. Que changer ?`,
      },
    },
    en: {
      prompts: {
        'qui-est-soigne': () => 'Who is healed?',
        'fiche-de-soin': (a) => `Healing: ${a.params.points} in ${a.of('attribute')}. Change what?`,
      },
    },
  },
  run,
});

interface Draft {
  readonly attribut: Attribute;
  readonly points: number;
}

const ATTRIBUTES = ['end', 'for', 'agi', 'vol'] as const;
const POINTS = Array.from({ length: 18 }, (_, i) => i + 1);

function* run(g: HB): Rule<void> {
  const everybody = everybodyHere(g.state);
  if (everybody.length === 0) return;
  const targets = yield* pickBeings(g, { id: 'qui-est-soigne', rule: 'HB-GM-08' }, everybody);
  const draft = yield* fill<Draft>(g, {
    id: 'fiche-de-soin',
    rule: 'HB-GM-08',
    draft: { attribut: 'end', points: 1 },
    show: ({ attribut, points }) => ({ attribute: attribut, points }),
    changes: (now) => [...others(now, 'attribut', ATTRIBUTES), ...others(now, 'points', POINTS)],
  });
  if (draft === null) return;
  for (const being of targets) {
    regain(g, being, { attribute: draft.attribut, amount: draft.points, why: 'soin-du-mj', rules: ['HB-GM-08'] });
    if (being.status === 'coma' && being.now.for > 0)
      g.emit({ type: 'statusChanged', being: being.id, status: 'present', why: 'reveil', rules: ['HB-DMG-12'] });
  }
}
