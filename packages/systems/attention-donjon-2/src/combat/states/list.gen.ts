// Made by tools/lists.mjs; the order of these lines is kept.
import { aTerre } from './a-terre.ts';
import { arcadeOuverte } from './arcade-ouverte.ts';
import { ATTRIBUTE_LOSSES } from './attribute-loss.ts';
import { bulle, etouffement } from './bulle.ts';
import { maudit, beni, tempsFort } from './conditions.ts';
import { cotesCassees } from './cotes-cassees.ts';
import { empoisonne } from './empoisonne.ts';
import { enchaine } from './enchaine.ts';
import { enrage } from './enrage.ts';
import { armureAccordee, desAccordes, defensive, leurre } from './granted.ts';
import { brasCasse, mainTranchee, cicatrices } from './hands.ts';
import { hemorragie } from './hemorragie.ts';
import { immobilise } from './immobilise.ts';
import { inconscient } from './inconscient.ts';
import { jambeFracturee } from './jambe-fracturee.ts';
import { paralyse } from './paralyse.ts';
import { petrifie } from './petrifie.ts';
import { secoue, ebranle } from './secoue.ts';
import { sonne } from './sonne.ts';

export const STATES = [
  aTerre,
  arcadeOuverte,
  ...ATTRIBUTE_LOSSES,
  bulle,
  etouffement,
  maudit,
  beni,
  tempsFort,
  cotesCassees,
  empoisonne,
  enchaine,
  enrage,
  armureAccordee,
  desAccordes,
  defensive,
  leurre,
  brasCasse,
  mainTranchee,
  cicatrices,
  hemorragie,
  immobilise,
  inconscient,
  jambeFracturee,
  paralyse,
  petrifie,
  secoue,
  ebranle,
  sonne,
];
