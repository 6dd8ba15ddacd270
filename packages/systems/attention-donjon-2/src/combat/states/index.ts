import type { Feature } from '../../world/features.ts';
import { aTerre } from './a-terre.ts';
import { arcadeOuverte } from './arcade-ouverte.ts';
import { ATTRIBUTE_LOSSES } from './attribute-loss.ts';
import { bulle, etouffement } from './bulle.ts';
import { beni, maudit, tempsFort } from './conditions.ts';
import { cotesCassees } from './cotes-cassees.ts';
import { empoisonne } from './empoisonne.ts';
import { enchaine } from './enchaine.ts';
import { enrage } from './enrage.ts';
import { armureAccordee, defensive, desAccordes, leurre } from './granted.ts';
import { brasCasse, cicatrices, mainTranchee } from './hands.ts';
import { hemorragie } from './hemorragie.ts';
import { immobilise } from './immobilise.ts';
import { inconscient } from './inconscient.ts';
import { jambeFracturee } from './jambe-fracturee.ts';
import { paralyse } from './paralyse.ts';
import { petrifie } from './petrifie.ts';
import { ebranle, secoue } from './secoue.ts';
import { sonne } from './sonne.ts';

/** AD2-ETAT-01. */
export const STATES: readonly Feature[] = [
  secoue,
  ebranle,
  sonne,
  petrifie,
  immobilise,
  enchaine,
  bulle,
  etouffement,
  aTerre,
  inconscient,
  enrage,
  empoisonne,
  paralyse,
  maudit,
  beni,
  tempsFort,
  arcadeOuverte,
  cotesCassees,
  hemorragie,
  jambeFracturee,
  brasCasse,
  mainTranchee,
  cicatrices,
  ...ATTRIBUTE_LOSSES,
  armureAccordee,
  desAccordes,
  defensive,
  leurre,
];
