// Made by tools/lists.mjs; the order of these lines is kept.
import { aTerre } from './a-terre.ts';
import { brasCasse } from './bras-casse.ts';
import { cicatrices } from './cicatrices.ts';
import { cotesCassees } from './cotes-cassees.ts';
import { defensive } from './defensive.ts';
import { empoisonne } from './empoisonne.ts';
import { entrave } from './entrave.ts';
import { hemorragie } from './hemorragie.ts';
import { inconscient } from './inconscient.ts';
import { jambeFracturee } from './jambe-fracturee.ts';
import { mainTranchee } from './main-tranchee.ts';
import { nezCasse } from './nez-casse.ts';
import { paralyse } from './paralyse.ts';
import { secoue } from './secoue.ts';
import { serieusementSecoue } from './serieusement-secoue.ts';

export const STATES = [
  aTerre,
  brasCasse,
  cicatrices,
  cotesCassees,
  defensive,
  empoisonne,
  entrave,
  hemorragie,
  inconscient,
  jambeFracturee,
  mainTranchee,
  nezCasse,
  paralyse,
  secoue,
  serieusementSecoue,
];
