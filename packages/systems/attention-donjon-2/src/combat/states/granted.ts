import { defineFeature } from '../../world/features.ts';

/** AD2-EFF-07: Armure given by an action, until the start of the actor's next turn. */
export const armureAccordee = defineFeature({
  id: 'armure-accordee',
  rule: 'AD2-EFF-07',
  name: { fr: 'Armure accordée', en: 'Armour granted' },
  armure: (_g, { mark }) => mark?.value ?? 0,
});

/** AD2-EFF-16: dice given or taken by an action. */
export const desAccordes = defineFeature({
  id: 'des-accordes',
  rule: 'AD2-EFF-16',
  name: { fr: 'Dés accordés', en: 'Dice granted' },
  dice: (_g, { mark }) => mark?.value ?? 0,
  // AD2-ETAT-26: what a monster has fewer, those who resist it have more.
  imposes: (_g, { mark }) => 0 - (mark?.value ?? 0),
});

/** AD2-XROUND-09: Couverture +1 until the start of the next turn. */
export const defensive = defineFeature({
  id: 'defensive',
  rule: 'AD2-XROUND-09',
  name: { fr: 'Sur la défensive', en: 'On the defensive' },
  couverture: () => 1,
});

/** AD2-ARCA-18: the caster cannot be its target in its next activation. */
export const leurre = defineFeature({
  id: 'leurre',
  rule: 'AD2-ARCA-18',
  spares: (_g, { mark }, other) => mark?.by === other.id,
  shakenOff: 7,
  fades: true,
});
