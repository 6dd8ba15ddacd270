import type { School } from '../spell.ts';
import type { SchoolEffect } from './effect.ts';
import { aveugler, enraciner, fletrir, geler, leurrer, voiler } from './lasting.ts';
import { repousser } from './repousser.ts';

/** HB-SCH-08. The tree of Sauvage is cast on a zone: see arbre.ts. */
export function effectOf(school: School): SchoolEffect {
  switch (school) {
    case 'arcanique':
      return repousser;
    case 'elementaire':
      return geler;
    case 'illusion':
      return leurrer;
    case 'impie':
      return fletrir;
    case 'ombres':
      return voiler;
    case 'sacree':
      return aveugler;
    case 'sauvage':
      return enraciner;
  }
}
