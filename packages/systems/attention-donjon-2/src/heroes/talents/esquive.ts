import { defineFeature } from '../../world/features.ts';

/** AD2-XSYL-04, AD2-XESQ-16: the Compétence itself; a hero made with it has it on its sheet already. */
export const esquive = defineFeature({
  id: 'esquive',
  rule: 'AD2-XSYL-04',
  name: 'Esquive',
  effect: { fr: 'Compétence Esquive +1', en: 'Compétence Esquive +1' },
  *acquired(g, { who }) {
    const value = (who.hero!.sheet.traits.esquive ?? 0) + 1;
    g.emit({ type: 'traitRaised', figure: who.id, trait: 'esquive', value, xp: 0, rules: ['AD2-XSYL-04'] });
  },
});
