/** Talents that both editions read the same. */

export { bondMeurtrier } from './bond-meurtrier.ts';
export { citadelle } from './citadelle.ts';
export { citadin } from './citadin.ts';
export { communicationAvecLaPierre } from './communication-avec-la-pierre.ts';
export { competencesMultiples } from './competences-multiples.ts';
export { heroismeARevendre } from './heroisme-a-revendre.ts';
export { instinctif } from './instinctif.ts';
export { odoratDeveloppe } from './odorat-developpe.ts';
export { orientationSousTerraine } from './orientation-sous-terraine.ts';
export { pasDeCote } from './pas-de-cote.ts';
export { premonitions } from './premonitions.ts';
export { tempsSuspendu } from './temps-suspendu.ts';
export { tirsMultiples } from './tirs-multiples.ts';
export { toucheATout } from './touche-a-tout.ts';
