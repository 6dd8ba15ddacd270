import { shieldOf } from '@souterrain/crawl/heroes';
import { inContact } from '@souterrain/crawl/movement';
import { defineFeature } from '../../world/features.ts';

export const bouclierDivin = defineFeature({
  id: 'bouclier-divin',
  rule: 'AD1-CROI-11',
  name: 'Bouclier divin',
  effect: {
    fr: 'le bouclier protège aussi des tirs et de la magie',
    en: 'the shield protects from shots and magic too',
  },
  difficulty(g, { who }, roll) {
    const shield = shieldOf(g, who);
    if (roll.purpose !== 'attaque' || roll.opposed || !roll.who || !shield) return 0;
    // Where Parade is the Difficulty the shield is already in it.
    if (roll.trait === 'melee' || (roll.trait === 'lancer' && inContact(g, roll.who, who))) return 0;
    const mastery = who.hero!.sheet.talents.includes('maitrise-du-bouclier') ? 1 : 0;
    return (g.content.items[shield.base]?.parade ?? 0) + mastery;
  },
});
