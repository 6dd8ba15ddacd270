import { all, any, CAREER_TREES, one, type TalentNode, three, two } from '@souterrain/crawl/heroes';

/** The list of each Origine and Carrière. AD2-XTRA-07, AD2-XCRO-07: those of the first edition need what is read there. */
export const TREES: Readonly<Record<string, readonly TalentNode[]>> = {
  // AD2-XFEL-07, AD2-XFEL-08, AD2-XFEL-09.
  felis: [
    one('charge'),
    one('odorat-developpe'),
    one('rugissement'),
    two('agilite-feline', all('charge')),
    two('griffes', any('rugissement', 'odorat-developpe')),
    three('fourrure-impenetrable', any('griffes', 'agilite-feline')),
  ],
  // AD2-XIMP-05, AD2-XIMP-06.
  imperiaux: [
    one('heroisme-a-revendre'),
    one('debrouillard'),
    one('touche-a-tout'),
    two('citadin', any('debrouillard', 'touche-a-tout')),
    two('dur-a-cuire', all('heroisme-a-revendre')),
    three('competences-multiples', any('dur-a-cuire', 'citadin')),
  ],
  // AD2-XNAIN-01: Défense where Charge was. AD2-XNAIN-07, AD2-XNAIN-08.
  nains: [
    one('defense'),
    one('orientation-sous-terraine'),
    one('resistance-a-la-magie'),
    two('communication-avec-la-pierre', all('orientation-sous-terraine')),
    two('peau-de-granit', any('defense', 'resistance-a-la-magie')),
    three('heroisme-a-revendre', any('peau-de-granit', 'communication-avec-la-pierre')),
  ],
  // AD2-XSYL-06, AD2-XSYL-07.
  sylvae: [
    one('regard-percant'),
    one('esquive'),
    one('savoir-partage'),
    two('premonitions', any('esquive', 'regard-percant')),
    two('seve-reparatrice', all('savoir-partage')),
    three('temps-suspendu', any('seve-reparatrice', 'premonitions')),
  ],
  ...CAREER_TREES,
  // AD2-ARCA-02, AD2-ARCA-10, AD2-ARCA-16 to AD2-ARCA-23.
  arcaniste: [
    one('decharge-arcanique'),
    one('aura-des-arcanes'),
    one('lecture-des-arcanes'),
    two('projectile-arcanique', all('decharge-arcanique')),
    two('illusion-arcanique', all('decharge-arcanique', 'aura-des-arcanes')),
    two('manipulation-des-arcanes', all('aura-des-arcanes', 'lecture-des-arcanes')),
    two('intuition-arcanique', all('lecture-des-arcanes')),
    three('invocation-des-arcanes', all('illusion-arcanique', 'intuition-arcanique')),
    three('reserve-arcanique', all('manipulation-des-arcanes', 'illusion-arcanique')),
    three('deferlante-arcanique', all('projectile-arcanique', 'manipulation-des-arcanes')),
  ],
};
