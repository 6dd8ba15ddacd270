// Made by tools/lists.mjs; the order of these lines is kept.
import { citadin } from './citadin.ts';
import { communicationAvecLaPierre } from './communication-avec-la-pierre.ts';
import { competencesMultiples } from './competences-multiples.ts';
import { heroismeARevendre } from './heroisme-a-revendre.ts';
import { instinctif } from './instinctif.ts';
import { odoratDeveloppe } from './odorat-developpe.ts';
import { orientationSousTerraine } from './orientation-sous-terraine.ts';
import { pasDeCote } from './pas-de-cote.ts';
import { premonitions } from './premonitions.ts';
import { tempsSuspendu } from './temps-suspendu.ts';
import { toucheATout } from './touche-a-tout.ts';

export const SHARED_TALENTS = [
  citadin,
  communicationAvecLaPierre,
  competencesMultiples,
  heroismeARevendre,
  instinctif,
  odoratDeveloppe,
  orientationSousTerraine,
  pasDeCote,
  premonitions,
  tempsSuspendu,
  toucheATout,
];
