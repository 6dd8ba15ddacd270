import type { RuleId } from '@souterrain/catalog';
import type { Spoken } from '../text/spoken.ts';

/** A state or a passing effect: what it does by itself, whatever gave it. */
interface State extends Spoken {
  readonly rule: RuleId;
  /** No movement at all. */
  readonly still?: true;
  /** The attacks of its bearer are diminished. */
  readonly hampers?: true;
  /** The same, by a spell or a potion: told after the others. */
  readonly clumsy?: true;
  /** Attacks against its bearer are diminished. */
  readonly elusive?: true;
  /** One disadvantage on the tests of its bearer. */
  readonly hindered?: true;
}

export const STATES: readonly State[] = [
  { id: 'au-sol', rule: 'HB-MAN-08', name: { fr: 'au sol', en: 'down' } },
  { id: 'empoigne', rule: 'HB-MAN-07', name: { fr: 'pris au corps', en: 'grappled' } },
  { id: 'grimpe', rule: 'HB-MAN-11', name: { fr: 'agrippé à sa cible', en: 'climbing its target' } },
  { id: 'entrave-arme', rule: 'HB-MAN-04', name: { fr: 'arme entravée', en: 'weapon hindered' }, hampers: true },
  {
    id: 'entrave-mouvement',
    rule: 'HB-MAN-05',
    name: { fr: 'mouvement entravé', en: 'movement hindered' },
    still: true,
  },
  { id: 'elan', rule: 'HB-TEST-07', name: { fr: 'élan', en: 'momentum' } },
  { id: 'revers', rule: 'HB-TEST-08', name: { fr: 'revers', en: 'setback' }, hampers: true },
  { id: 'faveur', rule: 'HB-GM-04', name: { fr: 'faveur', en: 'favour' } },
  { id: 'difficulte', rule: 'HB-GM-04', name: { fr: 'difficulté', en: 'difficulty' }, hampers: true },
  { id: 'faveur-demandee', rule: 'HB-GM-04', name: { fr: 'faveur demandée', en: 'favour asked' } },
  { id: 'essai-refuse', rule: 'HB-ACT-05', name: { fr: 'essai refusé', en: 'attempt declined' } },
  { id: 'demoralise', rule: 'HB-DMG-09', name: { fr: 'démoralisé', en: 'demoralised' } },
  { id: 'rallie', rule: 'HB-HERO-02', name: { fr: 'rallié', en: 'rallied' } },
  { id: 'en-fuite', rule: 'HB-MRL-02', name: { fr: 'en fuite', en: 'fleeing' } },
  { id: 'epuise', rule: 'HB-REST-17', name: { fr: 'épuisement', en: 'exhaustion' } },
  { id: 'bouclier-baisse', rule: 'HB-EQP-10', name: { fr: 'bouclier baissé', en: 'shield lowered' } },
  { id: 'glace', rule: 'HB-ALC-11', still: true },
  { id: 'armure-rongee', rule: 'HB-ALC-11', name: { fr: 'armure rongée', en: 'armour eaten away' } },
  { id: 'colle', rule: 'HB-ALC-12', name: { fr: 'colle', en: 'glue' }, still: true },
  { id: 'muet', rule: 'HB-ALC-21', name: { fr: 'muet', en: 'mute' } },
  { id: 'invisible', rule: 'HB-ALC-13', name: 'invisible', elusive: true },
  { id: 'hallucine', rule: 'HB-ALC-14', name: { fr: 'halluciné', en: 'hallucinating' }, clumsy: true, hindered: true },
  { id: 'gele', rule: 'HB-SCH-08', name: { fr: 'gelé', en: 'frozen' }, still: true },
  { id: 'leurre', rule: 'HB-SCH-08', name: { fr: 'leurré', en: 'deluded' }, clumsy: true },
  { id: 'fletri', rule: 'HB-SCH-08', name: { fr: 'flétri', en: 'withered' }, hindered: true },
  { id: 'voile', rule: 'HB-SCH-08', name: { fr: 'voilé', en: 'veiled' }, elusive: true },
  { id: 'aveugle', rule: 'HB-SCH-08', name: { fr: 'aveuglé', en: 'blinded' }, clumsy: true },
  { id: 'enracine', rule: 'HB-SCH-08', name: { fr: 'enraciné', en: 'rooted' } },
  { id: 'invoque', rule: 'HB-MAG-37', name: { fr: 'invoqué', en: 'summoned' } },
  { id: 'tenue-insufflee', rule: 'HB-MAG-40', name: { fr: 'tenue insufflée', en: 'clothes infused' }, elusive: true },
  { id: 'domine', rule: 'HB-MAG-41', name: { fr: 'dominé', en: 'dominated' } },
  { id: 'sort-decrit', rule: 'HB-MAG-42', name: { fr: 'sort décrit', en: 'described spell' } },
];

/** Those that do such a thing. */
export const statesThat = (does: Exclude<keyof State, keyof Spoken | 'rule'>): readonly string[] =>
  STATES.flatMap((state) => (state[does] ? [state.id] : []));
