import { isMelee } from '@souterrain/crawl/combat';
import { holdsZone, isActive } from '@souterrain/crawl/figures';
import { ownTurn } from '@souterrain/crawl/heroes';
import { arrive, isEmpty, mayMove } from '@souterrain/crawl/movement';
import { flag } from '@souterrain/crawl/rounds';
import { figure } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

export const massacre = defineFeature({
  id: 'massacre',
  rule: 'AD2-XBER-10',
  name: 'Massacre',
  effect: {
    fr: 'un ennemi tué en Mêlée : 1 Réussite pour avancer et frapper encore',
    en: 'an enemy killed in Mêlée: 1 Réussite to step in and strike again',
  },
  prompts: {
    'massacre-attaque': {
      fr: (a) => `Massacre, ${figure(a)} : quelle cible ?`,
      en: (a) => `Massacre: whom does ${figure(a)} attack?`,
    },
    massacre: {
      fr: (a) => `Massacre : ${figure(a)} frappe encore ?`,
      en: (a) => `Massacre: does ${figure(a)} strike again?`,
    },
  },
  labels: {
    'prendre-sa-place': { fr: 'Prendre sa place, puis attaquer', en: 'Take its place, then attack' },
    'massacre/passer': { fr: 'En rester là', en: 'Leave it at that' },
  },
  *kill(g, { who }, { jet, target, left }) {
    if (jet.attack?.skill !== 'melee' || left < 1 || !ownTurn(g.state, who) || !isActive(g, who)) return;
    const { cell } = target;
    // AD1-TRES-22: it asks what a movement asks; AD2-XCRO-10: and he is not entrenched.
    if (!isEmpty(g, cell) || !mayMove(g, who) || holdsZone(g, who)) return;
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
    flag(g, who, 'massacre');
    yield* arrive(g, who, { cell, how: 'bond' });
    if (!isActive(g, who)) return;
    yield* chooseStrike(g, who, {
      attacks: attacksThat(g, who, isMelee),
      plan: {
        id: 'massacre-attaque',
        rule: 'AD2-XBER-10',
        manner: { how: 'talent' },
      },
    });
  },
});
