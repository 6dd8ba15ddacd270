import { type Figure, hasMark, suitOf } from '@souterrain/crawl';
import { gainMark, loseMark, THIS_ROUND } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { drawCard } from '@souterrain/crawl/rounds';
import { ask, option, type Rule } from '@souterrain/kernel';
import { afflict } from '../../combat/afflict.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { ItemEffect, Use } from '../use.ts';
import { nextJet } from './boons.ts';

/** AD2-XCONV-06: what « removes Secoué » removes, one of them. */
const SHAKEN = ['secoue', 'sonne'] as const;

const shakenBy = (figure: Figure): readonly string[] => SHAKEN.filter((state) => hasMark(figure, state));

/** AD2-XCONV-06: Secoué or Sonné. */
export function* calm(g: AD2, figure: Figure, { seat, rule }: { seat: number; rule: Use['rule'] }): Rule<void> {
  const states = shakenBy(figure);
  if (states.length === 0) return;
  const state = yield* ask({
    id: 'quel-etat',
    seat,
    rule,
    params: { figure: figure.id },
    options: states.map((id) => option(`retirer-${id}`, id, { label: 'retirer', params: { state: id } })),
  });
  loseMark(g, figure, state, { why: 'retire', rules: [rule] });
}

/** AD1-TCON-03, Carreau. */
const fioleDePalinque: ItemEffect = {
  use: {
    id: 'fiole-de-palinque',
    rule: 'AD1-TCON-03',
    type: 'bonus',
    can: (_g, { who }) => shakenBy(who).length > 0,
    run: (g, { who }) => calm(g, who, { seat: who.hero!.seat, rule: 'AD1-TCON-03' }),
  },
};

/** AD1-TCON-01: a card says what it does. */
const fioleTrouble: ItemEffect = {
  use: {
    id: 'fiole-trouble',
    rule: 'AD1-TCON-01',
    type: 'standard',
    *run(g, { who }) {
      const rules = ['AD1-TCON-01'] as const;
      const { seat } = who.hero!;
      const card = yield* drawCard(g, { seat, rule: 'AD1-TCON-01', reason: 'objet', figure: who.id });
      const suit = suitOf(card);
      if (suit === 'coeur') heal(g, who, { amount: 2, by: 'fiole-trouble', rules });
      else if (suit === 'carreau') gainMark(g, who, { id: 'fiole-de-pierre', until: THIS_ROUND }, rules);
      else if (suit === 'trefle') afflict(g, who, { state: 'secoue', rules });
      else gainMark(g, who, { id: 'fiole-de-hargne', until: { in: 'scenario' } }, rules);
    },
  },
};

/** AD1-TCON-01, Carreau. */
const fioleDePierre: ItemEffect = {
  feature: {
    id: 'fiole-de-pierre',
    rule: 'AD1-TCON-01',
    name: { fr: 'Peau de pierre', en: 'Skin of stone' },
    armure: () => 1,
  },
};

/** AD1-TCON-01, Pique: its next attack. */
const fioleDeHargne: ItemEffect = {
  feature: { id: 'fiole-de-hargne', rule: 'AD1-TCON-01', name: { fr: 'Hargne', en: 'Spite' }, ...nextJet('attaque') },
};

export const VIALS: readonly ItemEffect[] = [fioleDePalinque, fioleTrouble, fioleDePierre, fioleDeHargne];
