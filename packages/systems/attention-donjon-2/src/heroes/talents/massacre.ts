import { isMelee } from '@souterrain/crawl/combat/attacks';
import { bans } from '@souterrain/crawl/figures/bearings';
import { isActive } from '@souterrain/crawl/figures/sides';
import { ownTurn } from '@souterrain/crawl/heroes/own-turn';
import { arrive } from '@souterrain/crawl/movement/move';
import { isEmpty } from '@souterrain/crawl/movement/plan';
import { ask, option } from '@souterrain/kernel';
import type { Feature } from '../../figures/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

export const massacre: Feature = {
  id: 'massacre',
  rule: 'AD2-XBER-10',
  *kill(g, { who }, { jet, target, left }) {
    if (jet.attack?.skill !== 'melee' || left < 1 || !ownTurn(g.state, who) || !isActive(g.state, who)) return;
    const { cell } = target;
    if (!isEmpty(g.state, cell) || bans(g.state, who, 'bouger')) return;
    const goesOn = yield* ask({
      id: 'massacre',
      seat: who.hero!.seat,
      rule: 'AD2-XBER-10',
      params: { figure: who.id },
      options: [option('passer', false), option('prendre-sa-place', true)],
    });
    if (!goesOn) return;
    const spent = { bought: 'massacre', price: 1, left: left - 1 };
    g.emit({ type: 'reussiteSpent', figure: who.id, ...spent, rules: ['AD2-XBER-10'] });
    yield* arrive(g, who, { cell, how: 'bond' });
    if (!isActive(g.state, who)) return;
    yield* chooseStrike(g, who, {
      attacks: attacksThat(g, who, isMelee),
      plan: { id: 'massacre-attaque', rule: 'AD2-XBER-10', manner: { how: 'talent' } },
    });
  },
};
