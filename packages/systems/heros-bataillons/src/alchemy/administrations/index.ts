import type { Administration } from '../potion.ts';
import type { AdministrationRule } from './administration.ts';
import { baume } from './baume.ts';
import { explosive } from './explosive.ts';
import { fumee } from './fumee.ts';
import { injection } from './injection.ts';
import { liquide } from './liquide.ts';

/** HB-ALC-08. */
export function administrationOf(administration: Administration): AdministrationRule {
  switch (administration) {
    case 'explosive':
      return explosive;
    case 'baume':
      return baume;
    case 'liquide':
      return liquide;
    case 'fumee':
      return fumee;
    case 'injection':
      return injection;
  }
}
