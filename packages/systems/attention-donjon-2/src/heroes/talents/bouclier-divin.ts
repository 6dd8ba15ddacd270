import { shieldOf } from '@souterrain/crawl/heroes';
import { couvertureOf } from '../../items/armours.ts';
import { isCovered } from '../../jets/count.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-XCRO-06: the shield and its mastery alone, where Couverture does not count already. */
export const bouclierDivin = defineFeature({
  id: 'bouclier-divin',
  rule: 'AD2-XCRO-06',
  name: 'Bouclier divin',
  effect: {
    fr: 'la Couverture du bouclier protège aussi des tirs et de la Magie',
    en: 'the Couverture of the shield protects from shots and Magie too',
  },
  dice(g, { who }, jet) {
    const { purpose, action } = jet;
    const shield = shieldOf(g, who);
    if (purpose !== 'resister' || !action || !shield || isCovered(g.state, jet)) return 0;
    const isShot = action.attack && action.range?.kind === 'dst';
    if (!isShot && !action.tags.includes('Magie')) return 0;
    const mastery = who.hero!.sheet.talents.includes('maitrise-du-bouclier') ? 1 : 0;
    return couvertureOf(g.content.items[shield.base]) + mastery;
  },
});
