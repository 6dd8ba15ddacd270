import { isUntouched } from '../../health/stagger.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-ETAT-07: one Action a turn and -1D on all Jets. */
export const sonne = defineFeature({
  id: 'sonne',
  rule: 'AD2-ETAT-07',
  shakenOff: 5,
  soignable: true,
  economy: ({ state: { turn } }, _at, type) => type !== 'complexe' && isUntouched(turn!),
  dice: () => -1,
  imposes: () => 1,
});
