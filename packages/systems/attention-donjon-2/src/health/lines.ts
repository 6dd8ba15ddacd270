import { lineOf } from '../notation/index.ts';

/**
 * AD2-XSANTE-05, AD2-XSANTE-06, AD2-XSANTE-08: the three universal actions, and AD2-Q-27's other reading of Soins. What a
 * Seuil of 2 gave costs 2R (AD2-XCONV-02).
 */
// AD2-ATTR-08, AD2-COMP-14.
export const SE_REPRENDRE = lineOf('>Se reprendre Mental/Résistance 5 : Retirer (Secoué) [2R Action gratuite max 1]');
// AD2-ATTR-10.
export const RECUPERATION = lineOf('>Récupération Vigueur 5 : Soins 1');
// AD2-ATTR-09, AD2-COMP-15.
export const SOINS = {
  one: lineOf('Soins CAC Savoir/Soins 5 : Soins 1 | Retirer (Soignable) [2R Soins 1 | Retirer (Soignable) max 1]'),
  each: lineOf('Soins CAC Savoir/Soins 5 : Soins 1 | Retirer (Soignable) [Soins 1 | Retirer (Soignable)]'),
} as const;
/** AD2-PERI-04. */
export const CREVER = lineOf('Force 5 : Dommages 1 [Dommages +1]');
/** AD2-ETAT-09, AD2-ATTR-06. */
export const SE_LIBERER = { force: lineOf('Force 5'), agilite: lineOf('Agilité 5') } as const;
