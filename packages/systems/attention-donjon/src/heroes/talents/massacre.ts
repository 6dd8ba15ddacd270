import { isMelee } from '@souterrain/crawl/combat';
import { isActive } from '@souterrain/crawl/figures';
import { ownTurn } from '@souterrain/crawl/heroes';
import { arrive, isEmpty } from '@souterrain/crawl/movement';
import { figure } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

export const massacre = defineFeature({
  id: 'massacre',
  rule: 'AD1-BERS-17',
  name: 'Massacre',
  effect: {
    fr: 'un ennemi abattu net en Mêlée : avancer et frapper encore',
    en: 'an enemy cut down outright in Mêlée: step in and strike again',
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
    'attaquer-sur-place': { fr: 'Attaquer encore, sans bouger', en: 'Attack again, without moving' },
    'prendre-sa-place': { fr: 'Prendre sa place, puis attaquer', en: 'Take its place, then attack' },
    'massacre/passer': { fr: 'En rester là', en: 'Leave it at that' },
  },
  *kill(g, { who }, { attack, target, damageSeuil = 0 }) {
    if (attack.skill !== 'melee' || damageSeuil < 1 || !ownTurn(g.state, who) || !isActive(g, who)) return;
    const { cell } = target;
    const goesOn = yield* ask({
      id: 'massacre',
      seat: who.hero!.seat,
      rule: 'AD1-BERS-17',
      params: { figure: who.id },
      options: [
        option('passer', 'non' as const),
        option('attaquer-sur-place', 'ici' as const),
        ...(isEmpty(g, cell) ? [option('prendre-sa-place', 'avancer' as const)] : []),
      ],
    });
    if (goesOn === 'non') return;
    if (goesOn === 'avancer') yield* arrive(g, who, { cell, how: 'bond' });
    if (!isActive(g, who)) return;
    yield* chooseStrike(g, who, {
      attacks: attacksThat(g, who, isMelee),
      plan: {
        id: 'massacre-attaque',
        rule: 'AD1-BERS-17',
        manner: { how: 'talent' },
      },
    });
  },
});
